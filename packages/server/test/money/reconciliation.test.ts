import { parties } from '@agency-booking/connector-contracts/parties';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Period } from '../../src/reconciliation/types.ts';
import { comeBack, latestTransaction, type Paying, startPaying, visitBank } from '../operations/payments/paying.ts';
import { startTransfers } from '../operations/transfer-orders/transferring.ts';
import { deniz } from '../support/travellers.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const byHand = { how: 'settledByHand', by: 'operator@agency.example', note: 'told the processor' } as const;
const DECLINED = '4129111111111111';
const NONE = {
  unknownToUs: 0,
  unknownToThem: 0,
  amountDiffers: 0,
  currencyDiffers: 0,
  stateDiffers: 0,
  chargedTwice: 0,
};

let paying: Paying;
let theDay: Period;
beforeAll(async () => {
  paying = await startPaying();
  theDay = await aDayOfPayments();
});
afterEach(async () => {
  const { sandbox, service } = paying;
  sandbox.misstatements.reset();
  sandbox.faults.reset();
  await service.reconciliation.reconcile(theDay);
  await service.later(60);
  await paying.checkMoney();
});
afterAll(() => paying.stop());

const dayAfter = (days: number) =>
  new Date(paying.clock.now().getTime() + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);
const today = () => ({ from: dayAfter(0), to: dayAfter(1) });
const look = (period: Period = theDay) => paying.service.reconciliation.reconcile(period);
const tasks = () => paying.service.operatorTasks.list();
const misstate = (party: string, as: Parameters<Paying['sandbox']['misstatements']['set']>[1]) =>
  paying.sandbox.misstatements.set(party, as);

async function paid(how: 'pay' | 'payByLimit', status = 'success', order = {}): Promise<string> {
  const { id } = await paying.order(order);
  expect((await paying[how](id)).body.status).toBe(status);
  return id;
}

/**
 * Creates a declined card payment and a payment for an order that the vendor refuses. Then creates two card payments
 * and two payments charged to the credit limit. One of each pair is cancelled and refunded, and the other stays
 * reserved.
 */
async function aDayOfPayments(): Promise<Period> {
  const period = today();
  const declined = await paying.order();
  await paying.pay(declined.id, { cardNumber: DECLINED });
  await paid('pay', 'failed', { lastName: 'Refused' });
  for (const how of ['pay', 'payByLimit'] as const) {
    expect((await paying.cancel(await paid(how))).body).toMatchObject({ success: true });
    await paid(how);
  }
  paying.clock.advance(4 * HOUR_SECONDS);
  return period;
}

describe('reconciliation without differences', () => {
  test('paid, declined, refused, cancelled and refunded orders by card and from the limit match at every party', async () => {
    const run = await look();
    expect(run).toMatchObject({ reason: 'asked', unanswered: [], differences: NONE, opened: 0, gone: 0 });
    // Four card payments and two payments charged to the credit limit, each of which is also checked with the vendor.
    expect(run.compared).toBe(12);
    expect(await tasks()).toEqual([]);
  });

  test('a payment in progress or recently changed is not reported as a difference', async () => {
    paying.clock.set(new Date(`${dayAfter(1)}T09:00:00Z`));
    const period = today();
    const waiting = await paying.order();
    await paying.pay(waiting.id, { isWith3DSecure: true });
    const id = await paid('pay');
    misstate('PROCESSOR', 'leavesOut');
    expect((await look(period)).differences).toEqual(NONE);
    paying.clock.advance(4 * HOUR_SECONDS);
    expect((await look(period)).differences).toEqual({ ...NONE, unknownToThem: 1 });
    await paying.cancel(id);
    expect(await look(period)).toMatchObject({ differences: NONE, gone: 1 });
  });

  test('a payment before midnight with a reservation after it is not reported as a difference', async () => {
    paying.clock.set(new Date(`${dayAfter(1)}T23:58:00Z`));
    const { from } = today();
    const { id } = await paying.order();
    const { body } = await paying.pay(id, { isWith3DSecure: true });
    paying.clock.advance(300);
    await comeBack(paying, id, await visitBank(paying, body.threeDSHtmlContent!));
    expect(await paying.statusOf(id)).toEqual(['closed', 'reserved']);
    paying.clock.advance(DAY_SECONDS);
    const run = await look({ from, to: dayAfter(0) });
    expect([run.days.length, run.compared, run.differences]).toEqual([2, 2, NONE]);
  });
});

