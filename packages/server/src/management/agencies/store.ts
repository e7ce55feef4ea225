import type { Agency } from '../../features/auth/types.ts';
import type { Money } from '../../shared/money.ts';

export type AgencyState = 'active' | 'suspended' | 'closed';
export type AgencySort = 'number' | 'name' | 'lastActivity';

export type AgencyFilters = {
  readonly state?: AgencyState;
  /** Part of the agency's name, or its number. */
  readonly query?: string;
  readonly sort: AgencySort;
  /** Last agency on the previous page. */
  readonly after: Position | undefined;
};
export type Position = Pick<ListedAgency, 'id' | 'lastActivityAt'>;

export type ListedAgency = Agency & {
  readonly state: AgencyState;
  readonly members: number;
  /** Time of the last API call, to the minute. */
  readonly lastActivityAt: Date | undefined;
  readonly credit: readonly { readonly remaining: Money; readonly granted: Money }[];
};

export type AgencyListStore = {
  /** Lists a page of agencies in a single query. */
  readonly list: (filters: AgencyFilters, atMost: number) => Promise<readonly ListedAgency[]>;
};
