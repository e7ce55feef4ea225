/** What the compiler knows of calls, answers and errors, and what it refuses; nothing here runs. */
import { type AgencyClient, isError, needs3ds, type PlacePrediction, show3ds } from '../src/index.ts';

declare const agency: AgencyClient;

export async function calls(): Promise<readonly PlacePrediction[]> {
  await agency.listFuelTypes();
  await agency.getLocation({ path: { placeId: 'plc_1' } });
  // @ts-expect-error a place has an id
  await agency.getLocation();
  // @ts-expect-error the id is called placeId
  await agency.getLocation({ path: { id: 'plc_1' } });
  // @ts-expect-error a query is a text
  await agency.searchLocations({ query: { query: 1 } });
  // @ts-expect-error a search needs its points and times
  await agency.searchCars({ body: { age: 36 } });
  // @ts-expect-error extras come in the currency of their search
  await agency.listExtraProducts({ path: { searchID: 's', code: 'c' }, headers: { 'X-Currency': 'EUR' } });
  // @ts-expect-error tokens are the client's own business
  await agency.login({ body: { key: 'k', secret: 's' } });

  const places = await agency.searchLocations({ query: { query: 'ist' } });
  // @ts-expect-error there is no data before it is known to be there
  places.data;
  if (places.ok) return places.data;
  // @ts-expect-error no error has this name
  if (places.error.key === 'place.lost') return [];
  return [];
}

export async function errors(): Promise<string | number> {
  const paid = await agency.payOrder({ body: { orderID: 'CAR-1', paymentType: 'limit' } });
  if (paid.ok) {
    // @ts-expect-error nothing is to be shown before it is known that there is something
    show3ds(paid.data);
    return needs3ds(paid.data) ? paid.data.threeDSHtmlContent : '';
  }
  const { error } = paid;
  if (isError(error, 'cardPayment.declined')) {
    const status: 402 = error.status;
    const code: 2001 = error.code;
    return error.details.bankMessage + status + code;
  }
  if (isError(error, 'payment.ruleViolated', 'payment.invalidRequest')) {
    // @ts-expect-error a rule has no bank
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
  // @ts-expect-error no payment says that a place is unknown
  if (!paid.ok) isError(paid.error, 'place.notFound');
}
