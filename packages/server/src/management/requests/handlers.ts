import { invalid, type RateLimit } from '@agency-booking/contract-express';
import type { createRequestLogRoom } from '../../features/request-log/index.ts';
import type { Busiest, FoundRequest } from '../../features/request-log/types.ts';
import type { RequestsHandlers } from '../../generated/management/handlers.ts';
import type { components } from '../../generated/management/types.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import type { Now } from '../../ports/clock.ts';
import { type FailOf, failOf } from '../fail.ts';
import type { Member } from '../identity/types.ts';

type Schemas = components['schemas'];
type Catalogue = Readonly<Record<string, Schemas['RequestError'] | undefined>>;

type Deps = {
  readonly requestLog: Pick<ReturnType<typeof createRequestLogRoom>, 'list' | 'find' | 'figures' | 'countStatuses'>;
  readonly operations: Readonly<Record<string, { readonly limit?: RateLimit }>>;
  readonly limitScale: number;
  readonly now: Now;
};

const DAY_MS = 24 * 3_600_000;
const MOST_DAYS = { hour: 7, day: 31 } as const;

const failGet: FailOf<'getRequest'> = failOf();

export function createRequestsHandlers(deps: Deps): RequestsHandlers<Member> {
  const { requestLog, now } = deps;
  return {
    async listRequests({ path: { agencyId }, query }, answer) {
      const { cursor, limit, from, to, ...rest } = query;
      const filters = { ...rest, from: instantOf(from), to: instantOf(to) };
      if (filters.from && filters.to && filters.to <= filters.from) invalid('to', 'must be after from');
      const page = await requestLog.list({ agencyId, filters, limit, ...(cursor && { cursor }) });
      return answer(200, { ...page, results: page.results.map(toRequest) });
    },

    async getRequest({ path }, answer) {
      const found = (await requestLog.find(path)) ?? failGet('request.notFound');
      const error = found.errorKey === undefined ? undefined : errorOf(found.errorKey);
      const { refused } = found;
      return answer(200, { request: toRequest(found), ...(error && { error }), ...(refused && { refused }) });
    },

    async getRequestStatuses({ path: { agencyId } }, answer) {
      const { results, ...sums } = await requestLog.countStatuses({ agencyId, statusOf });
      return answer(200, { ...sums, results: [...results] });
    },

    async getRequestFigures({ path: { agencyId }, query: { by, ...period } }, answer) {
      const to = instantOf(period.to) ?? now();
      const from = instantOf(period.from) ?? new Date(to.getTime() - DAY_MS);
      if (to <= from) invalid('to', 'must be after from');
      if (to.getTime() - from.getTime() > MOST_DAYS[by] * DAY_MS)
        invalid('to', `must be at most ${MOST_DAYS[by]} days after from, by the ${by}`);
      const { periods, busiest } = await requestLog.figures({ agencyId, from, to, by });
      return answer(200, {
        from: from.toISOString(),
        to: to.toISOString(),
        results: periods.map(({ at, errors, ...figures }) => ({
          ...figures,
          at: at.toISOString(),
          errors: errors.map((one) => ({ ...one })),
        })),
        limits: limitsOf(busiest, deps),
      });
    },
  };
}

const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** Returns the usage of each rate limit; the limit closest to exhaustion comes first. */
function limitsOf(busiest: readonly Busiest[], { operations, limitScale }: Deps): Schemas['LimitUse'][] {
  const used = busiest.flatMap((one) => {
    const limit = operations[one.operation]?.limit;
    if (limit?.per !== 'user') return [];
    return [
      { ...one, limit: Math.max(1, Math.round(limit.requests * limitScale)), windowSeconds: limit.windowSeconds },
    ];
  });
  return used.sort((one, other) => other.busiest / other.limit - one.busiest / one.limit);
}

const catalogue = contract['x-error-catalogue'] as unknown as Catalogue;
const statusOf = (key: string) => catalogue[key]?.status;

function errorOf(key: string): Schemas['RequestError'] | undefined {
  const entry = catalogue[key];
  if (!entry) return undefined;
  const { status, description, meaning, action, retry } = entry;
  return { key, status, description, meaning, action, retry };
}

function toRequest(found: FoundRequest): Schemas['LoggedRequest'] {
  const { requestId, at, keyId, operation, status, errorKey, durationMilliseconds, isRepeat } = found;
  return {
    ...{ requestId, at: at.toISOString(), keyId, operation, status },
    ...(errorKey !== undefined && { errorKey }),
    durationMilliseconds: Math.round(durationMilliseconds * 10) / 10,
    ...(isRepeat && { isRepeat }),
  };
}
