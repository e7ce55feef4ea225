import { cachedBuild } from '../cache/build.ts';
import { isFresh, stamp } from '../cache/fresh.ts';

/** The folder of the built documentation, relative to the repository's root. The service serves it at `/docs`. */
export const DOCS_FOLDER = 'dist/docs';

const SOURCES = [
  'openapi/**/*.{yaml,md}',
  'openapi/programs/*',
  'packages/python-client/agency_booking.py',
  'packages/client/README.md',
  'packages/server/src/generated/openapi.json',
  'packages/{html,sandbox}/src/**/*.ts',
  'scripts/build/docs.ts',
  'scripts/{cache,docs,generate,samples}/**/*.*',
  'scripts/docs/site/.vitepress/**/*.*',
  'scripts/package.json',
];

export const areDocsFresh = (root: string): boolean => isFresh(root, DOCS_FOLDER, SOURCES);
export const stampDocs = (root: string): void => stamp(root, DOCS_FOLDER, SOURCES);

/** Builds the documentation in the same way as `pnpm build docs`, or reuses a cached build. Returns its folder. */
export const builtDocs = (root: string): Promise<string> =>
  cachedBuild(root, { part: 'docs', sources: [...SOURCES, 'pnpm-lock.yaml'] });
