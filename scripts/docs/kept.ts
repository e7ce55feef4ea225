import { keptBuild } from '../kept/build.ts';

/** Whatever the portal is made of or with: contracts, guides, samples, the sandbox's prices, and the packages that build it. */
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

/** The portal as `pnpm run docs` builds it. @returns its folder */
export const keptDocs = (root: string): Promise<string> =>
  keptBuild(root, { name: 'docs', program: 'scripts/docs.ts', sources: SOURCES });
