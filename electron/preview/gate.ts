/**
 * Who is let in to the preview. Any page in any browser can send requests to 127.0.0.1, so each one
 * must name our very address as its host, come from our own page, and carry the cookie that only the
 * one-time launch address gives. Everything is compared as text, nothing is parsed first.
 */
import type { IncomingMessage } from 'node:http';
import { sameSecret, secret } from '../services/secret.ts';

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly status: 403 | 421; readonly why: string };

export interface Gate {
  /** The path and query of an address that opens the page once. */
  launchPath(): string;
  /** The value for `Set-Cookie` if this is an unused launch token. */
  exchange(token: string): string | null;
  /** Host and, where the browser says it, site: for every request. */
  checkHost(request: IncomingMessage): Verdict;
  /** The cookie, for files and signals. */
  checkReader(request: IncomingMessage): Verdict;
  /** The cookie and the origin, for whatever changes something. */
  checkAsker(request: IncomingMessage): Verdict;
}

/** Launch tokens that may wait unused at a time; older ones lapse. */
const MOST_TOKENS = 4;
const no = (why: string, status: 403 | 421 = 403): Verdict => ({ ok: false, status, why });
const YES: Verdict = { ok: true };

export function openGate(port: number): Gate {
  const host = `127.0.0.1:${port}`;
  const cookieName = `quadrille-${port}`;
  const session = secret();
  let tokens: string[] = [];

  function checkReader(request: IncomingMessage): Verdict {
    const given = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const mine = given.filter((pair) => pair.startsWith(`${cookieName}=`));
    const [only] = mine;
    if (mine.length !== 1 || only === undefined) return no('no cookie');
    return sameSecret(only.slice(cookieName.length + 1), session) ? YES : no('wrong cookie');
  }

  return {
    launchPath() {
      const token = secret();
      tokens = [...tokens, token].slice(-MOST_TOKENS);
      return `/?token=${token}`;
    },
    exchange(token) {
      const known = tokens.filter((one) => sameSecret(token, one));
      if (known.length === 0) return null;
      tokens = tokens.filter((one) => !known.includes(one));
      return `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`;
    },
    checkHost(request) {
      if (hostsOf(request) !== 1 || request.headers.host !== host) return no('foreign host', 421);
      const site = request.headers['sec-fetch-site'];
      return site === undefined || site === 'same-origin' || site === 'none' ? YES : no(`request from a ${site} page`);
    },
    checkReader,
    checkAsker(request) {
      if (request.headers.origin !== `http://${host}`) return no('foreign or missing origin');
      return checkReader(request);
    },
  };
}

/** Node's reader keeps the first of several hosts and says nothing of the others. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
}
