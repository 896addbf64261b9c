/** Words that open a door: drawn from the system's randomness, compared without telling how much fits. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits, as hexadecimal digits. */
export function secret(): string {
  return randomBytes(32).toString('hex');
}

/** Takes the same time wherever the two differ. */
export function sameSecret(given: string, real: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(real));
}
