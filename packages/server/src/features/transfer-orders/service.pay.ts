import type { Pay, PaymentOutcome } from '../../ports/paying.ts';
import { ASK_AGAIN } from '../../shared/ask-again.ts';
import type { Caller } from '../../shared/caller.ts';
import type { FailWith } from '../../shared/fail.ts';
import { unreachable } from '../../shared/result.ts';
import { RIDE_SECONDS } from '../../shared/rides.ts';
import { addSeconds } from '../../shared/time.ts';
import { getTransferOrder, type ReadingDeps, readTransferOrder } from './service.ts';
import type { TransferOrder, TransferPayRefusal } from './types.ts';

export type PayingDeps = ReadingDeps & { readonly pay: Pay };

type PayCommand = {
  readonly caller: Caller;
  readonly orderId: string;
  readonly endUserAddress: string;
};

/**
 * Charges the order to the credit limit. Returns a failed order only if this call joined a payment started by another
 * call.
 */
export async function payTransferOrder(
  command: PayCommand,
  deps: PayingDeps,
  fail: FailWith<
    | 'access.forbidden'
    | 'transferPay.reservationFailed'
    | 'transferOrder.notFound'
    | 'transferPay.outcomeUnknown'
    | 'transferPay.failed'
    | 'transferPay.alreadyPaid'
  >,
): Promise<TransferOrder> {
  const { caller, orderId, endUserAddress } = command;
  const key = { orderId, agencyId: caller.agencyId };
  if (!caller.permissions.mayPayByLimit) fail('access.forbidden');
  const { amount, supplierCode, pickUpAt, lastPickUpAt } = await readTransferOrder(key, deps, fail);

  const outcome = await deps.pay({
    kind: 'transfer',
    ...key,
    amount,
    payment: { by: 'limit' },
    context: { endUserAddress },
    party: supplierCode,
    firstPickUpAt: pickUpAt,
    watchUntil: addSeconds(lastPickUpAt, RIDE_SECONDS),
  });
  const order = await getTransferOrder(key, deps, fail);
  switch (outcome.kind) {
    case 'completed':
      return order;
    case 'failed':
      // The held amount has not been released yet.
      if (order.status === 'pendingPayment') return failUnknown(order, fail);
      return outcome.isJoined
        ? order
        : fail('transferPay.reservationFailed', { orderId, reason: whyNotReserved(outcome) });
    case 'unknown':
      return failUnknown(order, fail);
    case 'inProgress':
      return failNotPaid(order, 'paymentInProgress', fail);
    case 'declined':
      return failNotPaid(
        order,
        outcome.decline.reason === 'noCreditRecord' ? 'noCreditRecord' : 'insufficientLimit',
        fail,
      );
    case 'notPayable':
      return failNotPayable(order, fail);
    case 'voided':
    case 'challenge':
    case 'expired':
    case 'withdrawn':
    case 'chargedLate':
    case 'tooManyDeclines':
      throw new Error(`${outcome.kind} is for cards, and the order ${orderId} is paid by limit`);
    default:
      return unreachable(outcome);
  }
}

/** Throws an error if the outcome is unknown. The service then cancels any reservation and releases the amount. */
function failUnknown({ id, status }: TransferOrder, fail: FailWith<'transferPay.outcomeUnknown'>): never {
  return fail('transferPay.outcomeUnknown', { orderId: id, status }, ASK_AGAIN);
}

function failNotPayable(order: TransferOrder, fail: FailWith<'transferPay.alreadyPaid' | 'transferPay.failed'>): never {
  switch (order.status) {
    case 'reserved':
      return fail('transferPay.alreadyPaid', { orderId: order.id });
    case 'canceled':
      return failNotPaid(order, 'orderCanceled', fail);
    case 'expired':
      return failNotPaid(order, 'orderExpired', fail);
    case 'failed':
      return failNotPaid(order, 'orderFailed', fail);
    case 'pendingPayment':
      return failNotPaid(order, 'paymentInProgress', fail);
    default:
      return unreachable(order.status);
  }
}

function failNotPaid(
  { id, status }: TransferOrder,
  reason: TransferPayRefusal,
  fail: FailWith<'transferPay.failed'>,
): never {
  return fail('transferPay.failed', { orderId: id, status, reason });
}

/** A supplier that rejects a reservation always sends a message. */
function whyNotReserved({ attempt: { bookingMessage } }: PaymentOutcome) {
  return bookingMessage === undefined ? 'supplierDidNotAnswer' : 'supplierRefused';
}
