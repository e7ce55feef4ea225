import { type AnsweredEvent, currentRequest } from '@agency-booking/contract-express';
import type { AgencyStore } from '../features/auth/store.agencies.ts';
import { createRequestLogRoom } from '../features/request-log/index.ts';
import { createRequestLogStore, type RequestLogTables } from '../features/request-log/store.sql.ts';
import type { IdempotencyKeys } from '../ports/idempotency-keys.ts';
import type { Caller } from '../shared/caller.ts';
import type { Given } from './given.ts';

type RequestLog = ReturnType<typeof openRequestLog>;

export function openRequestLog(noteUses: AgencyStore['noteUses'], { database: { db }, metrics, log, now }: Given) {
  return createRequestLogRoom({
    store: createRequestLogStore(db.withTables<RequestLogTables>()),
    noteUses,
    now,
    dropped: metrics.requestsNotLogged,
    onError: (error) => log.warn({ error }, 'request log write failed, requests still queued'),
  });
}

/** Logs the agencies' API calls. Portal requests have no API key and are skipped. */
export const loggerOf =
  ({ answered }: Pick<RequestLog, 'answered'>) =>
  ({ caller, operation, requestId, status, errorKey, refused, durationMilliseconds }: AnsweredEvent<Caller>): void => {
    if (!caller?.keyId || !operation) return;
    const { agencyId, keyId } = caller;
    answered({ agencyId, keyId, requestId, operation: operation.id, status, errorKey, refused, durationMilliseconds });
  };

/** Wraps the idempotency key store so that a request with a known key is marked as repeated in the request log. */
export function notingRepeats(keys: IdempotencyKeys, { noteRepeat }: Pick<RequestLog, 'noteRepeat'>): IdempotencyKeys {
  return {
    ...keys,
    async find(key, now) {
      const first = await keys.find(key, now);
      const requestId = currentRequest()?.requestId;
      if (first && requestId) noteRepeat({ agencyId: key.agencyId, requestId });
      return first;
    },
  };
}
