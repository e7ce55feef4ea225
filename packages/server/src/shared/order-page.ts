import { createHash } from 'node:crypto';
import type { OrderFilters, OrderListQuery } from '../ports/order-lists.ts';
import { failField } from './fail-field.ts';
import { readMoment } from './moments.ts';

/** One page of a list, and where the next one begins. */
export type Page<Row> = { readonly results: readonly Row[]; readonly nextCursor?: string };

/** What a list is asked for, as it stands in the query. */
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

const MARK_BYTES = 6;

/**
 * One more than a page is asked for, to see whether another page follows.
 * @throws request.invalid for a moment that does not exist, a period that ends before it begins, a cursor of other filters
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
  const after = cursor === undefined ? undefined : readCursor(cursor, filters);
  return { agencyId, filters, after, atMost: limit + 1, now };
}

function assertPeriod(name: 'created' | 'pickup', from: Date | undefined, to: Date | undefined): void {
  if (from && to && to <= from) failField(`${name}To`, `must be after ${name}From`);
}

/** @throws request.invalid naming the cursor: it is none of this list with these filters, or another agency's */
export function failCursor(): never {
  return failField('cursor', 'must be the nextCursor of a page of this list, with the same filters');
}

/** @param orders as many as a page holds, and one more where there is one */
export function pageOf<Row extends { readonly id: string }>(
  orders: readonly Row[],
  { filters, atMost }: Pick<OrderListQuery, 'filters' | 'atMost'>,
): Page<Row> {
  if (orders.length < atMost) return { results: orders };
  const results = orders.slice(0, atMost - 1);
  return { results, nextCursor: cursorOf(results.at(-1)!.id, filters) };
}

/** The last order of the page behind a mark of the filters, so that it is not taken for another list's. */
function cursorOf(id: string, filters: OrderFilters): string {
  return Buffer.concat([markOf(filters), Buffer.from(id)]).toString('base64url');
}

function readCursor(cursor: string, filters: OrderFilters): string {
  const bytes = Buffer.from(cursor, 'base64url');
  if (!bytes.subarray(0, MARK_BYTES).equals(markOf(filters))) failCursor();
  return bytes.subarray(MARK_BYTES).toString();
}

const markOf = (filters: OrderFilters) =>
  createHash('sha256').update(JSON.stringify(filters)).digest().subarray(0, MARK_BYTES);
