import { CARD_TOKEN_STAGING_KEY } from '@agency-booking/connector-contracts/parties';
import type { components } from '@agency-booking/connector-contracts/payment-page';
import { expect } from 'vitest';
import type { ApiError, PaymentSession } from '../../../src/generated/types.ts';
import { call } from '../../support/api.ts';
import type { Settings } from '../../support/service.ts';
import { PAYMENT_PAGE } from '../../support/staging.ts';
import { BONUS, comeBack, type Paying, startPaying, visitBank } from './paying.ts';

export type PageSession = components['schemas']['PageSession'];
export type PageError = components['schemas']['PageError'];

export const { PAY_PUBLIC_URL: PAGE_URL, PAYMENT_PAGE_KEY: PAGE_KEY } = PAYMENT_PAGE;
export const RETURN_URL = 'https://booking.horizon.example/done?basket=7';
const TRAVELLER = { ipAddress: '203.0.113.24', userAgent: 'Test browser' };

type Options = Parameters<typeof startPaying>[1];

/** Starts the service. The tests make the same calls as the payment page. */
export async function startSessions(settings: Settings = {}, options: Options = {}) {
  const paying = await startPaying(settings, options);
  return { ...paying, ...sessionsOf(paying) };
}

/** Creates sessions on a started service, and makes the same calls as the payment page. */
export function sessionsOf(paying: Paying) {
  const { service, sandbox, clock, tokenOf } = paying;
  const api = async <Body = PaymentSession & ApiError>(method: string, path: string, body?: object, headers = {}) =>
    service.api<Body>(method, path, { token: await tokenOf('horizon'), body, headers });
  const page = <Body = PageSession & PageError>(path: string, body: object, key = PAGE_KEY) =>
    call<Body>(`${service.url}/payment-page/v1/sessions/${path}`, 'POST', { token: key, body });

  async function create(orderID: string, changes: object = {}): Promise<PaymentSession> {
    const answer = await api('POST', '/payment/sessions', { orderID, returnUrl: RETURN_URL, ...changes });
    expect(answer.status, answer.text).toBe(201);
    return answer.body;
  }

  async function tokenFor(session: PaymentSession, number = BONUS): Promise<string> {
    const expireYear = String(clock.now().getUTCFullYear() + 2);
    const card = { number, expireMonth: '12', expireYear, holderName: 'Elif Demir', cvc: '123' };
    const answer = await call<{ token: string }>(`${sandbox.url}/processor/card-tokens`, 'POST', {
      token: CARD_TOKEN_STAGING_KEY,
      body: { session: session.id, card },
    });
    return answer.body.token;
  }

  const startWith = (session: PaymentSession, token: string, changes: object = {}) =>
    page('payments', { secret: secretOf(session), token, installmentCount: 1, ...TRAVELLER, ...changes });

  return {
    api,
    page,
    create,
    tokenFor,
    startWith,
    async newSession(order: Parameters<Paying['order']>[0] = {}, changes: object = {}) {
      const { id } = await paying.order(order);
      return create(id, changes);
    },
    read: (session: PaymentSession) => page('read', { secret: secretOf(session) }),
    get: (session: PaymentSession) => api('GET', `/payment/sessions/${session.id}`),
    cancelSession: (session: PaymentSession) => api('POST', `/payment/sessions/${session.id}/cancel`),
    /** Enters a card on the page. */
    start: async (session: PaymentSession, number?: string, changes?: object) =>
      startWith(session, await tokenFor(session, number), changes),
    /** Authenticates at the bank, or cancels there, and returns to the service. */
    async atBank({ orderID }: PaymentSession, shown: PageSession, press?: 'confirm' | 'cancel') {
      const session = shown.payment!.challenge!.fields[0]!.value;
      return comeBack(paying, orderID, await visitBank(paying, `name="session" value="${session}"`, press));
    },
    chargesOf: async ({ orderID }: PaymentSession) => {
      const { rows } = await service.database.pool.query<{ id: string }>(
        'select id from payment_attempt where order_id = $1',
        [orderID],
      );
      const ids = rows.map(({ id }) => id);
      return sandbox.transactions().filter(({ reference, status }) => ids.includes(reference) && status === 'charged');
    },
    /** Returns the statuses reported by a session's events, in order. */
    async statusesOf({ id }: PaymentSession): Promise<string[]> {
      const { rows } = await service.database.pool.query<{ status: string }>(
        "select status from event where payment_session_id = $1 and type = 'paymentSession.' || status order by id",
        [id],
      );
      return rows.map(({ status }) => status);
    },
  };
}

export type Sessions = Awaited<ReturnType<typeof startSessions>>;

export const secretOf = ({ url }: PaymentSession): string => url!.slice(`${PAGE_URL}/pay/`.length);
