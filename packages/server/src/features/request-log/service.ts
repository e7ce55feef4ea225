import type { Now } from '../../ports/clock.ts';
import { behindOf, type Page, pageOf } from '../../shared/list-pages.ts';
import { dividedByHours, keptSince, placeAt, positionOf, sumsKeptSince } from './rules.ts';
import type { RequestLogStore } from './store.ts';
import type { Busiest, FoundRequest, Period, PeriodFigures, RequestFilters } from './types.ts';

export type RequestLogDeps = { readonly store: RequestLogStore; readonly now: Now };

const DELETED_AT_ONCE = 5_000;

/** A page of an agency's calls, the latest first. @throws request.invalid naming a cursor that is none of a list with these filters */
export async function listRequests(
  asked: {
    readonly agencyId: number;
    readonly filters: RequestFilters;
    readonly limit: number;
    readonly cursor?: string;
  },
  { store, now }: RequestLogDeps,
): Promise<Page<FoundRequest>> {
  const { agencyId, filters, limit, cursor } = asked;
  const position = behindOf(cursor, filters);
  const after = position === undefined ? undefined : placeAt(position);
  const kept = keptSince(now());
  const from = filters.from && filters.from > kept ? filters.from : kept;
  const found = await store.list({ agencyId, filters: { ...filters, from }, after, atMost: limit + 1 });
  return pageOf(found, { limit, filters, positionOf });
}

/** The latest call with this id. */
export async function findRequest(
  { agencyId, requestId }: { readonly agencyId: number; readonly requestId: string },
  deps: RequestLogDeps,
): Promise<FoundRequest | undefined> {
  const page = await listRequests({ agencyId, filters: { requestId }, limit: 1 }, deps);
  return page.results[0];
}

/** What charts are drawn of. */
export async function figuresOf(
  { by, ...period }: Period & { readonly by: 'hour' | 'day' },
  { store }: RequestLogDeps,
): Promise<{ readonly periods: readonly PeriodFigures[]; readonly busiest: readonly Busiest[] }> {
  const divided = dividedByHours(period);
  const [periods, busiest] = await Promise.all([store.figures(divided, by), store.busiest(divided)]);
  return { periods, busiest };
}

export async function deleteExpired({ store, now }: RequestLogDeps): Promise<void> {
  while ((await store.deleteBefore(keptSince(now()), DELETED_AT_ONCE)) === DELETED_AT_ONCE);
  await store.deleteSums(sumsKeptSince(now()));
}
