import { fileURLToPath } from 'node:url';
import { SYSTEM_COLOURS } from '@agency-booking/html/palette';
import vue from '@vitejs/plugin-vue';
import { defineConfig, type Plugin } from 'vite';

/** Where Vite's own server finds the operations: a service, or the mock of their contract. */
const OPERATIONS = process.env.PORTAL_OPERATIONS ?? 'http://localhost:8080';

/** The colours of every page of ours, as a style sheet; a theme that was chosen wins over the system's. */
const palette: Plugin = {
  name: 'palette',
  load: (id) =>
    id.endsWith('/look/palette.css')
      ? `:root { ${SYSTEM_COLOURS} } :root[data-theme='light'] { color-scheme: light } :root[data-theme='dark'] { color-scheme: dark }`
      : undefined,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/portal/',
  plugins: [vue(), palette],
  // Every browser since that knows `light-dark()`, which the palette is written with.
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/management': OPERATIONS } },
});
