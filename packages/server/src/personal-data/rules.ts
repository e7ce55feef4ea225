import { fold } from '../shared/fold.ts';
import { isPerson } from '../shared/person-keys.ts';
import { addSeconds } from '../shared/time.ts';
import type { ExportedOrder, OrderKind, Subject } from './types.ts';

const SECONDS_PER_DAY = 86_400;

/** Returns the retention cutoff: personal data is erased from orders that ended earlier. */
export const erasedBefore = (now: Date, days: number) => addSeconds(now, -days * SECONDS_PER_DAY);

/** Returns the kind of an order from its id prefix, or `undefined` for an unknown prefix. */
export function kindOf(orderId: string): OrderKind | undefined {
  if (orderId.startsWith('CAR-')) return 'car';
  return orderId.startsWith('TRF-') ? 'transfer' : undefined;
}

/**
 * Limits an export to one person's data: no fellow travellers and no drivers. The invoice, address and sign are
 * included only if they belong to that person.
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
