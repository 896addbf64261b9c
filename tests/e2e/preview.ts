/** Starts the built preview shell as a program of its own, with a data folder of its own, on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join('out', 'preview.js');

export class PreviewProgram {
  /** The data folder: tests may damage what lies in it while the program is stopped. */
  readonly folder = mkdtempSync(join(tmpdir(), 'quadrille-e2e-'));
  /** What the program has logged. */
  readonly log: string[] = [];
  /** The address to open; it works once. */
  address = '';
  #child: ChildProcess | null = null;
  #ended = Promise.resolve();

  /** With files of ours to open if any; on any free port, unless one is named. */
  async start({ files = [], port = 0 }: { files?: readonly string[]; port?: number } = {}): Promise<void> {
    const env = { ...process.env, QUADRILLE_DATA: this.folder };
    const child = spawn(process.execPath, [PROGRAM, '--no-open', '--port', String(port), ...files], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#ended = once(child, 'exit').then(() => undefined);
    createInterface({ input: child.stderr }).on('line', (line) => this.log.push(line));
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address] = /^listening (http:.*)$/.exec(line) ?? [];
      if (address === undefined) continue;
      this.address = address;
      child.stdout.resume();
      return;
    }
    throw new Error(`The preview did not start:\n${this.log.join('\n')}`);
  }

  /** Ends it as a person would (SIGTERM), or without warning (SIGKILL). */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    this.#child?.kill(signal);
    await this.#ended;
    this.#child = null;
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
