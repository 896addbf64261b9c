/** `node out/preview.js [--port N] [--no-open] [FILE…]`: the preview shell as a program. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '../../core/index.ts';
import { filesIn } from '../opened.ts';
import { dataFolder } from '../services/folder.ts';
import { openLog } from '../services/log.ts';
import { APP_VERSION } from '../version.ts';
import { runPreview } from './run.ts';

/** A reader that goes away (`npm start | head -1`) does not end the app. */
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

interface Wish {
  readonly port: number;
  readonly open: boolean;
  /** Files of ours to take in. */
  readonly files: readonly string[];
}

/** What the command line asks for, or a sentence that says what is wrong with it. */
function readArguments(args: string[]): Wish | string {
  try {
    const options = { port: { type: 'string' }, 'no-open': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const port = Number(values.port ?? 0);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return `--port must be 0 to 65535, not ${values.port}.`;
    const stranger = positionals.find((path) => filesIn([path], '/').length === 0);
    if (stranger !== undefined) return `${stranger} is no file of Quadrille.`;
    return { port, open: values['no-open'] !== true, files: filesIn(positionals, process.cwd()) };
  } catch (error) {
    // What Node says after its first sentence is about files whose names look like options.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.(?:\s|$)/);
    return `${sentence}.`;
  }
}

/** Runs until the window is closed or a signal comes; answers the exit code. */
export async function main(args: string[]): Promise<number> {
  const wish = readArguments(args);
  if (typeof wish === 'string') {
    console.error(wish);
    return 2;
  }
  const folder = dataFolder(process.env, process.platform);
  const logFile = openLog({ folder });
  const log = (line: string) => {
    console.error(line);
    logFile.write(line);
  };
  try {
    const running = await runPreview({
      ...wish,
      folder,
      catalogue,
      appVersion: APP_VERSION,
      workerScript: new URL('./worker.js', import.meta.url),
      rendererFolder: fileURLToPath(new URL('./renderer', import.meta.url)),
      say: (line) => console.log(line),
      log,
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => void running.end());
    }
    return await running.ended;
  } catch (error) {
    console.error(sentenceOf(error, wish.port));
    return 1;
  }
}

function sentenceOf(error: unknown, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another with --port, or leave it out.`;
  if (code === 'EACCES') return `The system refuses: ${message}.`;
  return `Quadrille cannot start: ${message ?? String(error)}`;
}

process.exit(await main(process.argv.slice(2)));
