import type { CarOrder, CarResult } from '../../../src/generated/types.ts';
import { anOffer, type VendorServer } from '../../faults/vendor-server.ts';
import type { TestService } from '../../support/service.ts';
import { deniz } from '../../support/travellers.ts';
import { type Change, foundCars } from '../car-search/trip.ts';

export const END_USER = { 'X-Forwarded-For': '203.0.113.24' };

export const passenger = deniz;

export const foreigner = { nationality: 'DE', identityNumber: undefined, passportNo: 'C01X00T47' };

export const company = {
  type: 'corporateCompany',
  firstName: 'Horizon Travel A.Ş.',
  countryName: 'Türkiye',
  countryCode: 'TR',
  adm1: 'İstanbul',
  adm2: 'Şişli',
  taxDivision: 'Mecidiyeköy',
  taxIdentifier: '4630123450',
};

export type OrderChange = {
  readonly body?: Record<string, unknown>;
  readonly passenger?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
};

type Offer = { readonly searchID: string; readonly code: string };

/** Finds a car that only Test Drive offers. `changes` are applied to its offer. */
export async function aCar(
  { service, vendors, token }: { service: TestService; vendors: VendorServer; token: string },
  changes: Parameters<typeof anOffer>[1] = {},
  search?: Change,
): Promise<CarResult> {
  vendors.offer('TESTDRIVE', [anOffer('TESTDRIVE', { price: { ...anOffer('').price, net: 1_000 }, ...changes })]);
  const cars = await foundCars(service, token, search);
  return cars.find(({ vendor }) => vendor.name === 'Test Drive')!;
}

/** Orders the car for Deniz Kaya, paying by card, with the given changes to the request. */
export function orderCar(
  service: TestService,
  token: string,
  { searchID, code }: Offer,
  { body, passenger: traveller, headers }: OrderChange = {},
) {
  return service.api<CarOrder>('POST', '/order', {
    token,
    headers: { ...END_USER, ...headers },
    body: { paymentType: 'creditCard', searchID, code, passenger: { ...passenger, ...traveller }, ...body },
  });
}

export const readOrder = (service: TestService, token: string, orderId: string) =>
  service.api<CarOrder>('GET', `/order/${orderId}`, { token });
