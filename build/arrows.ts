/**
 * `npm run arrows`: imports point the allowed way, there are no circles, and words that must not stand
 * in a part do not. A floor on the number of modules guards against a reader that reads nothing.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['core', 'electron', 'renderer', 'build', 'tests'];

/** What dependency-cruiser finds in some folders of a project. */
export function cruise(folders: readonly string[] = FOLDERS, project = '.'): { modules: number; violations: string[] } {
  const bin = join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const args = [bin, '--config', 'build/dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  let text: string;
  try {
    text = execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8', maxBuffer: 1 << 28 });
  } catch (error) {
    text = (error as { stdout?: string }).stdout ?? '';
  }
  const { summary } = JSON.parse(text) as {
    summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
  };
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`),
  };
}

interface Ban {
  readonly words: RegExp;
  readonly where: RegExp;
  readonly except?: RegExp;
  readonly why: string;
}

export const BANS: readonly Ban[] = [
  {
    words: /\bMath\.random\b|\bDate\b|\bsetTimeout\b|\bperformance\b|\bprocess\./,
    where: /^core\//,
    why: 'the core has no clock, no chance but its generator and no process',
  },
  { words: /:\s*any\b|\bas any\b|<any>/, where: /^core\//, why: 'there is no `any` in the core' },
  {
    words: /\bipcMain\b/,
    where: /^electron\//,
    except: /^electron\/ipc-main\.ts$/,
    why: 'messages are answered through ipc-main.ts only',
  },
  {
    words: /\bipcRenderer\b/,
    where: /^electron\//,
    except: /^electron\/preload\.ts$/,
    why: 'messages are sent through preload.ts only',
  },
  {
    words: /\bopenExternal\b|\bsetAsDefaultProtocolClient\b/,
    where: /^electron\//,
    why: 'no address is opened elsewhere, and none of our own is registered',
  },
  { words: /\bdangerouslySetInnerHTML\b|\binnerHTML\b|\beval\(/, where: /^renderer\//, why: 'no markup from text' },
];

/** Lines that hold a banned word, comments left out. */
export function banned(file: string, text: string): string[] {
  const bans = BANS.filter((ban) => ban.where.test(file) && !(ban.except?.test(file) ?? false));
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '');
  return code.split('\n').flatMap((line, i) => {
    return bans.filter((ban) => ban.words.test(line)).map((ban) => `${file}:${i + 1}: ${ban.why}`);
  });
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((name) => /\.(ts|tsx)$/.test(name));
}

if (process.argv[1]?.replaceAll('\\', '/').endsWith('build/arrows.ts')) {
  const { modules, violations } = cruise();
  const files = FOLDERS.flatMap(sources);
  const faults = [...violations, ...files.flatMap((file) => banned(file, readFileSync(file, 'utf8')))];
  if (modules < files.length) faults.push(`only ${modules} modules were read; there are ${files.length} source files`);
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? `arrows: ${modules} modules, all point the right way` : `arrows: ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
