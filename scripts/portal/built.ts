import { keptBuild } from '../kept/build.ts';
import { isYounger } from '../kept/fresh.ts';

/** Where the pages of agency and operator lie, seen from the repository's root; the service shows them at `/portal`. */
export const PORTAL_FOLDER = 'dist/portal';

/** Whatever they are made of or with. */
const SOURCES = [
  'packages/portal/{src,public}/**/*.*',
  'packages/portal/*.{html,json,ts}',
  'packages/html/src/palette.ts',
  'scripts/{portal.ts,docs/compress.ts}',
];

export const isPortalFresh = (root: string): boolean => isYounger(root, `${PORTAL_FOLDER}/index.html`, SOURCES);

/** The pages as `pnpm run portal` builds them. @returns their folder */
export const keptPortal = (root: string): Promise<string> =>
  keptBuild(root, { name: 'portal', program: 'scripts/portal.ts', sources: [...SOURCES, 'pnpm-lock.yaml'] });
