/** The renderer's build: plain files for `app://` and the preview shell, no inline script or style. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The parts of a game are named after it. */
function nameChunk({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const game = /renderer\/games\/([a-z-]+)\//.exec(facadeModuleId ?? '')?.[1];
  return `assets/${game === undefined ? '' : `${game}-`}[name]-[hash].js`;
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
    rolldownOptions: { output: { chunkFileNames: nameChunk } },
  },
});
