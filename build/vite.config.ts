/** The renderer's build: plain files for `app://` and the preview shell, no inline script or style. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/** The parts of a game are named after it. */
function nameChunk({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const game = /renderer\/games\/([a-z-]+)\//.exec(facadeModuleId ?? '')?.[1];
  return `assets/${game === undefined ? '' : `${game}-`}[name]-[hash].js`;
}

const OF_A_GAME = /\/(?:core|renderer)\/games\/([a-z-]+)\//;

/** Whether a module is loaded at once with one whose path ends so: along its importers, dynamic imports aside. */
function comesWith(end: string, id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (id.endsWith(end)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((one) => comesWith(end, one, modules, seen)) ?? false;
}

/**
 * What a game's face is made of stays one file, though screens that are opened on demand (a lesson, a deck
 * workshop) share much of it: text that is cut into pieces compresses worse.
 */
function partsOfFace(id: string, modules: Rolldown.ChunkingContext): string | null {
  const game = OF_A_GAME.exec(id)?.[1];
  if (game === undefined || comesWith('/renderer/main.tsx', id, modules)) return null;
  return comesWith(`/renderer/games/${game}/face.ts`, id, modules) ? `${game}-face` : null;
}

export default defineConfig({
  root: 'renderer',
  base: './',
  plugins: [react()],
  build: {
    outDir: '../out/renderer',
    emptyOutDir: true,
    target: 'chrome140',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        chunkFileNames: nameChunk,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'parts of a face', name: partsOfFace }],
        },
      },
    },
  },
});
