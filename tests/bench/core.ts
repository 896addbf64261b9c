/**
 * `core/<game>`: actions per second of random play through the public contract (`legal` and `play`, nobody
 * listening), against the moves per second of the plain simulator.
 */
import { catalogue } from '../../core/index.ts';
import type { AnyGame, Seat } from '../../core/kit/game.ts';
import { readOptions } from '../../core/kit/options.ts';
import { pick, seeded } from '../../core/kit/rng.ts';
import { alternate, type Figure, figure, type Section, type Work } from './figure.ts';
import { playPlainUno, seedPlainUno } from './plain-uno.ts';

/** The least share of the plain simulator's speed. */
const GOALS: Readonly<Record<string, number>> = { uno: 0.15, 'janken-wars': 0.1, shamano: 0.07, umblight: 0.05 };

/** The rules that are measured; UNO's are the plain simulator's own. Absent: the game's usual rules. */
const RULES: Readonly<Record<string, object>> = {
  uno: { preset: 'seed', penalty: 'loses-turn', forcePlay: true, target: 'single' },
};

const GAMES_AT_ONCE = 20;

function randomPlay(game: AnyGame): Work {
  const seats = game.seats.min;
  const read = readOptions(game.options, RULES[game.id], seats);
  if (!read.ok) throw new Error(read.faults.map((fault) => fault.sentence).join(' '));
  const setup = { seats, options: read.options };
  const rng = seeded(`bench ${game.id}`);
  let games = 0;
  return () => {
    let actions = 0;
    for (let i = 0; i < GAMES_AT_ONCE; i++) actions += playOne(game, game.start(setup, seeded(games++)), rng);
    return actions;
  };
}

function playOne(game: AnyGame, state: object, rng: ReturnType<typeof seeded>): number {
  let actions = 0;
  for (let awaited = game.awaiting(state); awaited.length > 0; awaited = game.awaiting(state)) {
    const seat = awaited[0] as Seat;
    const refusal = game.play(state, seat, pick(rng, game.legal(state, seat)));
    if (refusal !== null) throw new Error(`${game.id}: a legal action is refused: ${refusal}`);
    actions++;
  }
  return actions;
}

function plainGames(): number {
  let moves = 0;
  for (let i = 0; i < GAMES_AT_ONCE; i++) moves += playPlainUno();
  return moves;
}

export const core: Section = {
  name: 'core',
  measure(): Figure[] {
    seedPlainUno(42);
    const games = catalogue.map(({ game }) => game);
    const { perSecond, ratios } = alternate(plainGames, games.map(randomPlay));
    const reference = `plain simulator, ${(perSecond[0] as number).toExponential(2)} moves/s`;
    return games.map(({ id }, i) => {
      const ratio = ratios[i + 1] as number;
      const goal = GOALS[id] ?? 0;
      const value = perSecond[i + 1] as number;
      return figure({ name: `core/${id}`, value, unit: 'actions/s', reference, ratio, goal, bound: 'least' });
    });
  },
};
