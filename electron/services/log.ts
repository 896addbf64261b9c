/**
 * The log: what went wrong, in a file on this machine only. It turns over when it grows, and names no
 * person: the home and data folders and the system's user are replaced before a line is written.
 */
import { appendFileSync, readFileSync, renameSync, statSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './files.ts';

export interface LogFile {
  write(line: string): void;
  /** The last lines, oldest first. */
  tail(lines: number): string;
}

const LARGEST = 256 * 1024;
/** Older files beside the present one. */
const KEPT = 2;

export interface LogOptions {
  readonly folder: string;
  readonly now?: () => Date;
  readonly home?: string;
  readonly user?: string;
  readonly largest?: number;
}

/** Never throws: a log that cannot be written is no reason to stop. */
export function openLog({
  folder,
  now = () => new Date(),
  home = homedir(),
  user = userName(),
  largest = LARGEST,
}: LogOptions): LogFile {
  const inside = join(folder, 'logs');
  const fileAt = (age: number) => join(inside, age === 0 ? 'quadrille.log' : `quadrille.${age}.log`);
  const secrets: [string, string][] = [
    [folder, '<data>'],
    [home, '<home>'],
  ];
  const clean = (line: string) => {
    const shown = secrets.reduce(
      (text, [secret, instead]) => (secret.length > 1 ? text.replaceAll(secret, instead) : text),
      line,
    );
    return user.length > 2 ? shown.replace(wordOf(user), '<user>') : shown;
  };

  function turnOver(): void {
    if ((statSync(fileAt(0), { throwIfNoEntry: false })?.size ?? 0) < largest) return;
    for (let age = KEPT - 1; age >= 0; age--) {
      if (statSync(fileAt(age), { throwIfNoEntry: false }) !== undefined) renameSync(fileAt(age), fileAt(age + 1));
    }
  }

  return {
    write(line) {
      try {
        makeFolder(inside);
        turnOver();
        appendFileSync(fileAt(0), `${now().toISOString()} ${clean(line)}\n`, { mode: 0o600 });
      } catch {
        // Said nowhere: the log is where it would be said.
      }
    },
    tail(lines) {
      try {
        const text = [1, 0].map((age) => read(fileAt(age))).join('');
        return text
          .split('\n')
          .slice(-lines - 1)
          .join('\n');
      } catch {
        return '';
      }
    },
  };
}

function read(file: string): string {
  return statSync(file, { throwIfNoEntry: false }) === undefined ? '' : readFileSync(file, 'utf8');
}

/** A name as a word of its own, that of the user `al` not being part of `final`. */
function wordOf(name: string): RegExp {
  return new RegExp(`(?<![\\w.-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.-])`, 'g');
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
