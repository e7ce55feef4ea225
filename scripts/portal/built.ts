import { cachedBuild } from '../cache/build.ts';
import { isFresh, stamp } from '../cache/fresh.ts';

/** The folder of the built pages, relative to the repository's root. The service serves it at `/portal`. */
export const PORTAL_FOLDER = 'dist/portal';

const SOURCES = [
  'packages/portal/{src,public}/**/*.*',
  'packages/portal/*.{html,json,ts}',
  'packages/html/src/palette.ts',
  'scripts/{build/portal.ts,docs/compress.ts}',
];

export const isPortalFresh = (root: string): boolean => isFresh(root, PORTAL_FOLDER, SOURCES);
export const stampPortal = (root: string): void => stamp(root, PORTAL_FOLDER, SOURCES);

/** Builds the pages in the same way as `pnpm build portal`, or reuses a cached build. Returns their folder. */
export const builtPortal = (root: string): Promise<string> =>
  cachedBuild(root, { part: 'portal', sources: [...SOURCES, 'pnpm-lock.yaml'] });
