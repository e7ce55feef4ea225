import { type Money, percentOf, shareOf } from '../../shared/money.ts';
import { addSeconds } from '../../shared/time.ts';
import type { OrderLeg, TransferOrder, TransferProduct } from './types.ts';

/** What every supplier's cancellation gave back before suppliers stated it themselves. */
const FORMER_STEPS = [
  { hoursBefore: 24, percent: 100, description: 'Until then a cancellation gives back everything.' },
  { hoursBefore: 6, percent: 50, description: 'Until then a cancellation gives back half.' },
] as const;

/** The ways of an order, with the terms they were sold under. */
export function legsOf({ legs, product, amount }: Pick<TransferOrder, 'legs' | 'product' | 'amount'>) {
  return legs ?? formerLegs(product, amount);
}

/** The ways of an order that a release without legs has written; the payment is shared out by their prices. */
function formerLegs({ appointment, pricing }: TransferProduct, paid: Money): readonly OrderLeg[] {
  const priceOf = (line: string) => pricing.fees.find(({ type }) => type === line)?.amount ?? 0;
  const [there, back] = [priceOf('oneway'), priceOf('return')];
  const { pickupTime, returnPickupTime } = appointment;
  const earned = priceOf('commission');
  if (returnPickupTime === undefined) return [formerLeg('oneway', pickupTime, paid, earned)];
  const part = (amount: number) => shareOf(amount, back, there + back);
  const returned = { amount: part(paid.amount), currency: paid.currency };
  return [
    formerLeg('oneway', pickupTime, { ...paid, amount: paid.amount - returned.amount }, earned - part(earned)),
    formerLeg('return', returnPickupTime, returned, part(earned)),
  ];
}

function formerLeg(type: OrderLeg['type'], pickupTime: string, paid: Money, commission: number): OrderLeg {
  const refunds = FORMER_STEPS.map(({ hoursBefore, percent, description }) => ({
    until: addSeconds(new Date(pickupTime), -hoursBefore * 3_600).toISOString(),
    amount: percentOf(paid, percent).amount,
    description,
  }));
  return { type, pickupTime, amount: paid.amount, commission, refunds };
}
