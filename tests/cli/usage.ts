/**
 * `npm run usage [-- DUELS [RUNS [SEED]]]`: plays random duels and whole runs of Umblight, 5,000 and 500,
 * looks at the invariants after every ply, and prints how often each card was placed, each skill and
 * ability did something, each choice of an event was made and each upgrade of a coin was given and used.
 */
import { ABILITIES } from '../../core/games/umblight/abilities.ts';
import { UPGRADES } from '../../core/games/umblight/cards/coins.ts';
import { designOf, SET_KINDS } from '../../core/games/umblight/cards/designs.ts';
import { PLAYER_CODES } from '../../core/games/umblight/player-cards.ts';
import { ENCOUNTERS } from '../../core/games/umblight/run/encounters.ts';
import { SKILLS } from '../../core/games/umblight/skills/skills.ts';
import { type Counts, count } from '../core/umblight/use.ts';

const [duels = '5000', runs = '500', seed = 'usage'] = process.argv.slice(2);
const use = count({ duels: Number(duels), runs: Number(runs), seed });
let unused = 0;

/** Prints the counts of all that there is, the rarest first. */
function list<K>(title: string, all: readonly K[], counts: Counts<K>, name: (one: K) => string = String): void {
  const rows = all.map((one) => [name(one), counts.get(one) ?? 0] as const).sort((a, b) => a[1] - b[1]);
  const never = rows.filter(([, n]) => n === 0).length;
  unused += never;
  console.log(`\n${title}: ${all.length - never} of ${all.length} used`);
  console.log(rows.map(([code, n]) => `${code} ${n}`).join(', '));
}

console.log(`${duels} random duels and ${runs} random runs: ${use.battles} battles`);
list('cards placed', SET_KINDS, use.placed, (kind) => designOf(kind).code);
const codes = (all: readonly { readonly code: string }[]) => all.map(({ code }) => code);
list('skills that did something', codes(SKILLS), use.fired);
/** Abilities that show when they are there from the start do not fire: more coins, a look at a deck. */
const firing = codes(ABILITIES).filter((code) => use.fired.has(code));
console.log(`\nabilities that did something: ${firing.map((code) => `${code} ${use.fired.get(code)}`).join(', ')}`);
list(
  'choices of events',
  ENCOUNTERS.flatMap(({ code, choices }) => choices.map((choice) => `${code} ${choice.code}`)),
  use.choices,
);
list('upgrades given to coins', UPGRADES, use.upgrades);
list('upgraded coins combined', UPGRADES, use.combined);
list('player cards in battle', PLAYER_CODES, use.players);
console.log(`\nbroken invariants: ${use.faults.length === 0 ? 'none' : `\n${use.faults.join('\n')}`}`);
process.exitCode = unused === 0 && use.faults.length === 0 ? 0 : 1;
