#!/usr/bin/env node
// Makes a .deb from the arguments electron-builder gives to fpm, with dpkg-deb alone: for machines without fpm.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SWITCHES = new Set(['--force', '--debug']);
const given = { '-d': [], '--deb-recommends': [] };
const files = [];
for (let rest = process.argv.slice(2); rest.length > 0; ) {
  const [name, value] = rest;
  rest = rest.slice(SWITCHES.has(name) || !name.startsWith('-') ? 1 : 2);
  if (SWITCHES.has(name)) continue;
  if (!name.startsWith('-')) files.push(name.split('='));
  else if (Array.isArray(given[name])) given[name].push(value);
  else given[name] = value;
}

const root = mkdtempSync(join(tmpdir(), 'quadrille-deb-'));
try {
  for (const [from, to] of files) {
    const target = join(root, to);
    mkdirSync(from.endsWith('/') ? target : dirname(target), { recursive: true });
    cpSync(from, target, { recursive: true, verbatimSymlinks: true, force: true });
  }
  mkdirSync(join(root, 'DEBIAN'));
  for (const [name, from] of [
    ['postinst', given['--after-install']],
    ['postrm', given['--after-remove']],
  ]) {
    copyFileSync(from, join(root, 'DEBIAN', name));
    chmodSync(join(root, 'DEBIAN', name), 0o755);
  }
  const description = given['--description']
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const control = {
    Package: given['--name'],
    Version: given['--version'],
    Architecture: given['--architecture'],
    Maintainer: given['--maintainer'],
    Depends: given['-d'].join(', '),
    Recommends: given['--deb-recommends'].join(', '),
    Section: given['--category'] ?? 'games',
    Priority: given['--deb-priority'] ?? 'optional',
    Homepage: given['--url'],
    Description: description.join('\n '),
  };
  const lines = Object.entries(control)
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}: ${value}\n`);
  writeFileSync(join(root, 'DEBIAN', 'control'), lines.join(''));
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', root, given['--package']], { stdio: 'inherit' });
  if (statSync(given['--package']).size === 0) throw new Error('the package is empty');
} finally {
  rmSync(root, { recursive: true, force: true });
}
