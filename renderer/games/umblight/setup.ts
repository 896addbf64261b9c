/** What the set-up screen asks for: a duel or a journey, deck and player card at each seat; the rest follows from who sits where. */
import type { SetupWays } from '../../table/face.ts';

const isRun = ({ mode }: Readonly<Record<string, unknown>>) => mode === 'run';

export const setup: SetupWays = {
  presets: ['duel', 'run'],
  unasked: ['mode', 'order', 'banks'],
  /** A computer against a person acts first; only people have piggy banks. */
  fit(rules, seats) {
    if (isRun(rules)) return rules;
    const banks = seats.map((kind) => kind === 'human');
    const computer = seats.indexOf('computer');
    if (!banks.includes(true) || computer < 0) return { ...rules, order: 'alternate', banks };
    return { ...rules, order: computer === 0 ? 'first-seat' : 'second-seat', banks };
  },
  conflict: (rules, seats) => (isRun(rules) && seats[1] === 'human' ? 'run' : null),
  seeded: isRun,
};
