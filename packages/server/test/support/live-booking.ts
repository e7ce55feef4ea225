import type { Sandbox } from '@agency-booking/sandbox';
import type {
  CarOrder,
  CarSearchResponse,
  PaymentResult,
  TokenSet,
  TransferOrder,
  TransferSearchResponse,
} from '../../src/generated/types.ts';
import { type AgencyName, agencies } from './agencies.ts';
import { call } from './api.ts';
import { deniz } from './travellers.ts';

const IN_A_MONTH_MS = 30 * 24 * 3600 * 1000;
const DAY_MS = 24 * 3600 * 1000;
const IST = { lat: 41.2613, lon: 28.74195 };
const TAKSIM = { lat: 41.037, lon: 28.9851 };
const FROM_A_CUSTOMER = { 'X-Forwarded-For': '203.0.113.24' };

export type FoundCar = { readonly searchID: string; readonly code: string };
export type FoundTransfer = { readonly searchId: string; readonly code: string };

/** Returns a pick-up day one month from now, for services that use the real clock. */
export const pickUpInAMonth = () => Math.floor((Date.now() + IN_A_MONTH_MS) / DAY_MS) * DAY_MS;

/** Logs in at a service. `url` does not include the base path. */
export async function loginAt(url: string, agency: AgencyName): Promise<string> {
  const login = await call<TokenSet>(`${url}/api/v1/auth/login`, 'POST', { body: agencies[agency] });
  return login.body.accessToken;
}

export function searchOf() {
  const pickUp = pickUpInAMonth();
  return {
    checkInDateTime: new Date(pickUp).toISOString(),
    checkInLocation: IST,
    checkOutDateTime: new Date(pickUp + 3 * DAY_MS).toISOString(),
    checkOutLocation: IST,
    age: '30+',
    country: 'TR',
    paymentType: 'creditCard',
  };
}

export const searchCarsAt = (url: string, token: string) =>
  call<CarSearchResponse>(`${url}/api/v1/search/point`, 'POST', { token, body: searchOf() });

/** Returns a car that can be ordered many times; `undefined` if its vendor did not respond in time. */
export const theCarOf = ({ results }: CarSearchResponse): FoundCar | undefined =>
  results.find(({ vendor, isCreditcheckRequired }) => vendor.id === 1 && !isCreditcheckRequired);

export const findCarAt = async (url: string, token: string): Promise<FoundCar> =>
  theCarOf((await searchCarsAt(url, token)).body)!;

export const orderAt = (url: string, token: string, { searchID, code }: FoundCar, passenger = deniz) =>
  call<CarOrder>(`${url}/api/v1/order`, 'POST', {
    token,
    headers: FROM_A_CUSTOMER,
    body: { paymentType: 'creditCard', searchID, code, passenger },
  });

export const payAt = (url: string, token: string, orderID: string, card: Readonly<Record<string, unknown>> = {}) =>
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
        ...card,
      },
    },
  });

export const payByLimitAt = (url: string, token: string, orderID: string) =>
  call<PaymentResult>(`${url}/api/v1/payment/pay`, 'POST', { token, body: { orderID, paymentType: 'limit' } });

export function searchTransfersAt(url: string, token: string) {
  const pickUp = pickUpInAMonth();
  return call<TransferSearchResponse>(`${url}/api/v1/transfer/search`, 'POST', {
    token,
    body: {
      type: 'round',
      pickup: { ...IST, name: 'Istanbul Airport' },
      dropoff: { ...TAKSIM, name: 'Taksim' },
      pickupTime: new Date(pickUp).toISOString(),
      returnPickupTime: new Date(pickUp + 3 * DAY_MS).toISOString(),
      passengerCount: 4,
    },
  });
}

export const theTransferOf = ({ searchId, products }: TransferSearchResponse): FoundTransfer => ({
  searchId,
  code: products[0]!.code,
});

export const orderTransferAt = (url: string, token: string, transfer: FoundTransfer, lastName = deniz.lastName) =>
  call<TransferOrder>(`${url}/api/v1/transfer/orders`, 'POST', {
    token,
    headers: FROM_A_CUSTOMER,
    body: { ...transfer, passengers: [{ ...deniz, lastName, primary: true, gender: 'F' }] },
  });

export const payTransferAt = (url: string, token: string, orderId: string) =>
  call<TransferOrder>(`${url}/api/v1/transfer/orders/${orderId}/pay`, 'POST', {
    token,
    headers: FROM_A_CUSTOMER,
    body: { paymentType: 'limit' },
  });

export const externalRecordOf = (sandbox: Sandbox) => ({
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
