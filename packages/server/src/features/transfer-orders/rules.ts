import type { OrderableTransfer } from '../../ports/transfer-products.ts';
import type { FailWith } from '../../shared/fail.ts';
import { earlierOf } from '../../shared/time.ts';
import type { NewTransferOrder, TransferOrder, TransferOrderRequest } from './types.ts';

export function failRule(
  field: string,
  message: string,
  fail: FailWith<'transferOrder.ruleViolated'>,
  rule?: string,
): never {
  return fail('transferOrder.ruleViolated', { field, message }, { rule });
}

/**
 * Throws `transferOrder.ruleViolated` if there are more travellers than in the search, or if a one-way order has a
 * return flight.
 */
export function assertFits(
  { passengers, returnFlightNumber }: Pick<TransferOrderRequest, 'passengers' | 'returnFlightNumber'>,
  { passengerCount, type }: Pick<OrderableTransfer, 'passengerCount' | 'type'>,
  fail: FailWith<'transferOrder.ruleViolated'>,
): void {
  if (passengers.length > passengerCount) {
    const rule = 'must be at most as many passengers as the search was for';
    failRule('passengers', `must be 1 to ${passengerCount} passengers, as many as the search was for`, fail, rule);
  }
  if (returnFlightNumber !== undefined && type === 'oneway') {
    failRule('returnFlightNumber', 'must be left out for a one-way transfer', fail);
  }
}

/** Returns the end of the payment period or of the supplier's booking period, whichever is earlier. */
export function expiryOf({ bookableUntil, unpaidUntil }: { bookableUntil: Date; unpaidUntil: Date }): Date {
  return earlierOf(bookableUntil, unpaidUntil);
}

/** Returns whether the payment period has ended. A payment that started earlier may still be in progress. */
export function isOverdue({ status, expiresAt }: Pick<TransferOrder, 'status' | 'expiresAt'>, now: Date): boolean {
  return status === 'pendingPayment' && expiresAt <= now;
}

export function asCreated(order: NewTransferOrder): TransferOrder {
  return {
    ...order,
    legs: order.legs.map(({ canceled: _, ...leg }) => leg),
    drivers: undefined,
    rideNotes: [],
    passengersReportedAt: undefined,
    updatedAt: order.createdAt,
    status: 'pendingPayment',
    vendorReservationId: undefined,
    payment: undefined,
    paymentStage: 'none',
  };
}
