import type { CarOrder, CreditType, PaymentType } from './types.ts';

/** What paying an order takes. */
export type PayableOrder = Pick<
  CarOrder,
  'id' | 'agencyId' | 'amount' | 'vendorCode' | 'language' | 'passenger' | 'billing' | 'endUserAddress'
> & {
  readonly creditType: CreditType | undefined;
  /** As it was ordered; it may be paid otherwise. */
  readonly paymentType: PaymentType;
};

/** `undefined` when nothing is left to pay, or nothing to pay for: paid, failed, cancelled, or the pick-up time is past. */
export function payable(order: CarOrder, now: Date): PayableOrder | undefined {
  if (order.car.status !== 'pending' || order.pickUpAt <= now || order.amount.amount === 0) return undefined;
  const { id, agencyId, amount, vendorCode, language, passenger, billing, endUserAddress, creditType, paymentType } =
    order;
  return { id, agencyId, amount, vendorCode, language, passenger, billing, endUserAddress, creditType, paymentType };
}
