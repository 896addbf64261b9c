import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRows, withoutLine } from './security.ts';

const rows = readRows(readFileSync('electron/SECURITY.md', 'utf8'));

describe('the table of promises', () => {
  it('has a row for each of Electron’s twenty points', () => {
    const points = new Set(rows.map(({ promise }) => Number.parseInt(promise, 10)).filter((point) => point > 0));
    expect([...points].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it.each(rows)('names a line that is there once: $promise', ({ file, line, instead }) => {
    const text = readFileSync(file, 'utf8');
    expect(withoutLine(text, line, instead)).not.toBe(text);
  });

  it.each(rows)('names a test that is there: $promise', ({ test, testName }) => {
    expect(readFileSync(test, 'utf8')).toContain(testName);
  });
});
