import { add, type Money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import type { OrderState } from './rules.found.ts';
import type { OrderAttempt, TimelineEntry } from './store.timeline.ts';

/** Sort positions of timeline entries with the same timestamp. A cause has a lower position than its effects. */
const PAYMENTS: Readonly<Record<string, number>> = {
  ...{ awaiting3ds: 10, charging: 16, charged: 20, declined: 20, voiding: 20, voided: 26, expired: 20, withdrawn: 20 },
  ...{ reversingLateCharge: 22, lateChargeReversed: 26, cancellingReservation: 30, completed: 30, reversing: 30 },
  ...{ reversed: 38, cancelling: 42, refunding: 46, refunded: 52 },
};
const CALLS: Readonly<Record<string, number>> = {
  ...{ lookUpBin: 5, start3ds: 12, charge: 18, findTransaction: 18, createReservation: 28, findReservation: 29 },
  ...{ voidTransaction: 36, cancelReservation: 44, refundTransaction: 50 },
};
const LEDGER: Readonly<Record<string, number>> = { hold: 19, post: 31, reverse: 39, refund: 53, refundPart: 53 };
const SESSIONS: Readonly<Record<string, number>> = {
  ...{ created: 2, opened: 3, paid: 32, failed: 32, orderPaid: 33, expired: 47, cancelled: 47, orderEnded: 54 },
};
const PORTAL: Readonly<Record<string, number>> = { createOrderPaymentLink: 2 };
const OTHERS: Readonly<Record<TimelineEntry['what'], number>> = {
  ...{ order: 34, payment: 30, call: 29, bank: 14, session: 47, ledger: 53, portal: 40, task: 60, operator: 62 },
  ...{ event: 70, delivery: 80 },
};

const KNOWN: Partial<Record<TimelineEntry['what'], Readonly<Record<string, number>>>> = {
  ...{ payment: PAYMENTS, call: CALLS, ledger: LEDGER, session: SESSIONS, portal: PORTAL },
};

function positionOf({ what, event }: TimelineEntry): number {
  if (what === 'order') return event === 'created' ? 0 : /^cancell?ed$/.test(event) ? 48 : OTHERS.order;
  return KNOWN[what]?.[event] ?? OTHERS[what];
}

/**
 * Sorts entries so that a cause precedes its effect, even if both have the same timestamp.
 * @param entries a payment's entries must be in the order of its status changes
 */
export function inCausalOrder(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const reached = new Map<number, number>();
  const placed = entries.map((entry) => {
    const at = entry.at.getTime();
    if (entry.what !== 'payment') return { entry, at, position: positionOf(entry) };
    const position = Math.max(reached.get(at) ?? 0, positionOf(entry));
    reached.set(at, position);
    return { entry, at, position };
  });
  return placed.sort((one, other) => one.at - other.at || one.position - other.position).map(({ entry }) => entry);
}

type Reasoned = {
  readonly state: OrderState;
  readonly attempts: readonly Pick<OrderAttempt, 'status'>[];
  readonly isCancelledByProvider: boolean;
  readonly hasCancelledLeg: boolean;
};

/** Returns the reason for an order's state, based on its latest payment. */
export function reasonOf({ state, attempts, isCancelledByProvider, hasCancelledLeg }: Reasoned) {
  const latest = attempts.at(-1)?.status;
  switch (state) {
    case 'unpaid':
      if (latest === 'declined') return 'paymentDeclined';
      if (latest === 'awaiting3ds') return 'atBank';
      return latest && IN_PROGRESS.includes(latest) ? 'paymentInProgress' : 'notPaid';
    case 'reserved':
      if (latest === 'cancelling') return 'beingCancelled';
      return hasCancelledLeg ? 'legCancelled' : 'confirmed';
    case 'cancelled':
      if (isCancelledByProvider) return 'cancelledByProvider';
      return attempts.some(({ status }) => PAID.includes(status)) ? 'cancelledByAgency' : 'cancelledUnpaid';
    case 'failed':
      return 'providerRefused';
    case 'expired':
      return 'notPaidInTime';
    default:
      return unreachable(state);
  }
}

type Paying = Pick<OrderAttempt, 'status' | 'money' | 'refund' | 'refundStatus'>;

/** Sums an order's payments. Zero amounts are omitted. */
export function moneyOf(attempts: readonly Paying[], dueAtDesk: Money | undefined) {
  const refundsThatAre = (status: OrderAttempt['refundStatus']) =>
    summed(attempts.filter(({ refundStatus }) => refundStatus === status).flatMap(({ refund }) => refund ?? []));
  const charged = attempts.filter(({ status, refund }) => refund !== undefined || CHARGED.includes(status));
  return {
    charged: summed(charged.map(({ money }) => money)),
    dueAtDesk: dueAtDesk && dueAtDesk.amount > 0 ? dueAtDesk : undefined,
    refunded: refundsThatAre('refunded'),
    refundPending: refundsThatAre('pending'),
    refundDelayed: refundsThatAre('delayed'),
  };
}

const IN_PROGRESS: readonly string[] = ['charging', 'charged', 'voiding', 'cancellingReservation'];
const PAID: readonly string[] = ['completed', 'cancelling', 'refunding', 'refunded'];
const CHARGED: readonly string[] = ['charged', 'cancellingReservation', ...PAID];

function summed([first, ...more]: readonly Money[]): Money | undefined {
  return first && add(first, ...more);
}