test.each([
  ['PROCESSOR', 'leavesOut', 'unknownToThem', /^PROCESSOR att_\S+: completed \d+ TRY here, nothing there$/],
  [
    'PROCESSOR',
    'addsForeign',
    'unknownToUs',
    /^PROCESSOR att_of_somebody_else_\S+: nothing here, charged 10000 TRY there$/,
  ],
  ['PROCESSOR', 'otherAmount', 'amountDiffers', /completed (\d+) TRY here, charged \d+ TRY there$/],
  ['PROCESSOR', 'otherCurrency', 'currencyDiffers', /completed (\d+) TRY here, charged \1 EUR there$/],
  ['PROCESSOR', 'otherState', 'stateDiffers', /completed (\d+) TRY here, voided \1 TRY there$/],
  ['PROCESSOR', 'twice', 'chargedTwice', /completed (\d+) TRY here, charged \1 TRY and charged \1 TRY there$/],
  ['TESTDRIVE', 'leavesOut', 'unknownToThem', /^TESTDRIVE rsv:att_\S+: completed here, nothing there$/],
  ['TESTDRIVE', 'addsForeign', 'unknownToUs', /^TESTDRIVE rsv:att_\S+: nothing here, reserved there$/],
  ['TESTDRIVE', 'otherState', 'stateDiffers', /completed here, cancelled there$/],
  ['TESTDRIVE', 'twice', 'chargedTwice', /completed here, reserved and reserved there$/],
  ['BOSPHORUS', 'addsForeign', 'unknownToUs', /^BOSPHORUS rsv:att_\S+: nothing here, reserved there$/],
] as const)(
  'for %s the statement fault %s is reported as %s in one task, which closes when the difference is gone',
  async (party, as, kind, reason) => {
    misstate(party, as);
    expect(await look()).toMatchObject({ differences: { ...NONE, [kind]: 1 }, opened: 1, gone: 0 });
    const [task, ...others] = await tasks();
    expect(task).toMatchObject({ kind, attemptId: undefined, reason: expect.stringMatching(reason) });
    expect(others).toEqual([]);

    expect(await look()).toMatchObject({ differences: { [kind]: 1 }, opened: 0, gone: 0 });
    expect(await tasks()).toEqual([task]);

    paying.sandbox.misstatements.reset();
    expect(await look()).toMatchObject({ differences: NONE, opened: 0, gone: 1 });
    expect(await tasks()).toEqual([]);
  },
);

test('chargedTwice: an order that was declined and then paid is charged under both references', async () => {
  paying.clock.set(new Date(`${dayAfter(1)}T09:00:00Z`));
  const period = today();
  const { id } = await paying.order();
  await paying.pay(id, { cardNumber: DECLINED });
  await paying.pay(id);
  paying.clock.advance(4 * HOUR_SECONDS);
  misstate('PROCESSOR', 'underAnother');
  expect((await look(period)).differences).toEqual({ ...NONE, chargedTwice: 1 });
  const [task] = await tasks();
  expect(task).toMatchObject({
    kind: 'chargedTwice',
    reason: expect.stringMatching(
      /^PROCESSOR att_\S+: declined here, charged \d+ TRY there; a different payment of the order is valid$/,
    ),
  });
  paying.sandbox.misstatements.reset();
  expect(await look(period)).toMatchObject({ differences: NONE, gone: 1 });
});

