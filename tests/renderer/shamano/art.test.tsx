import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../core/games/shamano/cards.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import { SHAMANS } from '../../../core/games/shamano/shamans/shamans.ts';
import { CardArt } from '../../../renderer/games/shamano/art/CardArt.tsx';
import { MOODS, Portrait } from '../../../renderer/games/shamano/art/Portrait.tsx';
import { COLOUR_KEYS, PIGMENTS } from '../../../renderer/games/shamano/art/pigment.ts';
import { readEffect, writeEffect } from '../../../renderer/games/shamano/effects.ts';
import { moodOf } from '../../../renderer/games/shamano/moods.ts';
import { stateOf } from './faces.ts';

const drawn = (card: string | null) => renderToStaticMarkup(<CardArt card={card} />);

describe('the pictures of Shamano', () => {
  it('are 34 different faces and a back, and eight for black cards with a colour', () => {
    const named = ['W', 'W4'].flatMap((code) => COLOUR_KEYS.map((key) => `${code}:${key}`));
    const faces = [...KINDS.map(({ code }) => code), ...named].map(drawn);
    expect(new Set([...faces, drawn(null)]).size).toBe(34 + 8 + 1);
  });

  it.each(COLOUR_KEYS)('carry the mark of their element on every card of %s', (key) => {
    const { fill, strokes } = PIGMENTS[key].mark;
    for (const { code } of KINDS.filter(({ code }) => code.startsWith(key)))
      expect(drawn(code)).toContain(fill ?? strokes);
  });

  it('are four shamans with four faces each', () => {
    const faces = SHAMANS.flatMap(({ id }) =>
      MOODS.map((mood) => renderToStaticMarkup(<Portrait shaman={id} mood={mood} />)),
    );
    expect(new Set(faces).size).toBe(16);
  });

  it('hold no text that a language would have to translate', () => {
    for (const { code } of KINDS) expect(drawn(code)).not.toContain('<text');
  });
});

describe('the face a shaman wears', () => {
  const state = stateOf('moods', 3, { hitPoints: 30 });
  const mood = (seat: number, effect: Parameters<typeof writeEffect>[0] | null = null) =>
    moodOf(shamano.view(state, 0), seat, effect === null ? null : readEffect(writeEffect(effect)));

  it('is hurt by a blow and by few hit points', () => {
    expect([mood(1), mood(1, { kind: 'stroke', paint: 'r', from: 0, to: 1, heavy: false })]).toEqual(['calm', 'hurt']);
    state.seats.hp[2] = 9;
    expect(mood(2)).toBe('hurt');
  });

  it('is triumphant over somebody’s fall and at the end, and defeated for who fell', () => {
    expect(mood(0, { kind: 'fall', seat: 1, by: 0 })).toBe('triumphant');
    state.seats.alive[1] = false;
    expect(mood(1)).toBe('defeated');
    state.result = { winners: [0], by: 'empty-hand' };
    expect(mood(0)).toBe('triumphant');
  });
});
