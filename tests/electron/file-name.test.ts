/** What a document is called as a file of its own. */
import { describe, expect, it } from 'vitest';
import { fileNameOf } from '../../electron/services/file-name.ts';

const sits = (kind: 'human' | 'computer', name: string) => ({ kind, name });
const ended = (...seats: readonly object[]) => ({
  entry: { game: 'uno', seats, endedAt: '2026-11-30T12:00:00.000Z' },
});

describe('the name of an exported file', () => {
  it('says the game, who played and when it ended', () => {
    const body = ended(sits('computer', 'Iris'), sits('human', 'Ana'), sits('computer', 'Otto'));
    expect(fileNameOf(body)).toBe('uno-ana-vs-iris-otto-2026-11-30');
  });

  it('says of a match to go on with when it began', () => {
    const seats = [sits('human', 'Ana'), sits('human', 'Bea')];
    const body = { seats, startedAt: '2026-11-29T12:00:00.000Z', match: { game: 'janken-wars' } };
    expect(fileNameOf(body)).toBe('janken-wars-ana-vs-bea-2026-11-29');
  });

  it('says what a deck is called', () => {
    expect(fileNameOf({ game: 'umblight', deck: { name: 'Mata Funda' } })).toBe('umblight-mata-funda');
  });

  it('has small letters, digits and hyphens only, and no more than four names', () => {
    const names = ['João d’Água/..\\', '🐱', 'CON:<>"|?*', 'د', 'Five', 'Six'];
    expect(fileNameOf(ended(...names.map((name) => sits('human', name))))).toBe('uno-joao-d-agua-vs-con-2026-11-30');
  });

  it('is left to others where a document does not say enough', () => {
    expect(fileNameOf({ game: 'umblight', deck: { name: '🐱' } })).toBeNull();
    expect(fileNameOf({ deck: 1 })).toBeNull();
    expect(fileNameOf(null)).toBeNull();
  });
});
