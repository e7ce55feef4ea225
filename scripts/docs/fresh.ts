import { isYounger } from '../kept/fresh.ts';

/** Where the portal lies, seen from the repository's root; the service shows it at `/docs`. */
export const DOCS_FOLDER = 'dist/docs';

/** Whatever the portal is made of, or made with. */
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

/** Whether the portal is there, and younger than everything it is made of. */
export const areDocsFresh = (root: string): boolean => isYounger(root, `${DOCS_FOLDER}/index.html`, SOURCES);
