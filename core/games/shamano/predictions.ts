/**
 * Colour prediction: when a black card is played, all other living players predict its colour in secret
 * or pass; the colour is named when the last has answered, and all is shown together.
 */
import type { Seat } from '../../kit/game.ts';
import type { Colour } from './colours.ts';
import type { Ear } from './events.ts';
import type { State } from './state.ts';

export function askForPredictions({ flow, seats, predictions }: State, player: Seat, ear: Ear): void {
  flow.phase = 'predict';
  const asked: Seat[] = [];
  for (let seat = 0; seat < predictions.length; seat++) {
    if (seat === player || !seats.alive[seat]) continue;
    predictions[seat] = 'owes';
    asked.push(seat);
  }
  ear?.({ type: 'predictions-open', seat: player, asked });
}

/** Seals a prediction; null passes. When the last is in, the colour is asked for. */
export function predict({ flow, predictions }: State, seat: Seat, colour: Colour | null, ear: Ear): void {
  predictions[seat] = colour ?? 'pass';
  const shared = { type: 'predicted', seat } as const;
  ear?.(shared, { to: [seat], event: { ...shared, colour: colour ?? 'pass' } });
  if (!predictions.includes('owes')) flow.phase = 'colour';
}

/**
 * Shows the predictions: who was right may lock the colour of the next black card, who was wrong loses
 * the next turn. No buff stands in the way of that: it is a penalty, not an effect.
 */
export function reveal({ flow, seats, predictions }: State, colour: Colour, ear: Ear): void {
  ear?.({ type: 'predictions', seat: flow.turn, given: predictions.slice(), colour });
  for (let seat = 0; seat < predictions.length; seat++) {
    const given = predictions[seat] as State['predictions'][number];
    predictions[seat] = null;
    if (given === null || given === 'pass' || given === 'owes') continue;
    if (given === colour) {
      seats.right[seat] = true;
      ear?.({ type: 'lock-won', seat, now: { right: true } });
    } else {
      seats.skip[seat] = true;
      ear?.({ type: 'guessed-wrong', seat, now: { skip: true } });
    }
  }
}
