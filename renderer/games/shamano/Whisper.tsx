/** What the card does that is held, pointed at or has the focus, in the words of this player's shaman. */
import { useEffect, useState } from 'react';
import { cardOf, isBlack, isNumber, kindOf, WILD } from '../../../core/games/shamano/cards.ts';
import { skillOf } from '../../../core/games/shamano/skills.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Sentence } from '../../table/face.ts';
import { useKit, useTable, useWords } from '../../table/kit.ts';
import { COLOUR_KEYS } from './art/pigment.ts';
import styles from './papers.module.css';

export function Whisper({ view }: { readonly view: View }) {
  const { text, card: nameOfCard } = useWords();
  const held = useTable((state) => state.held?.piece ?? null);
  const near = useNearCard();
  const code = held?.startsWith('hand:') === true ? held.slice('hand:'.length) : near;
  const seat = view.seat;
  if (code === null || seat === null) return null;
  const sentence = doesOf(code, view.shamans[seat] ?? 0);
  if (sentence === null) return null;
  return (
    <p className={styles.whisper} aria-hidden="true">
      <b>{nameOfCard(code)}</b>
      {text(sentence)}
    </p>
  );
}

/** What a card does for a shaman, as one sentence; null for what is no card. */
export function doesOf(code: string, shaman: number): Sentence | null {
  const card = cardOf(code);
  if (card === null) return null;
  const { colour, number, symbol } = kindOf(card);
  if (isNumber(card)) {
    const twice = colour === 0 || colour === 1;
    return { key: `does.${COLOUR_KEYS[colour ?? 0]}`, values: { n: number, count: twice ? number * 2 : number } };
  }
  const skill = skillOf(shaman, card);
  if (skill === null) return { key: `does.${symbol}` };
  const values = { skill: { word: `skills.${skill.id}.name` }, text: { word: `skills.${skill.id}.text` } };
  return { key: isBlack(card) && card === WILD ? 'does.W' : 'does.skill', values };
}

/** The card of the hand that the pointer is over or the focus is on. */
function useNearCard(): string | null {
  const { spots } = useKit();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const table = spots.element('table');
    const cardAt = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest('[data-card]')?.getAttribute('data-card') ?? null) : null;
    const look = (event: Event) => setCode(cardAt(event.target));
    table?.addEventListener('pointerover', look);
    table?.addEventListener('focusin', look);
    return () => {
      table?.removeEventListener('pointerover', look);
      table?.removeEventListener('focusin', look);
    };
  }, [spots]);
  return code;
}
