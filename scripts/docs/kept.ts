import { keptBuild } from '../kept/build.ts';

/** Files that the build depends on: contracts, guides, samples, the sandbox's prices, and the packages of the build. */
const SOURCES = [
  'openapi/**/*.{yaml,md}',
  'openapi/programs/*',
  'packages/python-client/agency_booking.py',
  'packages/client/README.md',
  'packages/server/src/generated/openapi.json',
  'packages/{html,sandbox}/src/**/*.ts',
  'scripts/{docs,generate,kept,samples}/**/*',
  'scripts/docs/site/.vitepress/**/*',
  'scripts/{docs,redocly}.ts',
  'pnpm-lock.yaml',
];

/** Builds the documentation as `pnpm run docs` does, or reuses a cached build. Returns its folder. */
export const keptDocs = (root: string): Promise<string> =>
  keptBuild(root, { name: 'docs', program: 'scripts/docs.ts', sources: SOURCES });
