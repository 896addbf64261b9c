/** Views brought up to date by events, and which events end what can be taken back. */
import type { Seat } from '../../kit/game.ts';
import { cloneBattle } from './battle/battle.ts';
import { foldBattle } from './battle/fold-battle.ts';
import { foldRun } from './run/run-events.ts';
import type { Event, View } from './state.ts';

export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'battle':
      return { ...view, battle: cloneBattle(event.battle) };
    case 'dealt':
    case 'turn':
    case 'drew':
    case 'drew-nothing':
    case 'drew-coin':
    case 'placed':
    case 'gained':
    case 'earned':
    case 'harmed':
    case 'perished':
    case 'hurt':
    case 'healed':
    case 'phase':
    case 'clash':
    case 'met':
    case 'stood':
    case 'ended': {
      if (view.battle === null) return view;
      const battle = cloneBattle(view.battle);
      foldBattle(battle, event, view.seat);
      return { ...view, battle };
    }
    case 'battle-over':
      return { ...view, run: view.run === null ? null : foldRun(view.run, event), battle: null };
    default:
      return view.run === null ? view : { ...view, run: foldRun(view.run, event) };
  }
}

/**
 * What was drawn, what another side laid, what a place or a prize turned out to be. A phase that was
 * ended counts too: it is not taken up again.
 */
export function unveils(event: Event, hearer: Seat | null): boolean {
  switch (event.type) {
    case 'drew':
    case 'drew-coin':
    case 'dealt':
      return event.side === hearer;
    case 'placed':
      return event.side !== hearer;
    case 'phase':
    case 'clash':
    case 'turn':
    case 'ended':
    case 'battle':
    case 'chapter':
    case 'battle-over':
      return true;
    case 'arrived':
      return event.place.kind !== 'map';
    case 'owes':
      return event.steps[0]?.do === 'take';
    case 'card-gained':
      return event.by === 'chance';
    default:
      return false;
  }
}
