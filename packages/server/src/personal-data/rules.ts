import { fold } from '../shared/fold.ts';
import { isPerson } from '../shared/person-keys.ts';
import { addSeconds } from '../shared/time.ts';
import type { ExportedOrder, OrderKind, Subject } from './types.ts';

const SECONDS_PER_DAY = 86_400;

/** Returns the retention cutoff: personal data is erased from orders that ended before it. */
export const erasedBefore = (now: Date, days: number) => addSeconds(now, -days * SECONDS_PER_DAY);

export function kindOf(orderId: string): OrderKind | undefined {
  if (orderId.startsWith('CAR-')) return 'car';
  return orderId.startsWith('TRF-') ? 'transfer' : undefined;
}

/**
 * Returns one person's data in an order. Omits fellow travellers, drivers, and other people's invoices, addresses and
 * signs.
 */
export function shareOf(subject: Subject, order: ExportedOrder): ExportedOrder {
  if ('orderId' in subject) return order;
  const { invoice, endUserAddress, signText, drivers: _, ...rest } = order;
  const travellers = order.travellers.filter((traveller) => isPerson(traveller, subject));
  const isAlone = travellers.length === order.travellers.length;
  const isInvoiced = travellers.some((traveller) => invoice && nameOf(traveller) === nameOf(invoice));
  return { ...rest, travellers, ...(isAlone && { endUserAddress, signText }), ...(isInvoiced && { invoice }) };
}

const nameOf = ({ firstName, lastName = '' }: { firstName: string; lastName?: string | undefined }) =>
  fold(`${firstName} ${lastName}`);
