/** `app://game/…`: the built renderer under an origin of its own, from a list of files and nowhere else. */
import { protocol } from 'electron';
import type { Asset, Assets } from './assets.ts';
import { PAGE_HEADERS } from './policy.ts';
import { isOurs, SCHEME } from './wire.ts';

/** Before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Once the app is ready. */
export function serveScheme(assets: Assets): void {
  protocol.handle(SCHEME, (request) => respond(assets, request));
}

/** A listed file, or a refusal. The path is looked up as it stands: there is nothing to climb out of. */
export async function respond(assets: Assets, request: Pick<Request, 'url' | 'method'>): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405);
  const asset = isOurs(request.url) ? assets.get(new URL(request.url).pathname) : undefined;
  return asset === undefined ? refusal(404) : file(asset, request.method === 'HEAD');
}

async function file(asset: Asset, headOnly: boolean): Promise<Response> {
  const headers = { ...PAGE_HEADERS, 'Content-Type': asset.type };
  return new Response(headOnly ? null : new Uint8Array(await asset.read()), { status: 200, headers });
}

const refusal = (status: number) => new Response(null, { status, headers: PAGE_HEADERS });
