/** How Umblight's actions look on the table: cards go to lanes, deck and bank are pressed, places of a run have targets. */
import {
  type Action,
  DRAW_CARD,
  DRAW_COIN,
  needsPolarity,
  placing,
  twinPlacings,
  writeCard,
} from '../../../core/games/umblight/actions.ts';
import { sideOf } from '../../../core/games/umblight/battle/battle.ts';
import { previewClash } from '../../../core/games/umblight/battle/preview.ts';
import { designIn, kindOf } from '../../../core/games/umblight/cards/designs.ts';
import type { View } from '../../../core/games/umblight/state.ts';
import type { Reason } from '../../../core/players/player.ts';
import type { Answer, Doubt, Offer, Question, Sentence, SentenceValue, SpotId } from '../../table/face.ts';

export function offers(actions: readonly Action[]): readonly Offer<Action>[] {
  return actions.map(offerOf);
}

function offerOf(action: Action): Offer<Action> {
  switch (action.type) {
    case 'place':
      return { action, piece: `hand:${writeCard(action.card)}`, target: `lane:${action.lane}` };
    case 'drawCard':
      return { action, piece: 'deck', target: 'hand', quick: true };
    case 'drawCoin':
      return { action, piece: 'bank', target: 'hand', quick: true };
    case 'endPhase':
      return { action, button: 'act.end' };
    case 'skip':
    case 'leave':
      return { action, button: `act.${action.type}` };
    case 'go':
      return { action, target: `node:${action.node}` };
    case 'choose':
      return { action, target: `choice:${action.choice}` };
    case 'take':
    case 'buy':
    case 'pick':
      return { action, target: `${action.type}:${writeCard(action.card)}` };
    case 'ask':
      return { action, target: `ask:${action.service}` };
    case 'pay':
    case 'improve':
      return { action, target: `coin:${writeCard(action.coin)}` };
    case 'forget':
      return { action, target: `ability:${action.ability}` };
  }
}

/** Which polarity a twin coin takes, or which upgrade a coin gets. */
export function ask(actions: readonly Action[]): Question<Action> | null {
  const answers = actions.flatMap((action): readonly Answer<Action>[] => {
    if (action.type === 'place' && action.as !== null)
      return [{ id: action.as, label: { key: `polarity.${action.as}` }, actions: [action] }];
    if (action.type === 'improve')
      return [{ id: action.upgrade, label: { key: `upgrades.${action.upgrade}` }, actions: [action] }];
    return [];
  });
  if (answers.length < 2) return null;
  return { key: actions[0]?.type === 'improve' ? 'ask.upgrade' : 'ask.polarity', answers };
}

/** Ending a phase with a card in hand that could still be paid is asked about, unless the clash that follows wins. */
export function doubt(action: Action, actions: readonly Action[], { battle, seat }: View): Doubt | null {
  if (action.type !== 'endPhase' || battle === null || seat === null) return null;
  if (!actions.some(({ type }) => type === 'place')) return null;
  const { coins, hand } = sideOf(battle, seat);
  const payable = hand.some((card) => card >= 0 && designIn(battle, card).cost <= coins);
  if (!payable || coins === 0) return null;
  if (battle.active !== battle.first && previewClash(battle).outcome?.winner === seat) return null;
  return {
    words: { key: 'doubt.end', values: { count: coins } },
    yes: 'doubt.yes',
    no: 'doubt.no',
    setting: 'confirmDraw',
  };
}

/** What putting a piece somewhere would be, listed or not: the core then says why not. */
export function attempt(piece: SpotId, target: SpotId | null): Action | null {
  if (piece === 'deck') return target === null || target === 'hand' ? DRAW_CARD : null;
  if (piece === 'bank') return target === null || target === 'hand' ? DRAW_COIN : null;
  const card = kindOf(piece.replace('hand:', ''));
  if (card === null || (target !== null && !target.startsWith('lane:'))) return null;
  const lane = target === null ? 0 : Number(target.slice('lane:'.length));
  return needsPolarity(card) ? (twinPlacings(card, lane)[0] ?? null) : placing(card, lane);
}

export function refusal(code: string, attempted: Action | null, { battle, seat }: View): Sentence {
  const card = attempted?.type === 'place' ? attempted.card : 0;
  const values = {
    card: { card: writeCard(card) },
    cost: battle === null ? 0 : designIn(battle, card).cost,
    coins: battle === null || seat === null ? 0 : sideOf(battle, seat).coins,
  };
  if (code !== 'not-enough-coins') return { key: `refused.${code}`, values };
  const which = battle === null ? 'not-enough-bank' : attempted?.type === 'drawCard' ? 'not-enough-draw' : code;
  return { key: `refused.${which}`, values };
}

export function reason({ key, values = {} }: Reason): Sentence {
  const shown: Record<string, SentenceValue> = {};
  if (typeof values.card === 'string') shown.card = { card: values.card };
  if (typeof values.lane === 'number') shown.lane = (values.lane % 3) + 1;
  if (typeof values.damage === 'number') shown.damage = values.damage;
  return { key, values: shown };
}
