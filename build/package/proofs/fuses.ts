/** Reads the fuses back from a packaged program and compares them with what was decided. */
import { FuseVersion, getCurrentFuseWire } from '@electron/fuses';
import { FUSE_WIRE, FUSES } from '../fuses.ts';
import { type Proof, proof } from './proof.ts';

/** The bytes of the wire: what is on reads `1`, what is off `0`. */
const [ON, OFF] = ['1', '0'].map((digit) => digit.charCodeAt(0));

export async function proveFuses(platform: string, program: string): Promise<Proof> {
  const wire = await getCurrentFuseWire(program);
  const facts = Object.entries(FUSES).map(([name, on]) => {
    const state = wire[FUSE_WIRE[name as keyof typeof FUSES] as unknown as keyof typeof wire];
    return [`${name} is ${on ? 'on' : 'off'}`, Number(state) === (on ? ON : OFF)];
  });
  const known = wire.version === FuseVersion.V1;
  return proof(`${platform}: fuses as decided`, { 'the wire is of version 1': known, ...Object.fromEntries(facts) });
}
