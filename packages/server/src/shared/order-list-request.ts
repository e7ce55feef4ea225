import type { OrderListQuery } from '../ports/order-lists.ts';
import { failField } from './fail-field.ts';
import { readMoment } from './moments.ts';

export type ListRequest = {
  readonly agencyId: number;
  readonly now: Date;
  readonly limit: number;
  readonly cursor?: string;
  readonly status?: string;
  readonly createdFrom?: string;
  readonly createdTo?: string;
  readonly pickupFrom?: string;
  readonly pickupTo?: string;
  readonly updatedSince?: string;
  readonly trackingID?: string;
  readonly reservationId?: string;
  readonly lastName?: string;
};

/**
 * Reads the parameters for an order list. The query requests one row more than the page size to detect whether
 * another page follows.
 * Throws `request.invalid` for a time that does not exist, or a period that ends before it begins.
 */
export function readListRequest(request: ListRequest): OrderListQuery {
  const { agencyId, now, limit, cursor, status, trackingID, reservationId, lastName } = request;
  const moment = (field: 'createdFrom' | 'createdTo' | 'pickupFrom' | 'pickupTo' | 'updatedSince') =>
    request[field] === undefined
      ? undefined
      : readMoment(field, request[field], { suchAs: '2027-03-01T00:00:00Z', missingOffset: 'refused' }).instant;
  const filters = {
    status,
    createdFrom: moment('createdFrom'),
    createdTo: moment('createdTo'),
    pickupFrom: moment('pickupFrom'),
    pickupTo: moment('pickupTo'),
    updatedSince: moment('updatedSince'),
    trackingID,
    reservationId,
    lastName,
  };
  assertPeriod('created', filters.createdFrom, filters.createdTo);
  assertPeriod('pickup', filters.pickupFrom, filters.pickupTo);
  return { agencyId, filters, after: cursor, atMost: limit + 1, now };
}

function assertPeriod(name: 'created' | 'pickup', from: Date | undefined, to: Date | undefined): void {
  if (from && to && to <= from) failField(`${name}To`, `must be after ${name}From`);
}
