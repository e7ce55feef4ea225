import { type Kysely, type RawBuilder, sql } from 'kysely';

export type GoLiveStep =
  | 'carSearched'
  | 'carOrdered'
  | 'paidByCard'
  | 'paidWith3ds'
  | 'declineHandled'
  | 'outcomeUnknownHandled'
  | 'eligibilityAsked'
  | 'carCancelled'
  | 'orderRepeated'
  | 'limitWaitedFor'
  | 'eventsUsed'
  | 'tokensRenewed'
  | 'transferOrdered'
  | 'transferCancelled';

/** Time when each step was last completed. */
export type Seen = Readonly<Partial<Record<GoLiveStep, Date>>>;

export type GoLiveStore = { readonly seenOf: (agencyId: number, since: Date) => Promise<Seen> };

type Moment = RawBuilder<Date | null>;

export function createGoLiveStore(db: Kysely<Record<never, never>>): GoLiveStore {
  return {
    async seenOf(agencyId, since) {
      /** Returns the time of the latest successful call to any of these operations. */
      const called = (...operations: readonly string[]): Moment => sql`(
        select max(last.at) from unnest(${operations}::text[]) wanted(operation), lateral (
          select at from request_log where agency_id = ${agencyId} and request_log.operation = wanted.operation
            and at >= ${since} and status < 300 order by at desc limit 1
        ) last)`;
      /**
       * Returns the time of the latest follow-up call whose result differs from that of the preceding call of the given
       * kind.
       */
      const thenCalled = (kind: RawBuilder<unknown>, next: RawBuilder<unknown>): Moment => sql`(
        select max(later.at) from request_log first, lateral (
          select at, status, error_key from request_log
          where agency_id = ${agencyId} and at >= first.at and id > first.id and ${next} order by at, id limit 1
        ) later
        where first.agency_id = ${agencyId} and first.at >= ${since} and ${kind}
          and later.status not in (429) and later.error_key is distinct from first.error_key)`;
      const paid = (condition: RawBuilder<unknown>): Moment => sql`(
        select max(event.occurred_at) from event join payment_attempt attempt on attempt.payment_id = event.payment_id
        where event.agency_id = ${agencyId} and event.occurred_at >= ${since} and event.type = 'payment.completed'
          and attempt.method = 'card' and ${condition})`;
      const moments: Readonly<Record<GoLiveStep, Moment>> = {
        carSearched: called('searchCars'),
        carOrdered: called('createOrder'),
        paidByCard: paid(sql`true`),
        paidWith3ds: paid(sql`exists (
          select from attempt_transition move where move.attempt_id = attempt.id and move.from_status = 'awaiting3ds')`),
        declineHandled: sql`(
          select max(at) from request_log where agency_id = ${agencyId} and at >= ${since} and status = 402 and operation = 'payOrder')`,
        outcomeUnknownHandled: thenCalled(
          sql`first.error_key = 'cardPayment.outcomeUnknown'`,
          sql`operation in ('payOrder', 'getOrder')`,
        ),
        eligibilityAsked: called('checkCancelEligibility'),
        carCancelled: called('cancelOrder'),
        orderRepeated: sql`(
          select max(at) from request_log where agency_id = ${agencyId} and at >= ${since} and is_repeat and status < 300
            and operation in ('createOrder', 'createTransferOrder'))`,
        limitWaitedFor: thenCalled(
          sql`first.status = 429`,
          sql`request_log.operation = first.operation and request_log.key_id = first.key_id`,
        ),
        eventsUsed: sql`greatest(${called('listEvents')}, (
          select max(last_tried_at) from webhook_delivery
          where agency_id = ${agencyId} and status = 'delivered' and last_tried_at >= ${since}))`,
        tokensRenewed: sql`(
          select max(advanced_at) from token_family join api_key on api_key.id = api_key_id
            join agency_user on agency_user.id = api_key.user_id
          where agency_user.agency_id = ${agencyId} and generation > 1 and advanced_at >= ${since})`,
        transferOrdered: called('createTransferOrder'),
        transferCancelled: called('cancelTransferOrder'),
      };
      const columns = Object.entries(moments).map(([step, moment]) => sql`${moment} as ${sql.ref(step)}`);
      const { rows } = await sql<Record<GoLiveStep, Date | null>>`select ${sql.join(columns)}`.execute(db);
      const seen = Object.entries(rows[0]!).filter(([, at]) => at !== null);
      return Object.fromEntries(seen) as Seen;
    },
  };
}
