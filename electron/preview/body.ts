/** Reads the body of a request up to a limit, and gives up on one that is longer or never ends. */
import type { IncomingMessage } from 'node:http';

/** The bytes; null if there are more than `limit`, in which case the rest is not read. */
export function readBodyOf(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) {
      resolve(null);
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.pause();
        resolve(null);
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('aborted', () => reject(new Error('the request was broken off')));
  });
}
