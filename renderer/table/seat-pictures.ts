/** Which picture stands for whom: a profile's own, and for everybody else one that nobody at the table has. */
import type { Profile, SeatPlan } from '../../electron/api.ts';
import { AVATARS } from '../app/profiles/Avatar.tsx';

/** One picture a seat; computers keep theirs from match to match as far as nobody else has it. */
export function picturesFor(seats: readonly SeatPlan[], profiles: readonly Profile[]): readonly number[] {
  const own = seats.map((plan) => {
    const id = plan.kind === 'human' ? plan.profile : null;
    return id === null ? null : (profiles.find((profile) => profile.id === id)?.avatar ?? null);
  });
  const taken = new Set(own.map((picture) => (picture === null ? null : picture % AVATARS.length)));
  return seats.map((plan, seat) => {
    const given = own[seat];
    if (given != null) return given;
    let picture = numberOf(plan.name) % AVATARS.length;
    while (taken.has(picture) && taken.size < AVATARS.length) picture = (picture + 1) % AVATARS.length;
    taken.add(picture);
    return picture;
  });
}

function numberOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}
