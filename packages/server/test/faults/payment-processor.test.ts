import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallEvent } from '../../src/connectors/call.ts';
import { createPaymentProcessorConnector } from '../../src/connectors/payment-processor.ts';
import { createCardCharging } from '../../src/features/payments/card-charging.ts';
import type { PaymentAttempt } from '../../src/ports/payment-attempts.ts';
import type { PaymentProcessor } from '../../src/ports/payment-processor.ts';
import { CardNumber } from '../../src/shared/card-number.ts';
import { CardToken } from '../../src/shared/card-token.ts';
import { failures, json, type Reply, startObedientServer } from '../support/party-server.ts';

const NUMBER = '5528790000000008';
const money = { amount: 705_000, currency: 'TRY' } as const;
const card = {
  number: new CardNumber(NUMBER),
  expireMonth: '12',
  expireYear: '2029',
  holderName: 'Elif Demir',
  cvc: '123',
};
const charge = { reference: 'att_1', money, installmentCount: 3, card };
const token = new CardToken('tok_1');
const tokenized = { token, session: 'pay_1', firstSix: '552879', lastFour: '0008', fingerprint: 'crd_1' };
const start = { ...charge, returnUrl: 'http://127.0.0.1/back', language: 'tr' } as const;
const charged = { reference: 'att_1', status: 'charged', transactionId: 'trx_1' };

const server = await startObedientServer();
let events: CallEvent[];
let processor: ReturnType<typeof connect>;

function connect(deadlineMilliseconds: number) {
  const observe = (event: CallEvent) => void events.push(event);
  return createPaymentProcessorConnector({ baseUrl: server.url, key: 'pk_test', deadlineMilliseconds, observe });
}

beforeEach(() => {
  events = [];
  server.asked.length = 0;
  processor = connect(2_000);
});
afterEach(() => processor.close());
afterAll(() => server.close());

const calls: [name: string, call: (at: PaymentProcessor) => Promise<unknown>][] = [
  ['lookUpBin', (at) => at.lookUpBin('552879', money)],
  ['lookUpToken', (at) => at.lookUpToken(token, 'pay_1')],
  ['chargeCard', (at) => at.chargeCard(charge)],
  ['chargeCard with a token', (at) => at.chargeCard({ ...charge, card: tokenized })],
  ['chargeAuthenticated', (at) => at.chargeAuthenticated('att_1')],
  ['start3ds', (at) => at.start3ds(start)],
  ['findTransaction', (at) => at.findTransaction('att_1')],
  ['voidTransaction', (at) => at.voidTransaction('att_1', 'void:att_1')],
  ['refund', (at) => at.refund('att_1', { reference: 'cxl:att_1', money })],
];

