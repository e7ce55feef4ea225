import { cachedBuild } from '../cache/build.ts';

const SOURCES = [
  'openapi/**/*.{yaml,md}',
  'openapi/programs/*',
  'packages/python-client/agency_booking.py',
  'packages/client/README.md',
  'packages/server/src/generated/openapi.json',
  'packages/{html,sandbox}/src/**/*.ts',
  'scripts/{cache,docs,generate,samples}/**/*',
  'scripts/docs/site/.vitepress/**/*',
  'scripts/{docs,redocly}.ts',
  'pnpm-lock.yaml',
];

/** Builds the documentation as `pnpm run docs` does, or reuses a cached build. Returns its folder. */
export const builtDocs = (root: string): Promise<string> =>
  cachedBuild(root, { name: 'docs', program: 'scripts/docs.ts', sources: SOURCES });
