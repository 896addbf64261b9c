import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packed from '../../package.json';

const FOLDER = join('.github', 'workflows');

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly strategy?: {
          readonly matrix: { readonly os?: readonly string[]; readonly include?: readonly { os: string }[] };
        };
        readonly permissions?: Readonly<Record<string, string>>;
        readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
      }
    >
  >;
  readonly permissions: Readonly<Record<string, string>>;
}

const workflows = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [file, parse(readFileSync(join(FOLDER, file), 'utf8')) as Workflow]),
);
const runs = Object.values(workflows).flatMap(({ jobs }) =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => (run === undefined ? [] : [run]))),
);

describe('the workflows', () => {
  it('run scripts that there are', () => {
    const named = runs.flatMap((run) => [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? ''));
    expect(named).toEqual(expect.arrayContaining(['package', 'package:check', 'durability', 'security']));
    for (const name of named) expect(packed.scripts).toHaveProperty([name]);
  });

  it('test and package on three systems', () => {
    const systems = workflows['test.yml']?.jobs.test?.strategy?.matrix.os?.map((os) => os.split('-')[0]);
    expect(systems).toEqual(['ubuntu', 'windows', 'macos']);
    const packages = workflows['release.yml']?.jobs.package?.strategy?.matrix.include?.map(
      ({ os }) => os.split('-')[0],
    );
    expect(packages).toEqual(['ubuntu', 'windows', 'macos']);
  });

  it('may write nothing but the draft of a release', () => {
    for (const { permissions, jobs } of Object.values(workflows)) {
      expect(permissions).toEqual({ contents: 'read' });
      for (const [name, job] of Object.entries(jobs)) {
        expect(job.permissions, name).toEqual(name === 'release' ? { contents: 'write' } : undefined);
      }
    }
    expect(runs.join('\n')).toContain('gh release create "$GITHUB_REF_NAME" --draft');
  });
});
