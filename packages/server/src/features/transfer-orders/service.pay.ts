import type { Pay } from '../../ports/paying.ts';
import type { Caller } from '../../shared/caller.ts';
import { type FailOf, failOf } from '../../shared/fail.ts';
import { unreachable } from '../../shared/result.ts';
import { getTransferOrder, type ReadingDeps } from './service.ts';
import type { TransferOrder } from './types.ts';

const fail: FailOf<'payTransferOrder'> = failOf();

export type PayingDeps = ReadingDeps & { readonly pay: Pay };

export type PayCommand = {
  readonly caller: Caller;
  readonly orderId: string;
  readonly endUserAddress: string;
};

/**
 * Charges the order to the credit limit and books it.
 * @returns the order read back: reserved, or failed for a call that joined the payment of another
 */
export async function payTransferOrder(command: PayCommand, deps: PayingDeps): Promise<TransferOrder> {
  const { caller, orderId, endUserAddress } = command;
  const key = { orderId, agencyId: caller.agencyId };
  if (!caller.permissions.mayPayByLimit) fail('access.forbidden');
  const { amount, pickUpAt } = await getTransferOrder(key, deps);

  const outcome = await deps.pay({
    kind: 'transfer',
    ...key,
    amount,
    payment: { by: 'limit' },
    context: { endUserAddress },
    watchUntil: pickUpAt,
  });
  const order = await getTransferOrder(key, deps);
  const notPaid = () => fail('transferPay.failed', { orderId, status: order.status });
  switch (outcome.kind) {
    case 'completed':
      return order;
    case 'failed':
      return outcome.isJoined ? { ...order, status: 'failed' } : fail('transferPay.reservationFailed', { orderId });
    case 'unknown':
    case 'inProgress':
      // What the supplier may have reserved is being cancelled; the money follows.
      return outcome.isJoined ? notPaid() : fail('transferPay.reservationFailed', { orderId });
    case 'declined':
    case 'voided':
      return notPaid();
    case 'notPayable':
      return isPaid(order) ? fail('transferPay.alreadyPaid', { orderId }) : notPaid();
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

/** A cancelled order has been paid, too. */
function isPaid({ status }: TransferOrder): boolean {
  return status === 'reserved' || status === 'canceled';
}
