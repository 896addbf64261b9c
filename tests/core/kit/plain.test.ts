import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, fingerprint, notPlain, same } from '../../../core/kit/plain.ts';

describe('plain data', () => {
  it.each([
    [{ a: undefined }, 'value.a is of type undefined'],
    [[1, new Map()], 'value[1] is an instance of Map'],
    [{ when: new Date(0) }, 'value.when is an instance of Date'],
    [{ f: () => 1 }, 'value.f is of type function'],
    [{ n: Number.NaN }, 'value.n is NaN'],
    [[-0], 'value[0] is -0'],
    [new Array(2), 'value[0] is a hole'],
  ])('names the place of what is not plain: %o', (value, fault) => {
    expect(notPlain(value)).toBe(fault);
  });

  it('is what JSON gives back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(notPlain(plain)).toBeNull();
        expect(same(plain, JSON.parse(JSON.stringify(plain)))).toBe(true);
      }),
    );
  });

  it('has one text and one fingerprint, whatever the order of keys', () => {
    expect(canonical({ b: 1, a: [{ d: 2, c: 3 }] })).toBe('{"a":[{"c":3,"d":2}],"b":1}');
    expect(fingerprint({ b: 1, a: 2 })).toBe(fingerprint({ a: 2, b: 1 }));
  });

  it('has another fingerprint after any small change', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20_000; i++) seen.add(fingerprint({ hands: [[i % 100], [Math.floor(i / 100)]] }));
    expect(seen.size).toBe(20_000);
  });

  it('tells a list from a map and a missing key from null', () => {
    expect(same([], {})).toBe(false);
    expect(same({ a: null }, {})).toBe(false);
    expect(same({ a: 1 }, { b: 1 })).toBe(false);
  });
});
