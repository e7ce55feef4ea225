import type { Role } from '../../packages/portal/src/generated/types.ts';
import { AGENCY_PLACES, DESK_PLACES, seenBy } from '../../packages/portal/src/rules/places.ts';
import { opens, ROUTES } from '../../packages/server/test/support/portal-routes.ts';

/** IDs of agency 1's objects that have their own pages. */
export type Shown = {
  readonly orders: readonly string[];
  readonly record: number;
  readonly request: string;
  readonly endpoint: string;
};

/** Returns the paths of all pages that a member of agency 1 or an operator can reach after signing in. */
export function pagesOf(role: Role, { orders, record, request, endpoint }: Shown): string[] {
  const below: Readonly<Record<string, readonly string[]>> = {
    orders: orders.map((id) => `/orders/${id}`),
    credit: [`/credit/${record}`],
    requests: [`/requests/${request}`],
    webhooks: [`/webhooks/${endpoint}`],
  };
  const agency = seenBy(AGENCY_PLACES, role).flatMap(({ name, path }) => [path, ...(below[name] ?? [])]);
  const desk = seenBy(DESK_PLACES, role).map(({ path }) => path);
  const ofOperators =
    role === 'operator'
      ? ['/agencies/1/settings', '/desk/suppliers/vendor/TESTDRIVE', `/desk/orders/${orders[0]}`]
      : [];
  return [...agency.map((path) => `/agencies/1${path}`), ...desk, ...ofOperators, '/account', '/nowhere'];
}

/** Returns the portal routes that match none of the paths. Excludes the pages shown before sign-in. */
export const routesWithout = (paths: readonly string[]): readonly string[] =>
  ROUTES.filter((route) => !paths.some((path) => opens(route, path)));
