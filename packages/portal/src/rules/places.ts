import type { Role } from '../generated/types.ts';

/** A menu entry. Its visibility depends on the roles that may call the first operation on its page. */
export type Place = {
  readonly name: string;
  readonly path: string;
  readonly operation: string;
  readonly roles: readonly Role[];
};

const EVERYBODY = ['owner', 'developer', 'finance', 'viewer', 'operator'] as const satisfies Role[];
const OPERATOR = ['operator'] as const satisfies Role[];

/** The pages of one agency. For operators, these pages appear below the selected agency. */
export const AGENCY_PLACES = [
  { name: 'overview', path: '', operation: 'getAgency', roles: EVERYBODY },
  { name: 'orders', path: '/orders', operation: 'findOrders', roles: EVERYBODY },
  {
    name: 'credit',
    path: '/credit',
    operation: 'listCreditRecords',
    roles: ['owner', 'finance', 'viewer', 'operator'],
  },
  { name: 'keys', path: '/keys', operation: 'listKeys', roles: ['owner', 'developer', 'viewer', 'operator'] },
  {
    name: 'requests',
    path: '/requests',
    operation: 'listRequests',
    roles: ['owner', 'developer', 'viewer', 'operator'],
  },
  {
    name: 'webhooks',
    path: '/webhooks',
    operation: 'listWebhookEndpoints',
    roles: ['owner', 'developer', 'viewer', 'operator'],
  },
  { name: 'goLive', path: '/go-live', operation: 'getGoLive', roles: EVERYBODY },
  { name: 'callbackOrigins', path: '/callback-origins', operation: 'listCallbackOrigins', roles: EVERYBODY },
  { name: 'billingAddress', path: '/billing-address', operation: 'getBillingAddress', roles: EVERYBODY },
  { name: 'members', path: '/members', operation: 'listMembers', roles: EVERYBODY },
  { name: 'audit', path: '/audit', operation: 'listAgencyAudit', roles: ['owner', 'operator'] },
] as const satisfies Place[];

export const DESK_PLACES = [
  { name: 'desk', path: '/desk', operation: 'getDesk', roles: OPERATOR },
  { name: 'agencies', path: '/desk/agencies', operation: 'listAgencies', roles: OPERATOR },
  { name: 'approvals', path: '/desk/approvals', operation: 'listApprovals', roles: OPERATOR },
  { name: 'tasks', path: '/desk/tasks', operation: 'listTasks', roles: OPERATOR },
  { name: 'suppliers', path: '/desk/suppliers', operation: 'listSuppliers', roles: OPERATOR },
  { name: 'campaigns', path: '/desk/campaigns', operation: 'listCampaigns', roles: OPERATOR },
  { name: 'exchangeRates', path: '/desk/exchange-rates', operation: 'listExchangeRates', roles: OPERATOR },
  { name: 'reconciliation', path: '/desk/reconciliation', operation: 'listReconciliations', roles: OPERATOR },
  { name: 'people', path: '/desk/people', operation: 'listErasures', roles: OPERATOR },
  { name: 'deskAudit', path: '/desk/audit', operation: 'listAudit', roles: OPERATOR },
  { name: 'operators', path: '/desk/operators', operation: 'listOperators', roles: OPERATOR },
] as const satisfies Place[];

export const seenBy = <P extends Place>(places: readonly P[], role: Role): P[] =>
  places.filter(({ roles }) => roles.includes(role));

/** A page without a menu entry, which operators open from the overview. */
const SETTINGS: Place = { name: 'settings', path: '/settings', operation: 'changeAgency', roles: OPERATOR };

/** Returns the entry whose page, or a page below it, has this path. */
export function placeOf(path: string): Place | undefined {
  const [, agency, below = ''] = /^\/agencies\/(\d+)(\/.*)?$/.exec(path) ?? [];
  const places: readonly Place[] = agency === undefined ? DESK_PLACES : [...AGENCY_PLACES, SETTINGS];
  const rest = agency === undefined ? path : below;
  return places
    .filter((place) => rest === place.path || rest.startsWith(`${place.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** Returns true unless the menu hides the page from this role. */
export const mayOpen = (path: string, role: Role): boolean => placeOf(path)?.roles.includes(role) ?? true;

export function homeOf(role: Role, agencyId: number | undefined): string {
  return role === 'operator' || agencyId === undefined ? '/desk' : `/agencies/${agencyId}`;
}
