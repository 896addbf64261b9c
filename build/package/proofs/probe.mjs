// Runs inside a taken-apart app.asar, over the stand-in for Electron, and says what it found as JSON.
import { createRequire } from 'node:module';
import { app, seen } from 'electron';

app.isPackaged = true;
const say = console.log;
console.log = () => undefined;
await import(new URL('out/main.js', import.meta.url).href);
for (let i = 0; i < 200 && seen.windows.length === 0; i++) await new Promise((done) => setTimeout(done, 25));

const [window] = seen.windows;
const serve = seen.protocols.get('app');
const found = { 'one window with our page': window?.webContents.url === 'app://game/' };

/** How a page, a style and a script of ours name a file; what a script loads later it names from the page. */
const NAMED = [
  { type: /html/, names: /(?:src|href)="([^"#][^"]*)"/g },
  { type: /css/, names: /url\(["']?([\w./@-]+)["']?\)/g },
  { type: /javascript/, names: /(?:from|import)\s*\(?\s*["'`](\.[\w./-]+)["'`]/g },
  { type: /javascript/, names: /["'`](assets\/[\w./-]+)["'`]/g, from: 'app://game/' },
];
const asked = new Set();
const missing = [];
async function follow(address) {
  if (asked.has(address) || !address.startsWith('app:')) return;
  asked.add(address);
  const response = await serve(new Request(address));
  if (response.status !== 200) return void missing.push(address);
  const type = response.headers.get('content-type') ?? '';
  const ways = NAMED.filter((way) => way.type.test(type));
  const text = ways.length === 0 ? '' : await response.text();
  for (const { names, from = address } of ways) {
    for (const [, name] of text.matchAll(names)) await follow(new URL(name, from).href);
  }
}
await follow('app://game/');
found[`every file the page names is there (${asked.size} asked; missing: ${missing.join(', ') || 'none'})`] =
  missing.length === 0 && asked.size > 10;

const ask = async (channel, asked) => {
  const event = { sender: window.webContents, senderFrame: window.webContents.mainFrame };
  const outcome = await seen.ipc.get('quadrille:ask')(event, channel, asked);
  if (!outcome.ok) throw new Error(`${channel}: ${JSON.stringify(outcome.fault)}`);
  return outcome.answer;
};
const opening = await ask('app.open', {});
found['it knows its version and its shell'] = /^\d+\.\d+\.\d+/.test(opening.version) && opening.shell === 'electron';
const seats = ['Ana', 'Bea'].map((name, i) => ({
  kind: 'computer',
  name,
  colour: i === 0 ? 'red' : 'teal',
  level: 'normal',
}));
const { table } = await ask('match.begin', { plan: { game: 'uno', seats, options: {} } });
const reply = await ask('match.think', { id: table.id, ply: 0, as: null });
found['a computer player moves'] = reply.kind === 'moved';

const { openUpdater } = createRequire(import.meta.url)('./out/updater.cjs');
found['what looks for updates loads'] = typeof openUpdater === 'function';

say(JSON.stringify(found));
app.quit();
setTimeout(() => process.exit(0), 200);
