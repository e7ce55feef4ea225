import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableActions, cancelTerms, isCancellable } from '../../src/features/car-orders/rules.cancellation.ts';
import { canBePaid, payable } from '../../src/features/car-orders/rules.payable.ts';
import type { CarOrderWithPayment } from '../../src/features/car-orders/types.ts';
import * as transferRules from '../../src/features/transfer-orders/rules.cancellation.ts';
import { changeActions, changeRefusal } from '../../src/features/transfer-orders/rules.changes.ts';
import type { OrderChange, RideNote, TransferOrder } from '../../src/features/transfer-orders/types.ts';
import { stageOf } from '../../src/payment-attempts/rules.ts';
import { statuses } from '../../src/payment-attempts/states.ts';
import type { PaymentAttempt } from '../../src/ports/payment-attempts.ts';
import { money } from '../../src/shared/money.ts';
import { addSeconds } from '../../src/shared/time.ts';
import { paymentStates } from '../support/payment-states.ts';
import { anOrder } from '../support/transfer-orders.ts';

const NOW = new Date('2027-03-01T09:00:00Z');
const AMOUNT = money(903_000, 'TRY');

/** A payment attempt in any state, or none. No worker processes an attempt while the customer is on the bank's page. */
const attempt = fc.option(
  fc.record({ status: fc.constantFrom(...statuses), isAtBank: fc.boolean(), leavesReserved: fc.boolean() }),
  { nil: undefined },
);
type Arranged = { status: keyof typeof paymentStates & string; isAtBank: boolean; leavesReserved: boolean } | undefined;

const isCurrent = (arranged: Arranged) => arranged !== undefined && !paymentStates[arranged.status]!.payable;
const isFree = (arranged: Arranged) =>
  !isCurrent(arranged) || (arranged!.status === 'awaiting3ds' && arranged!.isAtBank);

function stage(arranged: Arranged) {
  if (!arranged || !isCurrent(arranged)) return stageOf(undefined, NOW);
  const deadlineAt = addSeconds(NOW, 60);
  return stageOf(
    {
      status: arranged.status,
      deadlineAt,
      dueAt: arranged.isAtBank ? deadlineAt : NOW,
      challenge: arranged.isAtBank ? {} : undefined,
      legCancellation: { legs: [], leavesReserved: arranged.leavesReserved },
    } as Partial<PaymentAttempt> as PaymentAttempt,
    NOW,
  );
}

/** Seconds until an event such as pick-up; negative after the event. */
const seconds = fc.constantFrom(-86_400, -1, 0, 1, 86_400);

test('a car order offers the actions that its payment, status and time allow, in agreement with the eligibility', () => {
  const status = fc.constantFrom('pending', 'reserved', 'failed', 'cancelled', 'removed');
  fc.assert(
    fc.property(
      attempt,
      status,
      seconds,
      fc.constantFrom(0, AMOUNT.amount),
      (arranged, itemStatus, untilPickUp, due) => {
        const order = {
          id: 'CAR-1',
          creditType: 'full',
          paymentStage: stage(arranged),
          pickUpAt: addSeconds(NOW, untilPickUp),
          amount: money(due, 'TRY'),
          cancellation: [],
          car: { status: itemStatus, product: { pricing: { total: AMOUNT, paymentTotal: AMOUNT } } },
          payment: itemStatus === 'pending' ? undefined : { amount: AMOUNT },
        } as unknown as CarOrderWithPayment;
        const actions = availableActions(order, NOW);
        const isPaid = arranged?.status === 'completed';
        const mayCancel =
          itemStatus === 'pending' ? isFree(arranged) : itemStatus === 'reserved' && isPaid && untilPickUp > 0;
        expect(actions.includes('cancel')).toBe(mayCancel);
        expect(isCancellable(cancelTerms(order, NOW))).toBe(mayCancel);
        const mayPay = itemStatus === 'pending' && isFree(arranged) && untilPickUp > 0 && due > 0;
        expect(actions.includes('pay')).toBe(mayPay);
        expect(canBePaid(order, NOW)).toBe(mayPay);
        if (mayPay) expect(payable(order, NOW)).not.toHaveProperty('notPayable');
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a transfer order offers only the actions that its payment, status, rides and time allow', () => {
  const status = fc.constantFrom('pendingPayment', 'reserved', 'canceled', 'expired', 'failed');
  const ride = fc.option(fc.constantFrom('assigned', 'arrived', 'passengerOnBoard', 'noShow', 'completed'), {
    nil: undefined,
  });
  fc.assert(
    fc.property(attempt, status, seconds, seconds, ride, (arranged, orderStatus, untilPickUp, untilExpiry, type) => {
      const sample = anOrder('TRF-1');
      const pickUpAt = addSeconds(NOW, untilPickUp);
      const pickupTime = pickUpAt.toISOString();
      const order = {
        ...sample,
        status: orderStatus,
        paymentStage: stage(arranged),
        pickUpAt,
        lastPickUpAt: pickUpAt,
        expiresAt: addSeconds(NOW, untilExpiry),
        legs: sample.legs!.map((leg) => ({ ...leg, pickupTime, refunds: [] })),
        rideNotes: (type ? [{ leg: 'oneway', type, at: NOW }] : []) as readonly RideNote[],
      } as Partial<TransferOrder> as TransferOrder;
      const hasBegun = type === 'passengerOnBoard' || type === 'noShow' || type === 'completed';
      const isPaid = orderStatus === 'reserved' && arranged?.status === 'completed';
      const mayCancel = isPaid && untilPickUp > 0 && !hasBegun;
      const actions = transferRules.availableActions(order, NOW);
      expect(actions.includes('cancel')).toBe(mayCancel);
      expect(transferRules.cancelTerms(order, NOW).isPossible).toBe(mayCancel);
      const isUntouched = orderStatus === 'pendingPayment' && !isCurrent(arranged);
      expect(actions.includes('pay')).toBe(isUntouched && untilExpiry > 0);
      const changes: Record<string, [OrderChange, boolean]> = {
        changeFlight: [{ kind: 'flight', leg: 'oneway', flightNumber: 'TK1' }, untilPickUp > 0],
        completePassengers: [{ kind: 'passengers', passengers: order.passengers }, untilPickUp > 3_600],
      };
      for (const [action, [change, isInTime]] of Object.entries(changes)) {
        const refusal = changeRefusal(change, {
          order,
          rideNotes: order.rideNotes,
          stage: order.paymentStage,
          now: NOW,
        });
        expect(refusal === undefined).toBe((isUntouched || isPaid) && isInTime && !hasBegun);
        expect((changeActions(order, NOW) as readonly string[]).includes(action)).toBe(refusal === undefined);
      }
    }),
    { numRuns: 2_000 },
  );
});
