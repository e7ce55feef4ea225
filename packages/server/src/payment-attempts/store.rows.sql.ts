import type { Generated } from 'kysely';
import type { RowOf } from '../database/tables-of.ts';
import type {
  Challenge,
  Decline,
  LegCancellation,
  OrderKind,
  PaymentAttempt,
  PaymentMethod,
  PaymentStatus,
} from '../ports/payment-attempts.ts';
import type { Currency } from '../shared/money.ts';
import type { Sealing } from '../shared/sealed.ts';

export type AttemptTables = {
  payment_attempt: {
    id: string;
    payment_id: number;
    order_kind: OrderKind;
    order_id: string;
    agency_id: number;
    payment_session_id: string | null;
    method: PaymentMethod;
    status: PaymentStatus;
    amount: number;
    currency: Currency;
    card_first_six: string | null;
    card_last_four: string | null;
    installment_count: number | null;
    request_fingerprint: Uint8Array | null;
    transaction_id: string | null;
    challenge_sealed: Buffer | null;
    decline: Decline | null;
    booking_message: string | null;
    vendor_reservation_id: string | null;
    refund_amount: number | null;
    cancelled_by: 'agency' | 'vendor' | null;
    leg_cancellation: LegCancellation | null;
    refunded_before: Generated<number>;
    cancellations: number | null;
    context_sealed: Buffer | null;
    party: Generated<string>;
    first_pick_up_at: Date;
    watch_until: Date;
    changed_at: Date;
    deadline_at: Date | null;
    due_at: Date | null;
    leased_until: Date | null;
    refusals: Generated<number>;
    alerted_at: Date | null;
  };
  attempt_transition: {
    id: Generated<number>;
    attempt_id: string;
    from_status: PaymentStatus | null;
    to_status: PaymentStatus;
    moved_at: Date;
  };
  callback_inbox: {
    attempt_id: string;
    transaction_id: string;
    first_received_at: Date;
  };
};

export const attemptColumns = [
  'id',
  'payment_id',
  'order_kind',
  'order_id',
  'agency_id',
  'payment_session_id',
  'method',
  'status',
  'amount',
  'currency',
  'card_first_six',
  'card_last_four',
  'installment_count',
  'request_fingerprint',
  'transaction_id',
  'challenge_sealed',
  'decline',
  'booking_message',
  'vendor_reservation_id',
  'refund_amount',
  'cancelled_by',
  'leg_cancellation',
  'refunded_before',
  'cancellations',
  'context_sealed',
  'party',
  'first_pick_up_at',
  'watch_until',
  'changed_at',
  'deadline_at',
  'due_at',
  'leased_until',
  'refusals',
] as const;
export type AttemptRow = RowOf<AttemptTables['payment_attempt'], typeof attemptColumns>;

/** Returns the sealing context for a challenge. It differs from the sealing context for the attempt's `context`. */
export const challengeOf = (id: string) => `${id}:challenge`;

export function attemptOf(row: AttemptRow, sealing: Sealing): PaymentAttempt {
  return {
    id: row.id,
    paymentID: row.payment_id,
    kind: row.order_kind,
    orderId: row.order_id,
    agencyId: row.agency_id,
    sessionId: row.payment_session_id ?? undefined,
    method: row.method,
    status: row.status,
    amount: { amount: row.amount, currency: row.currency },
    card:
      row.card_first_six === null || row.card_last_four === null
        ? undefined
        : { firstSix: row.card_first_six, lastFour: row.card_last_four },
    installmentCount: row.installment_count ?? undefined,
    requestFingerprint: row.request_fingerprint ?? undefined,
    transactionId: row.transaction_id ?? undefined,
    challenge: row.challenge_sealed ? sealing.open<Challenge>(row.challenge_sealed, challengeOf(row.id)) : undefined,
    decline: row.decline ?? undefined,
    bookingMessage: row.booking_message ?? undefined,
    vendorReservationId: row.vendor_reservation_id ?? undefined,
    refundAmount: row.refund_amount ?? undefined,
    cancelledBy: row.cancelled_by ?? undefined,
    legCancellation: row.leg_cancellation ?? undefined,
    refundedBefore: row.refunded_before,
    cancellations: row.cancellations ?? 0,
    context: row.context_sealed ? sealing.open(row.context_sealed, row.id) : {},
    party: row.party,
    firstPickUpAt: row.first_pick_up_at,
    watchUntil: row.watch_until,
    changedAt: row.changed_at,
    deadlineAt: row.deadline_at ?? undefined,
    dueAt: row.due_at ?? undefined,
    leasedUntil: row.leased_until ?? undefined,
    refusals: row.refusals,
  };
}
