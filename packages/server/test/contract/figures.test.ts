import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { sessionsOf } from '../operations/payments/sessions.ts';
import { call } from '../support/api.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterAll(() => paying.stop());

/** Returns a metric's values keyed by its only label, or its single value if it has no label. */
async function figure(name: string): Promise<Readonly<Record<string, number>> | number> {
  const { text } = await call(`${paying.service.url}/metrics`, 'GET', {});
  const found = [...text.matchAll(new RegExp(`^${name}(?:\\{\\w+="([^"]*)"\\})? (\\S+)$`, 'gm'))];
  const [only] = found;
  if (only && only[1] === undefined) return Number(only[2]);
  return Object.fromEntries(found.map(([, label, value]) => [label!, Number(value)]));
}

test('metrics report the age of a payment at the bank until the payment is over', async () => {
  const { id } = await paying.order();
  await paying.pay(id, { isWith3DSecure: true });
  paying.service.clock.advance(90);
  expect(await figure('payment_attempts_unfinished')).toMatchObject({ awaiting3ds: 1, charging: 0, refunding: 0 });
  expect(await figure('payment_attempts_oldest_seconds')).toMatchObject({ awaiting3ds: 90, charging: 0 });
  expect(await figure('background_lag_seconds')).toMatchObject({ money: expect.any(Number), watch: 0 });

  await paying.service.later(3_600);
  expect(await figure('payment_attempts_unfinished')).toMatchObject({ awaiting3ds: 0 });
});

test('metrics report each change of a payment session once, and the age of unfinished sessions', async () => {
  const sessions = sessionsOf(paying);
  const before = (await figure('payment_session_changes_total')) as Record<string, number>;
  const changesOf = async () => {
    // Two concurrent delivery rounds and a client assign positions to the same events.
    await Promise.all([1, 2].map(() => paying.service.sendWebhooks()));
    await sessions.api('GET', '/events');
    const after = (await figure('payment_session_changes_total')) as Record<string, number>;
    return Object.fromEntries(Object.keys(after).map((status) => [status, after[status]! - before[status]!]));
  };
  const declined = await sessions.newSession();
  const shown = (await sessions.start(declined)).body;
  paying.service.clock.advance(40);
  expect(await figure('payment_sessions_unfinished')).toEqual({ open: 0, processing: 1 });
  expect(await figure('payment_sessions_oldest_seconds')).toEqual({ open: 0, processing: 40 });
  await sessions.atBank(declined, shown, 'cancel');
  await sessions.cancelSession(declined);
  const paid = await sessions.newSession();
  await sessions.atBank(paid, (await sessions.start(paid)).body);
  expect(await changesOf()).toEqual({
    ...{ created: 2, open: 1, processing: 2, paid: 1, failed: 0, expired: 0, cancelled: 1 },
  });
  expect(await figure('payment_sessions_unfinished')).toEqual({ open: 0, processing: 0 });
});

test('metrics report overdue reservation checks as lag', async () => {
  const { id } = await paying.order();
  await paying.pay(id);
  const before = (await figure('background_lag_seconds')) as Record<string, number>;
  expect(before.watch).toBe(0);
  paying.service.clock.advance(600);
  const { watch } = (await figure('background_lag_seconds')) as Record<string, number>;
  expect(watch).toBeGreaterThan(500);
});

test('metrics report events that never happened as 0, so that the first one is an increase', async () => {
  const offContract = (await figure('http_server_off_contract_answers_total')) as Record<string, number>;
  expect(offContract).toMatchObject({ none: 0, payOrder: 0, reportReservationChange: 0 });
  expect(await figure('reconciliation_differences_total')).toMatchObject({ unknownToUs: 0, chargedTwice: 0 });
  expect(await figure('circuit_breaker_open')).toMatchObject({ TESTDRIVE: 0 });
});

test('metrics report connections, requests and worker loops, and every source is up', async () => {
  expect(await figure('db_client_connections')).toEqual({ used: expect.any(Number), idle: expect.any(Number) });
  expect(await figure('db_client_connections_max')).toBeGreaterThan(0);
  expect(await figure('db_client_connections_pending')).toBe(0);
  expect(await figure('http_server_active_requests')).toBe(0);
  expect(await figure('background_round_age_seconds')).toMatchObject({
    cleaning: expect.any(Number),
    events: expect.any(Number),
  });
  const up = await figure('metrics_source_up');
  expect(up).toEqual({
    exchangeRates: 1,
    operatorTasks: 1,
    paymentSessions: 1,
    payments: 1,
    pool: 1,
    requests: 1,
    loops: 1,
  });
});
