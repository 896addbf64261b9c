/**
 * Claims a data folder for one running instance, in either shell. The claim is a socket whose name is
 * drawn from the folder, so that the system itself frees it when its holder dies, however it dies. A
 * second instance asks the first through it, with a word that only this user's files tell.
 */
import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { makeFolder } from './files.ts';
import { sameSecret, secret } from './secret.ts';

/** What the first instance answers a second one: a sentence's worth. */
export interface Standing {
  readonly shell: 'electron' | 'preview';
  /** Where its page can be opened; null if it has shown itself instead. */
  readonly address: string | null;
}

export type Claim =
  | { readonly held: true; release(): Promise<void> }
  /** `standing` is null if the holder does not answer. */
  | { readonly held: false; readonly standing: Standing | null };

export interface ClaimOptions {
  readonly folder: string;
  /** Called in the first instance when a second one asks it to show itself. */
  onSecond(): Standing | Promise<Standing>;
}

const WORD_FILE = 'running';
const PATIENCE_MS = 2_000;
const LONGEST_MESSAGE = 4096;

/** Claims the folder, making it if need be, or asks its holder to show itself. */
export async function claimFolder({ folder, onSecond }: ClaimOptions): Promise<Claim> {
  const name = socketName(realFolder(folder));
  const word = secret();
  const server = createServer((socket) => answerSecond(socket, word, onSecond));
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await listen(server, name)) {
      writeWord(folder, word);
      return { held: true, release: () => release(server, folder, word) };
    }
    const standing = await askHolder(name, readWord(folder));
    if (standing !== 'nobody') return { held: false, standing };
    removeStale(name);
  }
  return { held: false, standing: null };
}

/** The folder without links. One that cannot be made is claimed by its name; the store says what is wrong. */
function realFolder(folder: string): string {
  try {
    makeFolder(folder);
    return realpathSync(folder);
  } catch {
    return resolvePath(folder);
  }
}

/** Linux and Windows have sockets without a file; elsewhere it is a file that a dead holder leaves behind. */
function socketName(folder: string): string {
  const id = createHash('sha256').update(`${user()} ${folder}`).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\.\\pipe\\quadrille-${id}`;
  return process.platform === 'linux' ? `\0quadrille-${id}` : join(tmpdir(), `quadrille-${id.slice(0, 16)}.sock`);
}

/** Whose claim it is. A system may know a user by number alone. */
function user(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? homedir());
  }
}

function listen(server: Server, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', fail);
    server.listen(name, () => {
      server.off('error', fail);
      server.unref();
      resolve(true);
    });
  });
}

function release(server: Server, folder: string, word: string): Promise<void> {
  if (readWord(folder) === word) removeWord(folder);
  return new Promise((resolve) => server.close(() => resolve()));
}

function removeStale(name: string): void {
  if (process.platform === 'win32' || name.startsWith('\0')) return;
  try {
    unlinkSync(name);
  } catch {
    // Another instance was faster; the next attempt will tell.
  }
}

/** A folder that cannot be written to is still opened: its holder then just cannot be asked. */
function writeWord(folder: string, word: string): void {
  const path = join(folder, WORD_FILE);
  try {
    writeFileSync(path, word, { mode: 0o600 });
    chmodSync(path, 0o600);
  } catch {
    // Said by the store with the first thing it cannot write.
  }
}

/** A word that stays behind tells nobody anything: the claim itself is gone, and the next holder writes its own. */
function removeWord(folder: string): void {
  try {
    unlinkSync(join(folder, WORD_FILE));
  } catch {
    // The folder cannot be written to any more.
  }
}

function readWord(folder: string): string {
  try {
    return readFileSync(join(folder, WORD_FILE), 'utf8');
  } catch {
    return '';
  }
}

function answerSecond(socket: Socket, word: string, onSecond: ClaimOptions['onSecond']): void {
  let heard = '';
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    heard += text;
    if (heard.length > LONGEST_MESSAGE) socket.destroy();
    else if (heard.endsWith('\n')) reply(socket, heard.trim(), word, onSecond).catch(() => socket.destroy());
  });
}

async function reply(socket: Socket, heard: string, word: string, onSecond: ClaimOptions['onSecond']): Promise<void> {
  socket.end(`${JSON.stringify(sameSecret(heard, word) ? await onSecond() : null)}\n`);
}

function askHolder(name: string, word: string): Promise<Standing | null | 'nobody'> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(name);
    socket.setEncoding('utf8');
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('connect', () => socket.write(`${word}\n`));
    socket.on('data', (text: string) => {
      heard += text;
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' || code === 'ENOENT') resolve('nobody');
    });
    socket.on('close', () => resolve(standingOf(heard)));
  });
}

function standingOf(text: string): Standing | null {
  try {
    const { shell, address } = JSON.parse(text) as Partial<Standing>;
    if (shell !== 'electron' && shell !== 'preview') return null;
    return {
      shell,
      address: typeof address === 'string' && /^http:\/\/127\.0\.0\.1:\d+\//.test(address) ? address : null,
    };
  } catch {
    return null;
  }
}
