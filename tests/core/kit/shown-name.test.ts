import { describe, expect, it } from 'vitest';
import { shownName } from '../../../core/kit/shown-name.ts';

describe('a name', () => {
  it.each([
    ['blanks around it', ' Ana '],
    ['characters without room', '\ufeffA\u200bna\u2060'],
    ['turns of the writing', 'A\u202ena\u2069'],
    ['control characters', 'A\u0007na\n'],
  ])('is shown without %s', (_what, given) => {
    expect(shownName(given)).toBe('Ana');
  });

  it.each([
    ['blanks', ' \u00a0\u3000'],
    ['characters without room', '\u200b\u2060'],
    ['joiners', '\u200d\u200c'],
    ['soft hyphens and variation selectors', '\u00ad\ufe0f'],
    ['fillers and blank patterns that take room', '\u3164\u2800'],
  ])('of nothing but %s is none', (_what, given) => {
    expect(shownName(given)).toBe('');
  });

  it.each(['Zoé', 'João da Silva', '👩‍🎨', 'نادیه', '❤️'])('is kept as it is where it can be seen: %s', (given) => {
    expect(shownName(given)).toBe(given);
  });
});
