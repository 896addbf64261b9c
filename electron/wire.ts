/** Names that main and preload must agree on, and the address of the page. */
export const ASK = 'quadrille:ask';
export const SIGNAL = 'quadrille:signal';

export const SCHEME = 'app';
export const PAGE_ADDRESS = 'app://game/';

/** Whether an address belongs to our page. Read by the parser of addresses, never by comparing beginnings. */
export function isOurs(address: string): boolean {
  try {
    const { protocol, host, username, password } = new URL(address);
    return protocol === `${SCHEME}:` && host === 'game' && username === '' && password === '';
  } catch {
    return false;
  }
}
