/** The closed vocabulary of actions: each kind and its block. */
import type { ActionDesign, ActionKind } from '../deck/design.ts';
import type { ActionBlock } from './block.ts';
import { discardOwn, discardTable, opponentDiscards } from './discard.ts';
import { gainDeck, gainTokens, returnOwn, takeSecond } from './gain.ts';
import { look } from './look.ts';
import { give, swap } from './swap.ts';

const blocks: { readonly [K in ActionKind]: ActionBlock<Extract<ActionDesign, { kind: K }>> } = {
  'opponent-discards': opponentDiscards,
  swap,
  'gain-deck': gainDeck,
  'gain-tokens': gainTokens,
  'discard-table': discardTable,
  'take-second': takeSecond,
  'return-own': returnOwn,
  give,
  look,
  'discard-own': discardOwn,
};

/** The block that carries out an action. */
export function blockOf(action: ActionDesign): ActionBlock {
  return blocks[action.kind];
}
