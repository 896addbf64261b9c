import { describe, expect, it } from 'vitest';
import { paceOf } from '../../../renderer/table/pace.ts';

const at = (pace: number, reduced = false) => paceOf({ pace, reduced });

describe('the pace of the table', () => {
  it('stretches and shortens everything that moves', () => {
    for (const key of ['flight', 'beat', 'words', 'think', 'room'] as const) {
      expect(at(1.6)[key]).toBeGreaterThan(at(1)[key]);
      expect(at(1)[key]).toBeGreaterThan(at(0.55)[key]);
    }
  });

  it('lets nothing move when motion is off, and still leaves time to read', () => {
    expect(at(0, true)).toMatchObject({ flight: 0, beat: 0, words: 0 });
    expect(at(0, true).think).toBeGreaterThan(200);
  });

  it('fades instead of flying, and sooner, with reduced motion', () => {
    expect(at(1, true).fades).toBe(true);
    expect(at(1, true).flight).toBeLessThan(at(1).flight);
  });

  it('has computers neither instant nor slow', () => {
    for (const pace of [0, 0.55, 1, 1.6]) {
      expect(at(pace).think).toBeGreaterThanOrEqual(300);
      expect(at(pace).think).toBeLessThanOrEqual(1500);
    }
  });

  it('leaves people at least two seconds to act out of turn, at any speed but fast, and more when slow', () => {
    expect(at(1).room).toBeGreaterThanOrEqual(2000);
    expect(at(0, true).room).toBeGreaterThanOrEqual(1900);
    expect(at(1.6).room).toBeGreaterThan(3000);
  });
});
