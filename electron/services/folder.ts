/** Where the data folder lies: as Electron's `userData` would, in both shells; `QUADRILLE_DATA` overrides it. */
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

const NAME = 'Quadrille';

/** The data folder for an environment. Relative XDG values are ignored, as their standard says. */
export function dataFolder(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: string = homedir(),
): string {
  if (env.QUADRILLE_DATA) return resolve(env.QUADRILLE_DATA);
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), NAME);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', NAME);
  const config = env.XDG_CONFIG_HOME;
  return join(config && isAbsolute(config) ? config : join(home, '.config'), NAME);
}
