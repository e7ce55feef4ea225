import { isYounger } from '../cache/fresh.ts';

/** Relative to the repository's root. The service serves it at `/docs`. */
export const DOCS_FOLDER = 'dist/docs';

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

export const areDocsFresh = (root: string): boolean => isYounger(root, `${DOCS_FOLDER}/index.html`, SOURCES);
