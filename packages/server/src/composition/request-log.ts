import { type AnsweredEvent, currentRequest } from '@agency-booking/contract-express';
import type { AgencyStore } from '../features/auth/store.agencies.ts';
import { createRequestLogRoom } from '../features/request-log/index.ts';
import { createBodyStore, type RequestBodyTables } from '../features/request-log/store.bodies.sql.ts';
import { createRequestLogStore, type RequestLogTables } from '../features/request-log/store.sql.ts';
import type { Handlers } from '../generated/handlers.ts';
import { holdsCardNumber } from '../http/card-numbers.ts';
import type { Metrics } from '../http/metrics.ts';
import { scrub } from '../http/scrub.ts';
import type { IdempotencyKeys } from '../ports/idempotency-keys.ts';
import type { Caller } from '../shared/caller.ts';
import { eachHandler } from '../shared/each-handler.ts';
import { isSilent, type NoteOutcomes } from '../shared/search-outcomes.ts';
import type { Given } from './given.ts';

type RequestLog = ReturnType<typeof openRequestLog>;

/** Opens the request log. In production, no bodies are stored, and no setting can change this. */
export function openRequestLog(
  noteUses: AgencyStore['noteUses'],
  { config, database: { db }, keys, metrics, log, now, ...given }: Given,
) {
  const isStaging = config.environment === 'staging';
  return createRequestLogRoom({
    store: createRequestLogStore(db.withTables<RequestLogTables>()),
    bodies: isStaging ? createBodyStore(db.withTables<RequestBodyTables>(), keys.personalData) : undefined,
    noteUses,
    now,
    randomBytes: given.world?.unorderedBytes ?? given.randomBytes,
    dropped: metrics.requestsNotLogged,
    onError: (error) => log.warn({ error }, 'request log write failed, requests still queued'),
  });
}

/** Logs the agencies' API calls. Portal requests have no API key and are skipped. */
export const loggerOf =
  ({ answered }: Pick<RequestLog, 'answered'>) =>
  ({ caller, operation, ...event }: AnsweredEvent<Caller>): void => {
    if (!caller?.keyId || !operation) return;
    const { agencyId, keyId } = caller;
    const { identity, requestId, status, errorKey, refused, durationMilliseconds, bodies } = event;
    const logged = { agencyId, keyId, requestId, operation: operation.id, status, errorKey, refused };
    answered({ ...logged, identity, durationMilliseconds, bodies });
  };

/** Maximum length of a stored body in bytes. */
const MOST_BODY_BYTES = 16 * 1024;

/** Returns the edge's settings for recording bodies, or `undefined` in production. */
export const bodyRecording = ({ environment }: Given['config']) =>
  environment === 'staging' ? { maxBytes: MOST_BODY_BYTES, mask } : undefined;

/** Also masks card numbers without a valid check digit, because requests may not contain these either. */
const mask = (text: string) => (holdsCardNumber(text) ? '***' : scrub(text));

/** Wraps the idempotency key store so that a request with a known key is marked as repeated in the request log. */
export function notingRepeats(keys: IdempotencyKeys, { note }: Pick<RequestLog, 'note'>): IdempotencyKeys {
  return {
    ...keys,
    async find(key, now) {
      const first = await keys.find(key, now);
      const request = currentRequest();
      if (first && request) note(request.identity, { isRepeat: true });
      return first;
    },
  };
}

/**
 * Records the order that each valid call concerns. The order ID comes from the path, from the body of a payment, or
 * from the response that contains a new order. Only IDs in the form that the service issues are stored, because a
 * caller can send any text as an ID.
 */
export function notingOrders(handlers: Handlers<Caller>, { note }: Pick<RequestLog, 'note'>): Handlers<Caller> {
  const noted = (orderId: unknown) => {
    const request = currentRequest();
    if (request && typeof orderId === 'string' && ORDER_ID.test(orderId)) note(request.identity, { orderId });
  };
  return eachHandler(handlers, (handler, id) => async (request: Sent, ...rest: never[]) => {
    noted(request.path?.orderID ?? request.path?.orderId ?? request.body?.orderID);
    const answer = (await handler(request as never, ...rest)) as { readonly body?: NewOrder };
    if (CREATING.has(id)) noted(answer.body?.id ?? answer.body?.orderId);
    return answer;
  });
}

type Sent = { readonly path?: Readonly<Record<string, unknown>>; readonly body?: { readonly orderID?: unknown } };
type NewOrder = { readonly id?: unknown; readonly orderId?: unknown };
const ORDER_ID = /^(CAR|TRF)-[\w-]{22}$/;
const CREATING: ReadonlySet<string> = new Set<keyof Handlers<Caller>>(['createOrder', 'createTransferOrder']);

/** Counts the outcomes of each search, and adds the parties without a usable response to its log entry. */
export const outcomeNoter =
  ({ note }: Pick<RequestLog, 'note'>, { searchOutcome }: Pick<Metrics, 'searchOutcome'>): NoteOutcomes =>
  (outcomes) => {
    const request = currentRequest();
    if (!request?.operationId) return;
    for (const { party, outcome } of outcomes)
      searchOutcome({ operation: request.operationId, party: party.code, outcome });
    const silentParties = outcomes.flatMap(({ party: { name }, outcome }) =>
      isSilent(outcome) ? { name, outcome } : [],
    );
    if (silentParties.length > 0) note(request.identity, { silentParties });
  };
