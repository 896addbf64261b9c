/**
 * What will happen, before it does: the clash as it stands, and the result of placing a card. Both run
 * the rules themselves on a copy (a state's battle or a view's), so no second formula exists. Decks
 * count for nothing here: a legacy that draws moves no lane.
 */
import type { Seat } from '../../../kit/game.ts';
import { type Battle, type BoardCard, cloneBattle, cloneCard, LANES, type Outcome } from './battle.ts';
import { clash } from './clash.ts';
import type { BattleEvent } from './events.ts';
import { type Placing, place, placeRefusal } from './place.ts';

type Pair<T> = readonly [T, T];

/** A lane after the clash; pairs are by side. */
export interface LanePreview {
  readonly fallen: Pair<boolean>;
  /** What is left of the card; 0 where none is. */
  readonly power: Pair<number>;
  readonly shield: Pair<number>;
  /** Damage to the player of that side out of this lane: strike, overkill and grudge. */
  readonly toPlayer: Pair<number>;
}

export interface ClashPreview {
  readonly lanes: readonly LanePreview[];
  /** HP after the clash, by side; 0 or less: lost. */
  readonly hp: Pair<number>;
  readonly healed: Pair<number>;
  readonly outcome: Outcome | null;
}

/** The clash that would follow if nobody acted any more. The battle is left as it is. */
export function previewClash(battle: Battle): ClashPreview {
  const copy = cloneBattle(battle);
  const events: BattleEvent[] = [];
  clash(copy, (event) => events.push(event));
  const [a, b] = copy.sides;
  return {
    lanes: Array.from({ length: LANES }, (_, lane) => lanePreview(copy, lane, events)),
    hp: [a.hp, b.hp],
    healed: [healed(0, events), healed(1, events)],
    outcome: copy.outcome,
  };
}

function lanePreview(after: Battle, lane: number, events: readonly BattleEvent[]): LanePreview {
  const cards = after.sides.map(({ row }) => row[lane] ?? null);
  const fallen = [false, false];
  const toPlayer = [0, 0];
  for (const event of events) {
    if (event.type === 'perished' && event.lane === lane) fallen[event.side] = true;
    if (event.type === 'hurt' && event.lane === lane) toPlayer[event.side] = (toPlayer[event.side] ?? 0) + event.damage;
  }
  const pair = <T>(of: (seat: Seat) => T): Pair<T> => [of(0), of(1)];
  return {
    fallen: pair((seat) => fallen[seat] === true),
    power: pair((seat) => cards[seat]?.power ?? 0),
    shield: pair((seat) => cards[seat]?.shield ?? 0),
    toPlayer: pair((seat) => toPlayer[seat] ?? 0),
  };
}

function healed(seat: Seat, events: readonly BattleEvent[]): number {
  return events.reduce((sum, event) => (event.type === 'healed' && event.side === seat ? sum + event.hp : sum), 0);
}

/** What placing a card would make: the card in the lane, the opposing one after it, coins left. */
export interface PlacePreview {
  readonly result: BoardCard;
  readonly opposing: BoardCard | null;
  readonly coins: number;
  /** The clash as it would then stand. */
  readonly clash: ClashPreview;
}

/** The result of placing a card, or null where it may not be placed. */
export function previewPlace(battle: Battle, seat: Seat, placing: Placing): PlacePreview | null {
  if (battle.outcome !== null || placeRefusal(battle, seat, placing) !== null) return null;
  const copy = cloneBattle(battle);
  place(copy, seat, placing, undefined);
  const side = copy.sides[seat as 0 | 1];
  const other = copy.sides[(1 - seat) as 0 | 1];
  const result = side.row[placing.lane];
  if (!result) return null;
  return {
    result: cloneCard(result),
    opposing: other.row[placing.lane] ?? null,
    coins: side.coins,
    clash: previewClash(copy),
  };
}
