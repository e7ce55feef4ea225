import type { Now } from '../../ports/clock.ts';
import { type Page, pageOf } from '../../shared/list-pages.ts';
import {
  bodiesRetentionStart,
  dividedByHours,
  placeAt,
  positionOf,
  retentionStart,
  sumsRetentionStart,
} from './rules.ts';
import type { BodyStore } from './store.bodies.ts';
import type { RequestLogStore } from './store.sql.ts';
import type {
  Busiest,
  FoundRequest,
  NotStored,
  Period,
  PeriodFigures,
  RecordedBodies,
  RequestFilters,
  StatusCounts,
} from './types.ts';

type RequestLogDeps = { readonly store: RequestLogStore; readonly now: Now };
/** Production has no body store. */
type BodyDeps = { readonly bodies: BodyStore | undefined; readonly now: Now };

const DELETED_AT_ONCE = 5_000;

/** Lists a page of an agency's calls, newest first. */
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
  const after = cursor === undefined ? undefined : placeAt(cursor);
  const kept = retentionStart(now());
  const from = filters.from && filters.from > kept ? filters.from : kept;
  const found = await store.list({ agencyId, filters: { ...filters, from }, after, atMost: limit + 1 });
  return pageOf(found, { limit, positionOf });
}

/** Finds the latest call with this request ID. */
export async function findRequest(
  { agencyId, requestId }: { readonly agencyId: number; readonly requestId: string },
  deps: RequestLogDeps,
): Promise<FoundRequest | undefined> {
  const page = await listRequests({ agencyId, filters: { requestId }, limit: 1 }, deps);
  return page.results[0];
}

/** Returns a call's bodies, or the reason why they are not stored. */
export async function bodiesOf(
  { agencyId, at, bodyId }: Pick<FoundRequest, 'agencyId' | 'at' | 'bodyId'>,
  { bodies, now }: BodyDeps,
): Promise<RecordedBodies> {
  if (!bodies) return withoutBodies('production');
  const from = bodiesRetentionStart(now());
  if (at < from) return withoutBodies('expired');
  const stored = bodyId === undefined ? undefined : await bodies.find({ id: bodyId, agencyId, from });
  return stored ?? withoutBodies('unavailable');
}

const withoutBodies = (notStored: NotStored): RecordedBodies => ({ request: { notStored }, response: { notStored } });

/** The status of a call whose client disconnected before the response was sent. Such a call has no error key. */
const CLIENT_GONE = 499;

/** Counts calls by status. Error counts come from hourly sums. `statusOf` returns an error's status. */
export async function countStatuses(
  { agencyId, statusOf }: { readonly agencyId: number; readonly statusOf: (errorKey: string) => number | undefined },
  { store, now }: RequestLogDeps,
): Promise<StatusCounts> {
  const from = retentionStart(now());
  const [errors, gone] = await Promise.all([
    store.countErrors(agencyId, from),
    store.countStatus(agencyId, CLIENT_GONE, from),
  ]);
  const counts = new Map<number, number>(gone > 0 ? [[CLIENT_GONE, gone]] : []);
  const all = errors.reduce((sum, { count }) => sum + count, 0);
  const succeeded = Math.max(0, (errors.find(({ key }) => key === '')?.count ?? 0) - gone);
  for (const { key, count } of errors) {
    const status = statusOf(key);
    if (status !== undefined) counts.set(status, (counts.get(status) ?? 0) + count);
  }
  const results = [...counts].map(([status, count]) => ({ status, count })).sort((a, b) => a.status - b.status);
  return { succeeded, failed: all - succeeded, results };
}

export async function figuresOf(
  { by, ...period }: Period & { readonly by: 'hour' | 'day' },
  { store }: RequestLogDeps,
): Promise<{ readonly periods: readonly PeriodFigures[]; readonly busiest: readonly Busiest[] }> {
  const divided = dividedByHours(period);
  const [periods, busiest] = await Promise.all([store.figures(divided, by), store.busiest(divided)]);
  return { periods, busiest };
}

export async function deleteExpired({ store, now }: RequestLogDeps): Promise<void> {
  while ((await store.deleteBefore(retentionStart(now()), DELETED_AT_ONCE)) === DELETED_AT_ONCE);
  await store.deleteSums(sumsRetentionStart(now()));
}

/** Deletes bodies whose retention period has ended, and bodies that are covered by an erasure. */
export async function deleteBodies({ bodies, now }: BodyDeps): Promise<void> {
  await bodies?.deleteBefore(bodiesRetentionStart(now()));
  await deleteErasedBodies({ bodies, now });
}

/**
 * Deletes the bodies of agencies that have erased personal data, because any of these bodies may contain the person's
 * data.
 */
export async function deleteErasedBodies({ bodies, now }: BodyDeps): Promise<void> {
  await bodies?.deleteErased(bodiesRetentionStart(now()));
}
