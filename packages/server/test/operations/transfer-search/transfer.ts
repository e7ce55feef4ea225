import type { TransferProduct, TransferSearchResponse } from '../../../src/generated/types.ts';
import type { TestService } from '../../support/service.ts';

export const ISTANBUL_AIRPORT = { lat: 41.2613, lon: 28.74195, name: 'Istanbul Airport' };
export const TAKSIM = { lat: 41.037, lon: 28.9851, name: 'Taksim' };

/** Istanbul Airport to Taksim for four passengers, a hundred days ahead of the test clock. */
export const oneWay = {
  type: 'oneway',
  pickup: ISTANBUL_AIRPORT,
  dropoff: TAKSIM,
  pickupTime: '2027-06-10T11:00:00+03:00',
  passengerCount: 4,
};

export const andBack = { type: 'round', returnPickupTime: '2027-06-13T06:00:00+03:00' };

export type Change = { readonly body?: Record<string, unknown>; readonly headers?: Record<string, string> };

export const searchTransfers = (service: TestService, token: string, { body, headers }: Change = {}) =>
  service.api<TransferSearchResponse>('POST', '/transfer/search', {
    token,
    body: { ...oneWay, ...body },
    headers,
  });

export async function found(service: TestService, token: string, change?: Change): Promise<TransferSearchResponse> {
  const answer = await searchTransfers(service, token, change);
  if (answer.status !== 200) throw new Error(`the search was refused: ${answer.text}`);
  return answer.body;
}

export async function foundTransfers(
  service: TestService,
  token: string,
  change?: Change,
): Promise<readonly TransferProduct[]> {
  return (await found(service, token, change)).products;
}
