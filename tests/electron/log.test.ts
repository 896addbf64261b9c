import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLog } from '../../electron/services/log.ts';
import { temporaryFolder } from './helpers/workshop.ts';

const now = () => new Date('2026-11-30T10:00:00Z');
const person = { home: '/home/maria', user: 'maria', now };

describe('the log', () => {
  it('keeps lines with their time, oldest first', () => {
    const log = openLog({ folder: temporaryFolder(), ...person });
    for (const line of ['one', 'two', 'three']) log.write(line);
    expect(log.tail(2)).toBe('2026-11-30T10:00:00.000Z two\n2026-11-30T10:00:00.000Z three\n');
  });

  it('names neither the person nor the person’s folders', () => {
    const folder = temporaryFolder();
    const log = openLog({ folder, ...person });
    log.write(`at ${folder}/matches and /home/maria/x by maria, not marianne`);
    expect(log.tail(1)).toContain('at <data>/matches and <home>/x by <user>, not marianne');
  });

  it('turns over when it grows, and keeps two older files', () => {
    const folder = temporaryFolder();
    const log = openLog({ folder, ...person, largest: 200 });
    for (let i = 0; i < 60; i++) log.write(`line ${i}`);
    const files = readdirSync(join(folder, 'logs')).sort();
    expect(files).toEqual(['quadrille.1.log', 'quadrille.2.log', 'quadrille.log']);
    for (const file of files) expect(statSync(join(folder, 'logs', file)).size).toBeLessThan(250);
    expect(readFileSync(join(folder, 'logs', 'quadrille.log'), 'utf8')).toContain('line 59');
    expect(log.tail(7)).toContain('line 53');
  });

  it('that cannot be written stops nothing', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'logs'), 'a file where a folder should be');
    const log = openLog({ folder, ...person });
    log.write('one');
    expect(log.tail(5)).toBe('');
  });
});