test('chargedTwice: a vendor reservation for a declined payment is reported until the vendor cancels it', async () => {
  paying.clock.set(new Date(`${dayAfter(1)}T09:00:00Z`));
  const period = today();
  const { id } = await paying.order();
  await paying.pay(id, { cardNumber: DECLINED });
  await paying.pay(id);
  const { rows } = await paying.service.database.pool.query(
    `select attempt.id, offer_code from payment_attempt attempt join car_order on car_order.id = order_id
     where order_id = $1 and attempt.status = 'declined'`,
    [id],
  );
  const reference = `rsv:${rows[0].id}`;
  const vendor = (path: string, body: object) =>
    fetch(`${paying.sandbox.url}/vendors/TESTDRIVE/reservations${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${parties.vendor.stagingKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await vendor('', { reference, offerCode: rows[0].offer_code, extras: [], driver: deniz })).status).toBe(200);
  paying.clock.advance(4 * HOUR_SECONDS);
  expect((await look(period)).differences).toEqual({ ...NONE, chargedTwice: 1 });
  expect(await tasks()).toMatchObject([
    {
      kind: 'chargedTwice',
      reason: `TESTDRIVE ${reference}: declined here, reserved there; a different payment of the order is valid`,
    },
  ]);
  await vendor(`/${reference}/cancel`, { reference: 'cxl:by-hand' });
  paying.clock.advance(4 * HOUR_SECONDS);
  expect(await look(period)).toMatchObject({ differences: NONE, gone: 1 });
});

test('chargedTwice: a supplier has reserved a transfer twice under one reference', async () => {
  const transfers = await startTransfers();
  const from = transfers.clock.now().toISOString().slice(0, 10);
  await transfers.pay(await transfers.ordered());
  const { rows } = await transfers.service.database.pool.query('select supplier_code from transfer_order');
  transfers.clock.advance(DAY_SECONDS);
  transfers.sandbox.misstatements.set(rows[0].supplier_code, 'twice');
  const to = transfers.clock.now().toISOString().slice(0, 10);
  const { differences } = await transfers.service.reconciliation.reconcile({ from, to });
  const opened = await transfers.service.operatorTasks.list();
  await transfers.stop();
  expect(differences).toEqual({ ...NONE, chargedTwice: 1 });
  expect(opened).toMatchObject([
    {
      kind: 'chargedTwice',
      reason: expect.stringMatching(/rsv:att_\S+: completed here, reserved and reserved there$/),
    },
  ]);
});

test('stateDiffers: credit that is held for a completed payment was never spent', async () => {
  const { pool } = paying.service.database;
  const last = `select max(id) from ledger_entry where kind = 'post'`;
  const { rows } = await pool.query(`delete from ledger_entry where id = (${last}) returning *`);
  const reason = expect.stringMatching(/^CREDIT att_\S+: completed (\d+) TRY here, held \1 TRY there$/);
  expect((await look()).differences).toEqual({ ...NONE, stateDiffers: 1 });
  expect(await tasks()).toMatchObject([{ reason }]);
  const { id: _, ...entry } = rows[0];
  const names = Object.keys(entry);
  await pool.query(
    `insert into ledger_entry (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(entry),
  );
  expect(await look()).toMatchObject({ differences: NONE, gone: 1 });
});

describe('differences', () => {
  test('a difference that an operator settles stays known and opens no new task', async () => {
    misstate('PROCESSOR', 'otherAmount');
    await look();
    const [task] = await tasks();
    expect(await paying.service.operatorTasks.resolve({ taskId: task!.id, ...byHand })).toBe('resolved');
    expect(await look()).toMatchObject({ differences: { amountDiffers: 1 }, opened: 0 });
    expect(await tasks()).toEqual([]);
  });

  test('an operator can check a difference again', async () => {
    misstate('PROCESSOR', 'otherAmount');
    await look();
    const [task] = await tasks();
    const retry = () => paying.service.operatorTasks.resolve({ taskId: task!.id, how: 'retryNow' });
    expect(await retry()).toBe('stillOpen');
    paying.sandbox.misstatements.reset();
    expect(await retry()).toBe('resolved');
  });

  test('a difference stays open while its party does not respond, and other parties are still compared', async () => {
    misstate('PROCESSOR', 'otherAmount');
    await look();
    paying.sandbox.misstatements.reset();
    paying.sandbox.faults.set('PROCESSOR', 'failing');
    const run = await look();
    expect(run).toMatchObject({ unanswered: [{ party: 'PROCESSOR' }], differences: { amountDiffers: 1 }, gone: 0 });
    expect(run.statements).toBeGreaterThan(10);
    paying.sandbox.faults.reset();
    expect((await look()).gone).toBe(1);
  });

  test('metrics count a difference once, its task by kind, and each run by whether every party responded', async () => {
    misstate('PROCESSOR', 'twice');
    const count = async (name: string) => {
      const text = await (await fetch(`${paying.service.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    };
    const found = 'reconciliation_differences_total\\{kind="chargedTwice"\\}';
    const before = await count(found);
    for (let times = 0; times < 2; times += 1) await look();
    expect([(await count(found)) - before, await count('operator_tasks_open\\{kind="chargedTwice"\\}')]).toEqual([
      1, 1,
    ]);
    paying.sandbox.faults.set('TESTDRIVE', 'down');
    const incomplete = 'reconciliation_runs_total\\{outcome="incomplete"\\}';
    const earlier = await count(incomplete);
    await look();
    expect((await count(incomplete)) - earlier).toBe(1);
  });
});

describe('daily run', () => {
  const daily = () => paying.service.reconciliation.daily.runIfDue();
  const runs = async () =>
    (await paying.service.database.pool.query(`select * from reconciliation_run where reason = 'daily' order by id`))
      .rows;

  test('the daily run happens once a day in one process and is logged', async () => {
    const before = (await runs()).length;
    paying.clock.set(new Date(`${dayAfter(1)}T03:00:00Z`));
    const taken = await Promise.all([daily(), daily(), daily()]);
    expect(taken.toSorted()).toEqual([false, false, true]);
    expect(await daily()).toBe(false);
    const [run, ...others] = (await runs()).slice(before);
    expect(run).toMatchObject({ unanswered: 0, differences: NONE, opened: 0, gone: 0 });
    expect(others).toEqual([]);
    paying.clock.advance(DAY_SECONDS);
    expect(await daily()).toBe(true);
  });

  test('the daily run finds changes to earlier days and closes their differences', async () => {
    const period = today();
    const id = await paid('pay');
    paying.clock.advance(20 * DAY_SECONDS);
    await daily();
    await paying.cancel(id);
    misstate('PROCESSOR', 'otherAmount');
    paying.clock.advance(DAY_SECONDS);
    await daily();
    expect(await tasks()).toMatchObject([{ kind: 'amountDiffers' }]);
    const { reference } = latestTransaction(paying)!;
    const { rows } = await paying.service.database.pool.query(
      `select to_char(day, 'YYYY-MM-DD') as day, attempt_id from reconciliation_difference where gone_at is null`,
    );
    expect(rows).toEqual([{ day: period.from, attempt_id: reference }]);
    paying.clock.advance(20 * DAY_SECONDS);
    paying.sandbox.misstatements.reset();
    await daily();
    expect(await tasks()).toEqual([]);
  });
});

test('an invalid period is refused before any party is called', async () => {
  await expect(async () => look({ from: '2027-03-02', to: '2027-03-01' })).rejects.toThrow('to: must be after from');
});
