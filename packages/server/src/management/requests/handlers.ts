import type { FoundRequest } from '../../features/request-log/types.ts';
import type { RequestsHandlers } from '../../generated/management/handlers.ts';
import type { components } from '../../generated/management/types.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import type { Member } from '../identity/types.ts';
import * as service from './service.ts';

type Schemas = components['schemas'];
type Catalogue = Readonly<Record<string, Schemas['RequestError'] | undefined>>;

export function createRequestsHandlers(deps: service.RequestDeps): RequestsHandlers<Member> {
  return {
    async listRequests({ path, query: { from, to, ...query } }, answer) {
      const period = { from: instantOf(from), to: instantOf(to) };
      const page = await service.listRequests({ ...path, ...query, ...period }, deps);
      return answer(200, { ...page, results: page.results.map(toRequest) });
    },

    async getRequest({ path }, answer, fail) {
      const { request, area, bodies } = await service.getRequest(path, deps, fail);
      const error = request.errorKey === undefined ? undefined : errorOf(request.errorKey);
      const { refused } = request;
      return answer(200, {
        request: toRequest(request),
        ...(area !== undefined && { area }),
        ...(error && { error }),
        ...(refused && { refused: refused[0]!, problems: [...refused] }),
        requestBody: bodies.request,
        responseBody: bodies.response,
      });
    },

    async getRequestStatuses({ path }, answer) {
      const { results, ...sums } = await service.getRequestStatuses({ ...path, statusOf }, deps);
      return answer(200, { ...sums, results: [...results] });
    },

    async getRequestFigures({ path, query: { by, from, to } }, answer) {
      const period = { from: instantOf(from), to: instantOf(to) };
      const figures = await service.getRequestFigures({ ...path, by, ...period }, deps);
      return answer(200, {
        from: figures.from.toISOString(),
        to: figures.to.toISOString(),
        results: figures.periods.map(({ at, errors, ...counts }) => ({
          ...counts,
          at: at.toISOString(),
          errors: errors.map((one) => ({ ...one })),
        })),
        limits: figures.limits,
      });
    },
  };
}

const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

const catalogue = contract['x-error-catalogue'] as unknown as Catalogue;
const statusOf = (key: string) => catalogue[key]?.status;

function errorOf(key: string): Schemas['RequestError'] | undefined {
  const entry = catalogue[key];
  if (!entry) return undefined;
  const { status, description, meaning, action, retry } = entry;
  return { key, status, description, meaning, action, retry };
}

function toRequest(found: FoundRequest): Schemas['LoggedRequest'] {
  const { requestId, at, keyId, operation, status, errorKey, durationMilliseconds, isRepeat, orderId, silentParties } =
    found;
  return {
    ...{ requestId, at: at.toISOString(), keyId, operation, status },
    ...(errorKey !== undefined && { errorKey }),
    durationMilliseconds: Math.round(durationMilliseconds * 10) / 10,
    ...(isRepeat && { isRepeat }),
    ...(orderId !== undefined && { orderId }),
    ...(silentParties && { silentParties: [...silentParties] }),
  };
}