test('each operation sends one request with the key as the contract defines', async () => {
  server.willReply(json(charged));
  for (const [, call] of calls) await call(processor);
  const onWire = { reference: 'att_1', money, installmentCount: 3, card: { ...card, number: NUMBER } };
  expect(server.asked.map(({ request, body }) => [request, body])).toEqual([
    ['GET /processor/bins/552879?amount=705000&currency=TRY', undefined],
    ['POST /processor/card-tokens/lookup', { token: 'tok_1', session: 'pay_1' }],
    ['POST /processor/charges', { by: 'card', ...onWire }],
    ['POST /processor/charges', { by: 'card', ...onWire, card: { token: 'tok_1', session: 'pay_1' } }],
    ['POST /processor/charges', { by: 'authentication', reference: 'att_1' }],
    ['POST /processor/3ds', { ...onWire, returnUrl: 'http://127.0.0.1/back', language: 'tr' }],
    ['GET /processor/transactions/att_1', undefined],
    ['POST /processor/transactions/att_1/void', { reference: 'void:att_1' }],
    ['POST /processor/transactions/att_1/refunds', { reference: 'cxl:att_1', money }],
  ]);
  expect(new Set(server.asked.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer pk_test']));
});

describe.each(calls)('%s: an uncertain outcome counts as no response', (_, call) => {
  test.each<[string, Reply, string]>([
    ['hangs up', failures.hangsUp, 'unreachable'],
    ['fails', failures.fails, 'failed'],
    ['refuses the key', json({ code: 401 }, 401), 'refused'],
    ['returns an unknown error code', json({ code: 3422 }, 422), 'refused'],
    ['redirects the request', failures.redirects, 'offContract'],
    ['does not return JSON', failures.notJson, 'offContract'],
    ['returns an endless body', failures.endless, 'offContract'],
    ['returns an unknown status', json({ ...charged, status: 'settled' }), 'offContract'],
    ['omits required fields', json({ reference: 'att_1' }), 'offContract'],
  ])('a processor that %s counts as not responding', async (_name, reply, reason) => {
    server.willReply(reply);
    expect(await call(processor)).toMatchObject({ answered: false, reason });
    expect(server.asked).toHaveLength(1);
  });

  test('a processor that never responds is reported as late', async () => {
    await processor.close();
    processor = connect(30);
    server.willReply(failures.silent);
    expect(await call(processor)).toEqual({ answered: false, reason: 'late' });
  });
});

test.each(['chargeCard', 'chargeAuthenticated', 'findTransaction', 'voidTransaction', 'start3ds'])(
  '%s: a response about a different payment counts as no response',
  async (name) => {
    const other = { ...charged, reference: 'att_2' };
    server.willReply(json(name === 'start3ds' ? { transaction: other } : other));
    const [, call] = calls.find(([known]) => known === name)!;
    expect(await call(processor)).toEqual({ answered: false, reason: 'offContract' });
  },
);

test.each(['javascript:alert(1)', 'data:text/html,hello', 'ftp://bank.example/3ds'])(
  'a challenge at %s counts as no response',
  async (url) => {
    const transaction = { ...charged, status: 'awaitingCustomer' };
    server.willReply(json({ transaction, challenge: { url, fields: [] } }));
    expect(await processor.start3ds(start)).toEqual({ answered: false, reason: 'offContract' });
  },
);

test.each([
  ['for an unknown card', 1404, ['lookUpBin']],
  ['for an unknown transaction', 2404, ['findTransaction']],
  ['for an unknown path', 404, []],
])('404 %s is an answer only for the call that finds a transaction', async (_, code, answered) => {
  server.willReply(json({ code }, 404));
  for (const [name, call] of calls) {
    const none = { answered: true, answer: undefined };
    const refused = { answered: false, reason: 'refused' };
    expect(await call(processor), name).toMatchObject(answered.includes(name) ? none : refused);
  }
});

test('422 7422 is an answer only for the calls with a card', async () => {
  server.willReply(json({ code: 7422 }, 422));
  const answered = ['lookUpToken', 'chargeCard', 'chargeCard with a token', 'start3ds'];
  for (const [name, call] of calls) {
    const none = { answered: true, answer: undefined };
    expect(await call(processor), name).toMatchObject(answered.includes(name) ? none : { answered: false });
  }
});

test('repeated failures never open a circuit breaker for payments', async () => {
  server.willReply(failures.fails);
  for (let time = 0; time < 10; time += 1) await processor.findTransaction('att_1');
  server.willReply(json(charged));
  expect(await processor.findTransaction('att_1')).toMatchObject({ answered: true, answer: { status: 'charged' } });
});

test('metrics of a call contain no card number', async () => {
  server.willReply(failures.fails);
  await processor.chargeCard(charge);
  expect(events).toMatchObject([{ party: 'PROCESSOR', operation: 'charge', outcome: 'failed' }]);
  expect(JSON.stringify(events)).not.toContain('552879');
});

describe('returned money', () => {
  const attempt = { id: 'att_1', amount: money } as PaymentAttempt;

  test.each([
    ['voided', 'voided'],
    ['declined', 'voided'],
    ['charged', 'silent'],
    ['processing', 'silent'],
    ['authenticated', 'silent'],
    ['awaitingCustomer', 'silent'],
  ])('a void that leaves the transaction %s has the outcome %s', async (status, answer) => {
    server.willReply(json({ ...charged, status }));
    expect(await createCardCharging(processor).voidCharge(attempt)).toBe(answer);
  });

  test('a refund is requested in the currency of the charge', async () => {
    server.willReply(json({ reference: 'cxl:att_1', refundId: 'rfd_1', money: { amount: 1, currency: 'TRY' } }));
    expect(await createCardCharging(processor).refund(attempt, 1)).toBe('refunded');
    expect(server.asked[0]!.body).toEqual({ reference: 'cxl:att_1', money: { amount: 1, currency: 'TRY' } });
  });

  test('a refund without a response is not treated as done', async () => {
    server.willReply(failures.hangsUp);
    expect(await createCardCharging(processor).refund(attempt, 1)).toBe('silent');
  });
});
