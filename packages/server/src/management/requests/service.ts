import { invalid, type RateLimit } from '@agency-booking/contract-express';
import type { createRequestLogRoom } from '../../features/request-log/index.ts';
import type { Busiest } from '../../features/request-log/types.ts';
import type { Now } from '../../ports/clock.ts';
import type { FailWith } from '../fail.ts';

type RequestLog = Pick<
  ReturnType<typeof createRequestLogRoom>,
  'list' | 'find' | 'bodiesOf' | 'figures' | 'countStatuses'
>;
export type RequestDeps = {
  readonly requestLog: RequestLog;
  readonly operations: Readonly<Record<string, { readonly area: string; readonly limit?: RateLimit }>>;
  readonly limitScale: number;
  readonly now: Now;
};

type Listed = Parameters<RequestLog['list']>[0];
type Period = { readonly from: Date | undefined; readonly to: Date | undefined };
export type LimitUse = Busiest & { readonly limit: number; readonly windowSeconds: number };

const DAY_MS = 24 * 3_600_000;
const MOST_DAYS = { hour: 7, day: 31 } as const;

/** Lists an agency's requests, newest first. */
export function listRequests(
  { agencyId, cursor, limit, ...filters }: Omit<Listed, 'filters'> & Listed['filters'],
  { requestLog }: RequestDeps,
): ReturnType<RequestLog['list']> {
  const { from, to } = filters;
  if (from && to && to <= from) invalid('to', 'must be after from');
  return requestLog.list({ agencyId, filters, limit, ...(cursor && { cursor }) });
}

export async function getRequest(
  which: Parameters<RequestLog['find']>[0],
  { requestLog, operations }: RequestDeps,
  fail: FailWith<'request.notFound'>,
) {
  const request = (await requestLog.find(which)) ?? fail('request.notFound');
  return { request, area: operations[request.operation]?.area, bodies: await requestLog.bodiesOf(request) };
}

export function getRequestStatuses(
  of: Parameters<RequestLog['countStatuses']>[0],
  { requestLog }: RequestDeps,
): ReturnType<RequestLog['countStatuses']> {
  return requestLog.countStatuses(of);
}

/** Counts requests by hour or day; the default period is the last 24 hours. */
export async function getRequestFigures(
  { agencyId, by, ...period }: Period & { readonly agencyId: number; readonly by: 'hour' | 'day' },
  deps: RequestDeps,
) {
  const to = period.to ?? deps.now();
  const from = period.from ?? new Date(to.getTime() - DAY_MS);
  if (to <= from) invalid('to', 'must be after from');
  if (to.getTime() - from.getTime() > MOST_DAYS[by] * DAY_MS)
    invalid('to', `must be at most ${MOST_DAYS[by]} days after from, by the ${by}`);
  const { periods, busiest } = await deps.requestLog.figures({ agencyId, from, to, by });
  return { from, to, periods, limits: limitsOf(busiest, deps) };
}

/** Returns each rate limit's usage; the limit closest to exhaustion comes first. */
function limitsOf(busiest: readonly Busiest[], { operations, limitScale }: RequestDeps): LimitUse[] {
  const used = busiest.flatMap((one) => {
    const limit = operations[one.operation]?.limit;
    if (limit?.per !== 'user') return [];
    return [
      { ...one, limit: Math.max(1, Math.round(limit.requests * limitScale)), windowSeconds: limit.windowSeconds },
    ];
  });
  return used.sort((one, other) => other.busiest / other.limit - one.busiest / one.limit);
}
