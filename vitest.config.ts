import { defineConfig } from 'vitest/config';

const project = (name: string, root: string) => ({
  extends: true as const,
  test: { name, root, include: ['**/*.test.ts'] },
});

export default defineConfig({
  test: {
    pool: 'threads',
    // Test files share nothing but read-only data (the places, compiled validators), which is dear to load twice.
    isolate: false,
    projects: [
      project('openapi', 'openapi'),
      project('contract-express', 'packages/contract-express'),
      project('html', 'packages/html'),
      project('server', 'packages/server'),
      project('client', 'packages/client'),
      project('sandbox', 'packages/sandbox'),
      project('scripts', 'scripts'),
    ],
  },
});
