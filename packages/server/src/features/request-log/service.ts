import type { Now } from '../../ports/clock.ts';
import { cursorOf, dividedByHours, keptSince, readCursor, sumsKeptSince } from './rules.ts';
import type { RequestLogStore } from './store.ts';
import type { Busiest, FoundRequest, Period, PeriodFigures, RequestFilters } from './types.ts';

export type RequestLogDeps = { readonly store: RequestLogStore; readonly now: Now };

const DELETED_AT_ONCE = 5_000;

export type RequestPage = { readonly results: readonly FoundRequest[]; readonly nextCursor?: string };

/** A page of an agency's calls, the latest first. @returns `wrongCursor`: it is none of a list with these filters */
export async function listRequests(
  asked: {
    readonly agencyId: number;
    readonly filters: RequestFilters;
    readonly limit: number;
    readonly cursor?: string;
  },
  { store, now }: RequestLogDeps,
): Promise<RequestPage | 'wrongCursor'> {
  const { agencyId, filters, limit, cursor } = asked;
  const after = cursor === undefined ? undefined : readCursor(cursor, filters);
  if (cursor !== undefined && !after) return 'wrongCursor';
  const kept = keptSince(now());
  const from = filters.from && filters.from > kept ? filters.from : kept;
  const found = await store.list({ agencyId, filters: { ...filters, from }, after, atMost: limit + 1 });
  const results = found.slice(0, limit);
  return found.length > limit ? { results, nextCursor: cursorOf(results.at(-1)!, filters) } : { results };
}

/** The latest call with this id. */
export async function findRequest(
  { agencyId, requestId }: { readonly agencyId: number; readonly requestId: string },
  deps: RequestLogDeps,
): Promise<FoundRequest | undefined> {
  const page = await listRequests({ agencyId, filters: { requestId }, limit: 1 }, deps);
  return page === 'wrongCursor' ? undefined : page.results[0];
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
