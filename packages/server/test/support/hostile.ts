import type { operations } from '../../src/generated/operations.ts';
import { threeDays } from '../operations/car-search/trip.ts';
import { people, reportBody } from '../operations/credit-check/checking.ts';
import { cardWith } from '../operations/payments/paying.ts';
import { oneWay, primary } from '../operations/transfer-orders/transferring.ts';
import { agencies } from './agencies.ts';
import { deniz } from './travellers.ts';

export type OperationId = keyof typeof operations;
export type Body = { readonly [name: string]: unknown };

const integrationCode = 'code';

/** A request body for each operation that takes JSON. The referenced objects need not exist. */
export const bodies = {
  login: agencies.horizon,
  refresh: { token: 'rt_fam.1.x' },
  searchCars: threeDays,
  createOrder: { paymentType: 'creditCard', searchID: 's', code: 'c', passenger: deniz },
  getInstallmentInfo: { orderID: 'CAR-1', binNumber: '552879' },
  payOrder: { orderID: 'CAR-1', paymentType: 'creditCard', payWithCard: cardWith() },
  createPaymentSession: { orderID: 'CAR-1', returnUrl: 'https://booking.horizon.example/done' },
  checkCredit: { identityNumber: people.positive, integrationCode },
  listCreditCheckPhones: { identityNumber: people.positive, integrationCode },
  createCreditReport: reportBody(people.positive, integrationCode),
  confirmCreditPin: { creditcheckCode: 100_000_000, pinCode: '123456', integrationCode },
  renewCreditPin: { creditcheckCode: 100_000_000, integrationCode },
  searchTransfers: oneWay,
  createTransferOrder: { searchId: 's', code: 'c', passengers: [primary] },
  payTransferOrder: { paymentType: 'limit' },
  completeTransferPassengers: { passengers: [primary] },
  changeTransferFlight: { leg: 'oneway', flightNumber: 'TK1984', pickupTime: '2027-06-10T12:00:00+03:00' },
} as const satisfies Partial<Record<OperationId, Body>>;

export type Leaf = readonly (string | number)[];

/** Returns the path to every value in a body that is neither an object nor a list. */
export function leavesOf(value: unknown, way: Leaf = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [way];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, [...way, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Returns the path to every object in a body, including the body itself. */
export function objectsOf(value: unknown, way: Leaf = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    objectsOf(one, [...way, Array.isArray(value) ? Number(name) : name]),
  );
  return Array.isArray(value) ? inner : [way, ...inner];
}

/** Replaces or adds one value in the body. `json` may contain text that no JavaScript value serializes to. */
export function withJson(body: unknown, [name, ...rest]: Leaf, json: string): string {
  if (name === undefined) return json;
  if (Array.isArray(body)) {
    return `[${body.map((one, index) => (index === name ? withJson(one, rest, json) : JSON.stringify(one))).join(',')}]`;
  }
  const fields = { ...(body as Body), [name]: (body as Body)[name] };
  const entries = Object.entries(fields).filter(([key, value]) => key === name || value !== undefined);
  const written = entries.map(
    ([key, value]) => `${JSON.stringify(key)}:${key === name ? withJson(value, rest, json) : JSON.stringify(value)}`,
  );
  return `{${written.join(',')}}`;
}
