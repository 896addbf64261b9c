/** A claim under a system that refuses what the claim asks of it. */
import { existsSync, unlinkSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { claimFolder } from '../../electron/services/claim.ts';
import { temporaryFolder } from './helpers/workshop.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return { ...real, unlinkSync: vi.fn(real.unlinkSync) };
});
vi.mock('node:os', async (original) => {
  const real = await original<typeof import('node:os')>();
  return { ...real, userInfo: vi.fn(real.userInfo) };
});

const refuse = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};
const onSecond = () => ({ shell: 'preview', address: null }) as const;

it('is given back though the folder has become read-only', async () => {
  const folder = temporaryFolder();
  const claim = await claimFolder({ folder, onSecond });
  if (!claim.held) throw new Error('the folder is not held');
  vi.mocked(unlinkSync).mockImplementationOnce(refuse('EACCES'));
  await claim.release();
  expect(existsSync(join(folder, 'running'))).toBe(true);
  const next = await claimFolder({ folder, onSecond });
  expect(next.held).toBe(true);
  if (next.held) await next.release();
});

it('is made for a user that the system knows by number alone, and once', async () => {
  vi.mocked(userInfo).mockImplementation(refuse('ENOENT'));
  const folder = temporaryFolder();
  const claim = await claimFolder({ folder, onSecond });
  expect(claim.held).toBe(true);
  expect(await claimFolder({ folder, onSecond })).toEqual({ held: false, standing: onSecond() });
  if (claim.held) await claim.release();
});
