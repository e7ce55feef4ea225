/** Type-level tests of calls, responses and errors. The compiler checks this file, and its code never runs. */
import type { CalledId } from '../src/calls.ts';
import type { operations } from '../src/generated/types.ts';
import {
  type AgencyClient,
  type Call,
  type ErrorKeyOf,
  type Event,
  isError,
  needs3ds,
  type PaymentResult,
  type PlacePrediction,
  show3ds,
} from '../src/index.ts';

declare const agency: AgencyClient;

/** The call types computed from the contract types. The generated types must have the same parameters and results. */
type Computed = { readonly [Id in CalledId]: Call<operations[Id], ErrorKeyOf<Id>> };
type TakesTheSame = { [Id in CalledId]: Same<Parameters<Computed[Id]>, Parameters<AgencyClient[Id]>> };
type EndsTheSame = {
  [Id in Exclude<CalledId, 'payOrder'>]: Same<ReturnType<Computed[Id]>, ReturnType<AgencyClient[Id]>>;
};
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
export const same: true = true as TakesTheSame[CalledId] & EndsTheSame[Exclude<CalledId, 'payOrder'>];
export const none: Exclude<keyof AgencyClient, CalledId> extends never ? true : false = true;

export async function calls(): Promise<readonly PlacePrediction[]> {
  await agency.listFuelTypes();
  await agency.getLocation({ path: { placeId: 'plc_1' } });
  // @ts-expect-error the path parameter is required
  await agency.getLocation();
  // @ts-expect-error the parameter is named placeId
  await agency.getLocation({ path: { id: 'plc_1' } });
  // @ts-expect-error a query is a string
  await agency.searchLocations({ query: { query: 1 } });
  // @ts-expect-error a search requires points and times
  await agency.searchCars({ body: { age: 36 } });
  // @ts-expect-error extras use the currency of the search
  await agency.listExtraProducts({ path: { searchID: 's', code: 'c' }, headers: { 'X-Currency': 'EUR' } });
  // @ts-expect-error the client manages tokens internally
  await agency.login({ body: { key: 'k', secret: 's' } });

  const places = await agency.searchLocations({ query: { query: 'ist' } });
  // @ts-expect-error the data is available only after ok has been checked
  places.data;
  if (places.ok) return places.data;
  // @ts-expect-error this error key does not exist
  if (places.error.key === 'place.lost') return [];
  return [];
}

export async function vouchers(): Promise<readonly [string, string, number]> {
  const path = { orderID: 'CAR-1' };
  const [data, page, paper] = [
    await agency.getVoucher({ path }),
    await agency.getVoucher({ path, format: 'html' }),
    await agency.getVoucher({ path, format: 'pdf' }),
  ];
  const ride = await agency.getTransferVoucher({ path: { orderId: 'TRF-1' }, format: 'pdf' });
  // @ts-expect-error this format does not exist
  await agency.getVoucher({ path, format: 'png' });
  // @ts-expect-error an order is available only as JSON
  await agency.getOrder({ path, format: 'pdf' });
  if (!data.ok || !page.ok || !paper.ok || !ride.ok) return ['', '', 0];
  return [data.data.vendorReservationID, page.data, paper.data.byteLength + ride.data.byteLength];
}

export async function errors(): Promise<string | number> {
  const paid = await agency.payOrder({ body: { orderID: 'CAR-1', paymentType: 'limit' } });
  if (paid.ok) {
    // @ts-expect-error the page can be shown only after needs3ds has been checked
    show3ds(paid.data);
    return pageOf(paid.data) ?? (needs3ds(paid.data) ? paid.data.threeDSHtmlContent : '');
  }
  const { error } = paid;
  if (isError(error, 'cardPayment.declined')) {
    const status: 402 = error.status;
    const code: 2001 = error.code;
    return error.details.bankMessage + status + code;
  }
  if (isError(error, 'payment.ruleViolated', 'payment.invalidRequest')) {
    // @ts-expect-error the details of this error contain no bank message
    error.details.bankMessage;
    return error.details.field;
  }
  switch (error.key) {
    case 'cardPayment.outcomeUnknown':
      return error.retryAfterSeconds ?? 0;
    case 'auth.keySuspended':
    case 'body.tooLarge':
      return error.code;
    default:
      return error.description;
  }
}

export async function errorsOfOthers(): Promise<void> {
  const paid = await agency.payOrder({ body: { orderID: 'CAR-1', paymentType: 'limit' } });
  // @ts-expect-error a payment cannot return this error
  if (!paid.ok) isError(paid.error, 'place.notFound');
}

export function pageOf(payment: PaymentResult): string | undefined {
  // @ts-expect-error a completed payment has no page
  if (payment.status === 'success') return payment.threeDSHtmlContent;
  return payment.status === 'redirect_required' ? payment.threeDSHtmlContent : undefined;
}

declare const event: Event;

/** After `type` has been checked, the compiler can infer the fields of `data`. */
export function events(): string | undefined {
  if (event.type === 'carOrder.reserved' || event.type === 'ride.delayed') return event.data.orderId satisfies string;
  if (event.type === 'creditRecord.spent') return String(event.data.creditRecordId satisfies number);
  // Before `type` is checked, the fields of every event type can be read.
  if (event.data.leg === 'return') return event.data.orderId;
  // For unknown event types, `type` is a string.
  event.type satisfies string;
  switch (event.type) {
    case 'transferOrder.legCanceled':
      return `${event.data.leg satisfies string} ${event.data.canceledBy satisfies string}`;
    case 'refund.completed':
    case 'payment.declined':
      return `${event.data.orderId satisfies string} ${event.data.paymentID satisfies number}`;
    // @ts-expect-error this type does not exist
    case 'carOrder.lost':
      return undefined;
    default:
      // Events from later releases reach this line.
      return `${event.type}: ${event.data.orderId}`;
  }
}
