import { keptBuild } from '../kept/build.ts';
import { isYounger } from '../kept/fresh.ts';

/**
 * Folder of the pages for agencies and operators, relative to the repository's root. The service serves them at
 * `/portal`.
 */
export const PORTAL_FOLDER = 'dist/portal';

/** Files that the build depends on. */
const SOURCES = [
  'packages/portal/{src,public}/**/*.*',
  'packages/portal/*.{html,json,ts}',
  'packages/html/src/palette.ts',
  'scripts/{portal.ts,docs/compress.ts}',
];

export const isPortalFresh = (root: string): boolean => isYounger(root, `${PORTAL_FOLDER}/index.html`, SOURCES);

/** Builds the pages as `pnpm run portal` does, or reuses a cached build. Returns their folder. */
export const keptPortal = (root: string): Promise<string> =>
  keptBuild(root, { name: 'portal', program: 'scripts/portal.ts', sources: [...SOURCES, 'pnpm-lock.yaml'] });
