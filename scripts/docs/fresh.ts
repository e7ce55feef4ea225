import { isYounger } from '../kept/fresh.ts';

/** Folder of the built documentation, relative to the repository's root. The service serves it at `/docs`. */
export const DOCS_FOLDER = 'dist/docs';

/** Files that the build depends on. */
const SOURCES = [
  'openapi/**/*.{yaml,md}',
  'openapi/programs/*',
  'packages/python-client/agency_booking.py',
  'packages/client/README.md',
  'packages/html/src/palette.ts',
  'scripts/docs/**/*.*',
  'scripts/docs/site/.vitepress/**/*.*',
  'scripts/samples/*.ts',
  'scripts/package.json',
];

/** Returns true if the documentation exists and is newer than all its sources. */
export const areDocsFresh = (root: string): boolean => isYounger(root, `${DOCS_FOLDER}/index.html`, SOURCES);
