import type { Sandbox } from '@agency-booking/sandbox';
import { expect } from 'vitest';
import type { CarCancellation, CarOrder, CarResult, PaymentResult } from '../../../src/generated/types.ts';
import type { AgencyName } from '../../support/agencies.ts';
import { checkInvariants } from '../../support/invariants.ts';
import type { Settings } from '../../support/service.ts';
import { startStaging } from '../../support/staging.ts';
import { orderCar, readOrder } from '../car-orders/ordering.ts';
import { foundCars } from '../car-search/trip.ts';

export const BONUS = '5528790000000008';
export const CALLBACK = 'https://booking.horizon.example/done?basket=7&x=a%20b';

export const cardWith = (changes: Record<string, unknown> = {}) => ({
  cardNumber: BONUS,
  cardHolderName: 'Elif Demir',
  expireMonth: '12',
  expireYear: '2029',
  cvc: '123',
  installment: 1,
  isWith3DSecure: false,
  callbackUrl: CALLBACK,
  ...changes,
});

type OrderChange = { readonly lastName?: string; readonly as?: AgencyName; readonly vendor?: string };

/** Starts the service and the external parties for payment and booking, with a shared clock. */
export async function startPaying(settings: Settings = {}, options: Parameters<typeof startStaging>[1] = {}) {
  const { service, sandbox, clock, tokenOf, stop } = await startStaging(settings, options);
  let found: { agency: AgencyName; at: number; cars: readonly CarResult[] } | undefined;

  /** Returns a car that every traveller may order, from a search that is still valid. */
  async function aCar(agency: AgencyName, vendor: string): Promise<CarResult> {
    const at = clock.now().getTime();
    if (!found || found.agency !== agency || at - found.at > 600_000) {
      found = { agency, at, cars: await foundCars(service, await tokenOf(agency)) };
    }
    return found.cars.find((car) => car.vendor.name === vendor && !car.isCreditcheckRequired)!;
  }

  return {
    service,
    sandbox,
    clock,
    tokenOf,
    async order({ lastName = 'Kaya', as = 'horizon', vendor = 'Test Drive' }: OrderChange = {}): Promise<CarOrder> {
      const answer = await orderCar(service, await tokenOf(as), await aCar(as, vendor), { passenger: { lastName } });
      expect(answer.status).toBe(201);
      return answer.body;
    },
    pay: async (orderID: string, card: Record<string, unknown> = {}, as: AgencyName = 'horizon') =>
      service.api<PaymentResult>('POST', '/payment/pay', {
        token: await tokenOf(as),
        body: { orderID, paymentType: 'creditCard', payWithCard: cardWith(card) },
      }),
    payByLimit: async (orderID: string, as: AgencyName = 'horizon') =>
      service.api<PaymentResult>('POST', '/payment/pay', {
        token: await tokenOf(as),
        body: { orderID, paymentType: 'limit' },
      }),
    cancel: async (orderID: string) =>
      service.api<CarCancellation>('POST', `/order/${orderID}/cancel`, { token: await tokenOf('horizon') }),
    eligibility: async (orderID: string) =>
      (await service.api('POST', `/order/${orderID}/cancel_eligibility`, { token: await tokenOf('horizon') })).body,
    read: async (orderID: string) => readOrder(service, await tokenOf('horizon'), orderID),
    async statusOf(orderID: string) {
      const { body } = await readOrder(service, await tokenOf('horizon'), orderID);
      return [body.status, body.orderedCarProduct.status];
    },
    checkMoney: () => checkInvariants(service.database, clock.now(), onRecordAt(sandbox)),
    stop,
  };
}

export type Paying = Awaited<ReturnType<typeof startPaying>>;

function onRecordAt(sandbox: Sandbox) {
  return {
    charges: sandbox
      .transactions()
      .filter(({ status }) => status === 'charged')
      .map(({ reference, money, refundedAmount = 0 }) => ({
        reference,
        amount: money!.amount,
        refunded: refundedAmount,
      })),
    reservations: sandbox
      .reservations()
      .filter(({ status }) => status === 'reserved')
      .map(({ reference }) => reference),
    dropped: sandbox
      .reservations()
      .filter(({ cancelledBy }) => cancelledBy === 'party')
      .map(({ reference }) => reference),
  };
}

/** Returns the processor's latest transaction, which belongs to the most recent payment. */
export const latestTransaction = ({ sandbox }: Paying) => sandbox.transactions()[0];

type Press = 'confirm' | 'cancel';

/**
 * Confirms or cancels on the bank's page, in the role of the customer. Returns the fields that the browser sends back.
 */
export const visitBank = async (paying: Paying, html: string, press?: Press) =>
  (await leaveBank(paying, html, press)).fields;

/** Completes the bank's page. Also returns the URL that the page sends the browser to, without the base path. */
export async function leaveBank({ sandbox }: Pick<Paying, 'sandbox'>, html: string, press: Press = 'confirm') {
  const session = /name="session" value="([^"]+)"/.exec(html)![1]!;
  const form = (path: string, fields: Record<string, string> = {}) =>
    fetch(`${sandbox.url}/bank/3ds/${session}/${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  const page = await (press === 'confirm' ? form('code', { code: '123456', wrongCodes: '0' }) : form('cancel'));
  const text = await page.text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)![1]!;
  const fields = {
    language: field('language'),
    paymentId: field('paymentId'),
    transactionId: field('transactionId'),
  };
  return { fields, target: /action="[^"]*\/api\/v1(\/payment\/3ds-callback\/[^"]+)"/.exec(text)![1]! };
}

export const comeBack = ({ service }: Paying, orderId: string, fields: Record<string, string>) =>
  service.api('POST', `/payment/3ds-callback/${orderId}`, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

/** Returns the link target of the page that follows the bank's page, without the base path. */
export function finishPathOf(page: string): string {
  return /href="[^"]*\/api\/v1(\/payment\/3ds-finish\/[^"]+)"/.exec(page)![1]!.replaceAll('&amp;', '&');
}
