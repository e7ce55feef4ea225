import type { Sandbox } from '@agency-booking/sandbox';
import type { CarOrder, CarSearchResponse, PaymentResult, TokenSet } from '../../src/generated/types.ts';
import { type AgencyName, agencies } from './agencies.ts';
import { call } from './api.ts';
import { deniz } from './travellers.ts';

const IN_A_MONTH_MS = 30 * 24 * 3600 * 1000;
const DAY_MS = 24 * 3600 * 1000;
const IST = { lat: 41.2613, lon: 28.74195 };

export type FoundCar = { readonly searchID: string; readonly code: string };

/** The day of the ride, for services whose clock goes on. */
export const pickUpInAMonth = () => Math.floor((Date.now() + IN_A_MONTH_MS) / DAY_MS) * DAY_MS;

/** Calls to services in processes of their own; `url` is without the base path. */
export async function loginAt(url: string, agency: AgencyName): Promise<string> {
  const login = await call<TokenSet>(`${url}/api/v1/auth/login`, 'POST', { body: agencies[agency] });
  return login.body.accessToken;
}

/** A car that can be ordered many times. */
export async function findCarAt(url: string, token: string): Promise<FoundCar> {
  const pickUp = pickUpInAMonth();
  const { body } = await call<CarSearchResponse>(`${url}/api/v1/search/point`, 'POST', {
    token,
    body: {
      checkInDateTime: new Date(pickUp).toISOString(),
      checkInLocation: IST,
      checkOutDateTime: new Date(pickUp + 3 * DAY_MS).toISOString(),
      checkOutLocation: IST,
      age: '30+',
      country: 'TR',
      paymentType: 'creditCard',
    },
  });
  return body.results.find(({ vendor, isCreditcheckRequired }) => vendor.id === 1 && !isCreditcheckRequired)!;
}

export const orderAt = (url: string, token: string, { searchID, code }: FoundCar) =>
  call<CarOrder>(`${url}/api/v1/order`, 'POST', {
    token,
    headers: { 'X-Forwarded-For': '203.0.113.24' },
    body: { paymentType: 'creditCard', searchID, code, passenger: deniz },
  });

export const payAt = (url: string, token: string, orderID: string) =>
  call<PaymentResult>(`${url}/api/v1/payment/pay`, 'POST', {
    token,
    body: {
      orderID,
      paymentType: 'creditCard',
      payWithCard: {
        cardNumber: '5528790000000008',
        expireMonth: '12',
        expireYear: String(new Date().getUTCFullYear() + 3),
        cardHolderName: 'DENIZ KAYA',
        cvc: '123',
        installment: 1,
        isWith3DSecure: false,
        callbackUrl: 'http://localhost:3000/return',
      },
    },
  });

/** What bank, vendors and suppliers have on their books. */
export const booksOf = (sandbox: Sandbox) => ({
  charges: sandbox
    .transactions()
    .filter(({ status }) => status === 'charged')
    .map(({ reference, money, refundedAmount }) => ({
      reference,
      amount: money!.amount,
      refunded: refundedAmount ?? 0,
    })),
  reservations: [...sandbox.reservations(), ...sandbox.transferReservations()]
    .filter(({ status }) => status === 'reserved')
    .map(({ reference }) => reference),
});
