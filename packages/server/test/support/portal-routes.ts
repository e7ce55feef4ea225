import { readFileSync } from 'node:fs';

const router = readFileSync(new URL('../../../portal/src/router.ts', import.meta.url), 'utf8');

/** Path patterns of the portal routes that require sign-in. */
export const ROUTES: readonly string[] = [...router.matchAll(/page\((base|[`'][^`']+[`'])/g)].map(([, path]) =>
  path!.replaceAll(/[`']/g, '').replace(/^base|\$\{base\}/, '/agencies/:agencyId(\\d+)'),
);

/** Returns whether the route matches the path. */
export function opens(route: string, path: string): boolean {
  const source = route.replaceAll('\\\\', '\\').replaceAll(/:\w+(\([^)]*\))?\*?/g, (_, kind) => kind ?? '[^/]+');
  return new RegExp(`^${source}$`).test(path);
}
