import { describe, expect, it } from 'vitest';
import { freeNumber, numbered } from '../../../renderer/decks/names.ts';

describe('the name of a deck', () => {
  it('stays as it is while nobody has it', () => {
    expect(numbered('Garden Shed', 1, 40)).toBe('Garden Shed');
  });

  it('gets a number where it is taken, in place of one it has', () => {
    expect(numbered('Garden Shed', 2, 40)).toBe('Garden Shed (2)');
    expect(numbered('Garden Shed (2)', 3, 40)).toBe('Garden Shed (3)');
  });

  it('is cut so that the number fits', () => {
    const long = 'x'.repeat(40);
    expect(numbered(long, 1, 40)).toBe(long);
    expect(numbered(long, 12, 40)).toBe(`${'x'.repeat(35)} (12)`);
  });

  it('gets the first number that is free', () => {
    expect(freeNumber(() => false)).toBe(1);
    expect(freeNumber((n) => n < 4)).toBe(4);
  });
});
