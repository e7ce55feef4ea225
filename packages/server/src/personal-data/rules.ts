import { fold } from '../shared/fold.ts';
import { isPerson } from '../shared/person-keys.ts';
import { addSeconds } from '../shared/time.ts';
import type { ExportedOrder, OrderKind, Subject } from './types.ts';

const SECONDS_PER_DAY = 86_400;

/** What orders that were over before then hold of people is erased. */
export const erasedBefore = (now: Date, days: number) => addSeconds(now, -days * SECONDS_PER_DAY);

/** Ids of orders say their kind. `undefined`: no order is called so. */
export function kindOf(orderId: string): OrderKind | undefined {
  if (orderId.startsWith('CAR-')) return 'car';
  return orderId.startsWith('TRF-') ? 'transfer' : undefined;
}

/** One person is told nothing of those they travelled with, nor of who drove: an invoice, an address and a sign may be another's. */
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
