/** Sample partner code, compiled with the partner's compiler settings. */
import {
  type AgencyClient,
  type CarResult,
  createAgencyClient,
  isError,
  type PaymentReturn,
  type Result,
  read3dsReturn,
} from '@agency-booking/client';
import { fileTokens } from '@agency-booking/client/file-tokens';

const agency: AgencyClient = createAgencyClient({
  baseUrl: 'http://localhost:8080/api/v1',
  key: 'k',
  secret: 's',
  tokens: fileTokens('tokens.json'),
  onRetry: ({ operationId, waitSeconds }) => console.warn(operationId, waitSeconds),
});

export async function cheapest(signal: AbortSignal): Promise<CarResult | undefined> {
  const point = { lat: 41.2613, lon: 28.74195 };
  const found = await agency.searchCars({
    signal,
    headers: { 'X-Currency': 'EUR' },
    body: {
      checkInDateTime: '2027-06-10T10:00:00+03:00',
      checkInLocation: point,
      checkOutDateTime: '2027-06-13T10:00:00+03:00',
      checkOutLocation: point,
      age: '30+',
      country: 'TR',
      paymentType: 'creditCard',
    },
  });
  return [...dataOf(found).results].sort((one, other) => one.pricing.total.amount - other.pricing.total.amount)[0];
}

export async function pay(orderID: string): Promise<string> {
  const paid = await agency.payOrder({ body: { orderID, paymentType: 'limit' } });
  if (paid.ok) return paid.data.status === 'redirect_required' ? paid.data.threeDSHtmlContent : paid.data.status;
  if (isError(paid.error, 'cardPayment.declined')) return paid.error.details.bankMessage;
  // @ts-expect-error the details of this error are unknown
  paid.error.details.field;
  return paid.error.description;
}

export const came: PaymentReturn | undefined = read3dsReturn('/done?status=success&orderId=CAR-1');

function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(`${result.error.key} ${result.error.requestId}`);
  return result.data;
}
