import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Two pages for `hegemon bench` alone; where they are built to is said on the command line. */
export default defineConfig({
  root: here,
  base: './',
  plugins: [svelte({ configFile: join(here, '../../../svelte.config.js') })],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: join(here, 'index.html'), plain: join(here, 'plain.html') },
    },
  },
});
