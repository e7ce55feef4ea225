import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  CarCancellation,
  PaymentResult,
  PaymentSession,
} from '../../../../packages/server/src/generated/types.ts';
import { type Answer, call } from '../../../../packages/server/test/support/api.ts';
import {
  type FoundCar,
  findCarAt,
  loginAt,
  orderAt,
  payAt,
} from '../../../../packages/server/test/support/live-booking.ts';
import { deniz } from '../../../../packages/server/test/support/travellers.ts';
import type { Sent } from '../figures.ts';

const RETURN_URL = 'http://localhost:3000/return';
const RETRY_MS = 300;
const GIVES_UP_AFTER_MS = 120_000;

export type Agency = Awaited<ReturnType<typeof openAgency>>;

/**
 * Creates the functions with which an agency calls the service. A call that receives no response is repeated, as the
 * guides recommend.
 */
export async function openAgency(url: string, sent: Sent[]) {
  let token = await loginAt(url, 'horizon');
  const car: FoundCar = await findCarAt(url, token);

  async function record<Body>(operation: string, isWrite: boolean, ask: () => Promise<Answer<Body>>) {
    const at = performance.now();
    const answer = await ask().catch(() => undefined);
    const { key } = (answer?.body ?? {}) as { key?: string };
    const milliseconds = performance.now() - at;
    sent.push({ at, milliseconds, agency: 'horizon', operation, isWrite, status: answer?.status ?? 0, key });
    return answer;
  }
  async function persist<Body>(operation: string, ask: () => Promise<Answer<Body>>, isWrite = true) {
    const giveUpAt = Date.now() + GIVES_UP_AFTER_MS;
    while (Date.now() < giveUpAt) {
      const answer = await record(operation, isWrite, ask);
      if (answer?.status === 401) token = await loginAt(url, 'horizon');
      else if (answer && answer.status < 500) return answer;
      await wait(RETRY_MS);
    }
    throw new Error(`${operation} was not answered within ${GIVES_UP_AFTER_MS / 1_000} s`);
  }
  const sessions = '/api/v1/payment/sessions';

  return {
    async order(lastName: string): Promise<string> {
      const { body } = await persist('createOrder', () => orderAt(url, token, car, { ...deniz, lastName }));
      return body.id;
    },
    /** A repeated call uses the same Idempotency-Key as the lost call. */
    createSession(orderID: string) {
      const headers = { 'Idempotency-Key': randomUUID() };
      const body = { orderID, returnUrl: RETURN_URL };
      return persist('createPaymentSession', () =>
        call<PaymentSession>(`${url}${sessions}`, 'POST', { token, headers, body }),
      );
    },
    readSession: (id: string) =>
      persist('getPaymentSession', () => call<PaymentSession>(`${url}${sessions}/${id}`, 'GET', { token }), false),
    cancelSession: (id: string) =>
      persist('cancelPaymentSession', () => call<PaymentSession>(`${url}${sessions}/${id}/cancel`, 'POST', { token })),
    pay: (orderID: string): Promise<Answer<PaymentResult>> =>
      persist('payOrder', () => payAt(url, token, orderID, { cardHolderName: 'DENIZ KAYA' })),
    cancelOrder: (orderID: string) =>
      persist('cancelOrder', () => call<CarCancellation>(`${url}/api/v1/order/${orderID}/cancel`, 'POST', { token })),
  };
}
