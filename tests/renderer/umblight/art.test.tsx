// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { COIN_DESIGNS } from '../../../core/games/umblight/cards/coins.ts';
import { SET } from '../../../core/games/umblight/cards/designs.ts';
import { PLAYER_CARDS } from '../../../core/games/umblight/player-cards.ts';
import { ENCOUNTERS } from '../../../core/games/umblight/run/encounters.ts';
import { CardArt } from '../../../renderer/games/umblight/art/CardArt.tsx';
import { linesOf, skillPlaces } from '../../../renderer/games/umblight/art/marks.tsx';
import { CARDS, PORTRAITS } from '../../../renderer/games/umblight/art/motifs.ts';
import { PLACES } from '../../../renderer/games/umblight/art/places.ts';

afterEach(cleanup);

const twice = (cuts: readonly (string | undefined)[]) => cuts.filter((cut, i) => cuts.indexOf(cut) !== i);

describe('the pictures of Umblight', () => {
  it('are one of its own for every card, player card and event', () => {
    const cuts = [
      ...SET.map(({ motif }) => CARDS[motif]),
      ...PLAYER_CARDS.map(({ motif }) => PORTRAITS[motif]),
      ...ENCOUNTERS.map(({ motif }) => PLACES[motif]),
    ];
    expect(cuts.filter((cut) => cut === undefined)).toEqual([]);
    expect(twice(cuts)).toEqual([]);
  });

  it.each(['en', 'pt-BR'] as const)('bear every name of the set whole and unsqueezed (%s)', (language) => {
    for (const { name } of SET) {
      const lines = linesOf(name[language]);
      expect(lines.join(' ').replaceAll('- ', '-')).toBe(name[language]);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(12);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'keep %i skills of a combined card clear of its power and of each other',
    (count) => {
      const places = skillPlaces(count);
      for (const { x, size } of places) expect(x + size * 0.54 + size * 0.3).toBeLessThan(62);
      for (const [i, { x, y, size }] of places.entries()) {
        const next = places[i + 1];
        if (next?.y === y) expect(next.x - x, `${count} skills`).toBeGreaterThan(size * 1.1);
      }
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    },
  );

  it('differ for every coin card by its polarity and upgrades', () => {
    const faces = COIN_DESIGNS.map(({ code }) => render(<CardArt card={code} />).container.innerHTML);
    expect(twice(faces)).toEqual([]);
  });

  it('have no stroke that cannot be drawn', () => {
    for (const cut of [CARDS, PORTRAITS, PLACES].flatMap((all) => Object.values(all))) {
      for (const stroke of cut.split('/')) expect(stroke.trim()).toMatch(/^[fkscoqhwr][\d.]* ?[-\dMa-zA-Z., ]+$/i);
    }
  });
});
