import type { CarResult, CarSearchResponse } from '../../../src/generated/types.ts';
import type { TestService } from '../../support/service.ts';

export const ISTANBUL_AIRPORT = { lat: 41.2753, lon: 28.7519 };

/** A three-day rental from Istanbul Airport and back, a hundred days ahead of the test clock. */
export const threeDays = {
  checkInDateTime: '2027-06-10T10:00:00+03:00',
  checkOutDateTime: '2027-06-13T10:00:00+03:00',
  age: '30+',
  country: 'TR',
  paymentType: 'creditCard',
  checkInLocation: ISTANBUL_AIRPORT,
  checkOutLocation: ISTANBUL_AIRPORT,
};

export type Change = { readonly body?: Record<string, unknown>; readonly headers?: Record<string, string> };

export const searchCars = (service: TestService, token: string, { body, headers }: Change = {}) =>
  service.api<CarSearchResponse>('POST', '/search/point', {
    token,
    body: { ...threeDays, ...body },
    headers,
  });

export async function foundCars(service: TestService, token: string, change?: Change): Promise<readonly CarResult[]> {
  const answer = await searchCars(service, token, change);
  if (answer.status !== 200) throw new Error(`the search was refused: ${answer.text}`);
  return answer.body.results;
}
