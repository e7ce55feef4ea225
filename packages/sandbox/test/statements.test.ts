import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { StatementAs } from '../src/traffic/misstatements.ts';
import { cardWith, GOOD_CARD, money, type Processor, startProcessor } from './processor.ts';
import { IST, startTransferSuppliers, TAKSIM, type TransferSuppliers } from './transfers.ts';
import { NOW, startVendors, threeDays } from './vendors.ts';

const DAY = NOW.toISOString().slice(0, 10);
const AT = NOW.toISOString();

type Statement = {
  transactions: { reference: string; money: object; status: string; refundedAmount: number; transactionId: string }[];
  reservations: { reference: string; reservationId: string; status: string; changedAt: string }[];
  nextCursor?: string;
};

const statement = async (processor: Processor, day = DAY, cursor = '') =>
  (await processor.call<Statement>('GET', `/statements/${day}${cursor && `?cursor=${cursor}`}`)).body;

describe('processor statement', () => {
  test('the statement contains the charges of the day in order, with their current state', async () => {
    const processor = await startProcessor({}, onTestFinished);
    await processor.charge('att_refunded', cardWith(GOOD_CARD));
    await processor.refund('att_refunded', 'cxl:att_refunded', 690_000);
    await processor.charge('att_voided', cardWith(GOOD_CARD));
    await processor.void('att_voided');
    const line = { money, takenAt: AT, changedAt: AT, transactionId: expect.stringMatching(/^trx_/) };
    expect(await statement(processor)).toEqual({
      day: DAY,
      transactions: [
        { ...line, reference: 'att_refunded', status: 'charged', refundedAmount: 690_000 },
        { ...line, reference: 'att_voided', status: 'voided', refundedAmount: 0 },
      ],
    });
    expect(await statement(processor, '2026-01-01')).toEqual({ day: '2026-01-01', transactions: [] });
  });

  test('the statement omits payments that were never charged: declined, waiting, or voided before the charge', async () => {
    const processor = await startProcessor({}, onTestFinished);
    await processor.charge('att_declined', cardWith('4129111111111111'));
    await processor.start3ds('att_waiting', cardWith(GOOD_CARD));
    await processor.start3ds('att_given_up', cardWith(GOOD_CARD));
    await processor.void('att_given_up');
    await processor.void('att_voided_before');
    expect((await statement(processor)).transactions).toEqual([]);
  });

  test('the pages of the statement contain every transaction once', async () => {
    const processor = await startProcessor({}, onTestFinished);
    const references = Array.from({ length: 60 }, (_, number) => `att_${number}`);
    for (const reference of references) await processor.charge(reference, cardWith(GOOD_CARD));
    const first = await statement(processor);
    const second = await statement(processor, DAY, first.nextCursor);
    expect([first.transactions.length, second.transactions.length, second.nextCursor]).toEqual([50, 10, undefined]);
    expect([...first.transactions, ...second.transactions].map(({ reference }) => reference)).toEqual(references);
  });

  test.each(['61', 'x', '-1'])('400 request.invalid: the cursor %s is refused', async (cursor) => {
    const processor = await startProcessor({}, onTestFinished);
    expect(await processor.call('GET', `/statements/${DAY}?cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { key: 'request.invalid', details: { field: 'cursor' } },
    });
  });
});

describe('faulty processor statements', () => {
  let processor: Processor;
  beforeAll(async () => {
    processor = await startProcessor();
    await processor.charge('att_1', cardWith(GOOD_CARD));
    await processor.charge('att_2', cardWith(GOOD_CARD));
  });
  afterEach(() => processor.sandbox.misstatements.reset());

  async function misstated(as: StatementAs) {
    const { transactions: right } = await statement(processor);
    processor.sandbox.misstatements.set('PROCESSOR', as);
    const { transactions } = await statement(processor);
    expect(transactions[0]).toEqual(right[0]);
    return { latest: right[1]!, lines: transactions.slice(1) };
  }

  test('a statement with the fault leavesOut omits the latest transaction', async () => {
    expect((await misstated('leavesOut')).lines).toEqual([]);
  });

  test('a statement with the fault addsForeign has an unknown transaction after the latest', async () => {
    const { latest, lines } = await misstated('addsForeign');
    expect(lines).toEqual([latest, expect.objectContaining({ reference: `att_of_somebody_else_${DAY}` })]);
  });

  test.each<[StatementAs, object]>([
    ['otherAmount', { money: { ...money, amount: money.amount + 1 } }],
    ['otherCurrency', { money: { ...money, currency: 'EUR' } }],
    ['otherState', { status: 'voided' }],
  ])('a statement with the fault %s misstates the latest transaction', async (as, wrong) => {
    const { latest, lines } = await misstated(as);
    expect(lines).toEqual([{ ...latest, ...wrong }]);
  });

  test('a statement with the fault twice repeats a transaction under a different number', async () => {
    const { latest, lines } = await misstated('twice');
    expect(lines).toEqual([latest, { ...latest, transactionId: `${latest.transactionId}-2` }]);
  });

  test('a statement with the fault underAnother repeats a transaction under an uncharged reference', async () => {
    await processor.charge('att_3', cardWith('4129111111111111'));
    const { latest, lines } = await misstated('underAnother');
    expect(lines).toEqual([latest, { ...latest, reference: 'att_3' }]);
  });
});

test('a vendor statement lists its reservations and the cancellation time of a cancelled reservation', async () => {
  let now = NOW;
  const vendors = await startVendors({ now: () => now }, onTestFinished);
  const [offer] = await vendors.offers('TESTDRIVE', threeDays);
  const driver = { firstName: 'Deniz', lastName: 'Kaya', email: 'deniz.kaya@example.com', phone: '+905321234567' };
  const post = (path: string, body: object) =>
    vendors.call(`/vendors/TESTDRIVE/reservations${path}`, { method: 'POST', body: JSON.stringify(body) });
  for (const reference of ['rsv:1', 'rsv:2']) {
    const details = { ...driver, nationality: 'TR', birthDate: '1990-04-12' };
    await post('', { reference, offerCode: offer!.offerCode, extras: [], driver: details });
  }
  now = new Date(NOW.getTime() + 60_000);
  await post('/rsv:2/cancel', { reference: 'cxl:2' });
  await post('/rsv:3/cancel', { reference: 'cxl:3' });

  const line = { reservationId: expect.stringMatching(/^TD-/), reservedAt: AT };
  const read = async (code: string) => (await vendors.call(`/vendors/${code}/statements/${DAY}`)).body;
  expect(await read('TESTDRIVE')).toEqual({
    day: DAY,
    reservations: [
      { ...line, reference: 'rsv:1', status: 'reserved', changedAt: AT },
      { ...line, reference: 'rsv:2', status: 'cancelled', changedAt: now.toISOString() },
    ],
  });
  expect(await read('ANADOLU')).toEqual({ day: DAY, reservations: [] });
});

test('the statement of a transfer supplier lists a reservation while one of its legs is reserved', async () => {
  const suppliers: TransferSuppliers = await startTransferSuppliers({}, onTestFinished);
  const [offer] = await suppliers.offers('BOSPHORUS');
  const passengers = [{ isPrimary: true, firstName: 'Deniz', lastName: 'Kaya', identityNumber: '10000000146' }];
  await suppliers.call('/BOSPHORUS/reservations', {
    reference: 'rsv:1',
    offerCode: offer!.offerCode,
    pickup: IST,
    dropoff: TAKSIM,
    passengers,
  });
  const statuses = async () =>
    (await suppliers.call<Statement>(`/BOSPHORUS/statements/${DAY}`)).body.reservations.map(({ status }) => status);
  expect(await statuses()).toEqual(['reserved']);
  suppliers.sandbox.misstatements.set('BOSPHORUS', 'otherState');
  expect(await statuses()).toEqual(['cancelled']);
});

test('a party without amounts or without statements cannot misstate them', async () => {
  const { sandbox } = await startProcessor({}, onTestFinished);
  expect(() => sandbox.misstatements.set('TESTDRIVE', 'otherAmount')).toThrow('The statements of TESTDRIVE can be:');
  expect(() => sandbox.misstatements.set('CREDITBUREAU', 'twice')).toThrow('CREDITBUREAU can be: none');
  const press = (party: string, statement: string) =>
    fetch(`${sandbox.url}/console/parties/${party}/statement`, {
      method: 'POST',
      body: new URLSearchParams({ statement }),
      redirect: 'manual',
    });
  expect((await press('PROCESSOR', 'twice')).status).toBe(303);
  expect(sandbox.misstatements.of('PROCESSOR')).toBe('twice');
  expect([(await press('TESTDRIVE', 'otherAmount')).status, (await press('CREDITBUREAU', 'twice')).status]).toEqual([
    400, 404,
  ]);
  await fetch(`${sandbox.url}/console/behaviours/reset`, { method: 'POST', redirect: 'manual' });
  expect(sandbox.misstatements.of('PROCESSOR')).toBe('right');
});
