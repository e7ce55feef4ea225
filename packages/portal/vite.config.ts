import { fileURLToPath } from 'node:url';
import { SYSTEM_COLOURS } from '@agency-booking/html/palette';
import vue from '@vitejs/plugin-vue';
import { defineConfig, type Plugin } from 'vite';

/** The URL to which Vite's development server forwards calls: a service, or a mock of the management contract. */
const OPERATIONS = process.env.PORTAL_OPERATIONS ?? 'http://localhost:8080';

/** Injects the shared colours as a style sheet. A theme that the user has selected overrides the system setting. */
const palette: Plugin = {
  name: 'palette',
  load: (id) =>
    id.endsWith('/styles/palette.css')
      ? `:root { ${SYSTEM_COLOURS} } :root[data-theme='light'] { color-scheme: light } :root[data-theme='dark'] { color-scheme: dark }`
      : undefined,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/portal/',
  plugins: [vue(), palette],
  define: { __VUE_OPTIONS_API__: 'false' },
  // The oldest browsers that support `light-dark()`, which the palette uses.
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Each file adds a kilobyte of response headers, which is more than the size of most parts. The parts that
      // several pages share are therefore grouped into two files.
      output: {
        codeSplitting: {
          groups: [
            { name: 'packages', test: /node_modules/, minShareCount: 2 },
            { name: 'parts', test: /packages.portal.src.(?!words)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/management': OPERATIONS } },
});
