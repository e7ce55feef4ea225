import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { enterCode, goToBank } from './bank-browser.ts';
import { startBureau } from './bureau.ts';
import { cardWith, GOOD_CARD, startProcessor } from './processor.ts';
import { IST, type Reservation, startTransferSuppliers, TAKSIM, type TransferSuppliers } from './transfers.ts';
import { startVendors, threeDays } from './vendors.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test('payments survive a restart, including those at the bank', async () => {
  const dataFolder = await folder();
  const before = await startProcessor({ dataFolder }, onTestFinished);
  await before.charge('att_charged', cardWith(GOOD_CARD));
  await before.refund('att_charged', 'rfd:1', 100);
  await before.void('att_voided');
  const { body } = await before.start3ds('3d_waiting', cardWith(GOOD_CARD));
  const page = await goToBank(body);

  const after = await startProcessor({ dataFolder }, onTestFinished);
  expect(after.sandbox.transactions()).toEqual(before.sandbox.transactions());
  await enterCode({ ...page, url: page.url.replace(before.sandbox.url, after.sandbox.url) }, '123456');
  expect((await after.chargeAuthenticated('3d_waiting')).body.status).toBe('charged');
  expect((await after.charge('att_voided', cardWith(GOOD_CARD))).body.status).toBe('voided');
});

test('reservations survive a restart of the sandbox', async () => {
  const dataFolder = await folder();
  const before = await startVendors({ dataFolder }, onTestFinished);
  const [offer] = await before.offers('TESTDRIVE', threeDays);
  const driver = { firstName: 'Deniz', lastName: 'Kaya', email: 'deniz.kaya@example.com', phone: '+905321234567' };
  const request = {
    reference: 'rsv:1',
    offerCode: offer!.offerCode,
    extras: [],
    driver: { ...driver, nationality: 'TR', birthDate: '1990-04-12' },
  };
  const reserve = (vendors: typeof before) =>
    vendors.call('/vendors/TESTDRIVE/reservations', { method: 'POST', body: JSON.stringify(request) });
  const made = await reserve(before);

  const after = await startVendors({ dataFolder }, onTestFinished);
  expect(after.sandbox.reservations()).toEqual(before.sandbox.reservations());
  expect(await reserve(after)).toEqual(made);
});

test('transfer reservations survive a restart, including cancellations that arrived first', async () => {
  const dataFolder = await folder();
  const before = await startTransferSuppliers({ dataFolder }, onTestFinished);
  const [offer] = await before.offers('BOSPHORUS');
  const request = {
    offerCode: offer!.offerCode,
    pickup: IST,
    dropoff: TAKSIM,
    passengers: [{ isPrimary: true, firstName: 'Deniz', lastName: 'Kaya', identityNumber: '10000000146' }],
  };
  const reserve = (suppliers: TransferSuppliers, reference: string) =>
    suppliers.call<Reservation>('/BOSPHORUS/reservations', { reference, ...request });
  const made = await reserve(before, 'rsv:1');
  await before.call('/BOSPHORUS/reservations/rsv:2/cancel', { reference: 'cxl:2' });

  const after = await startTransferSuppliers({ dataFolder }, onTestFinished);
  expect(after.sandbox.transferReservations()).toEqual(before.sandbox.transferReservations());
  expect(await reserve(after, 'rsv:1')).toEqual(made);
  expect((await reserve(after, 'rsv:2')).body.status).toBe('cancelled');
  expect(after.sandbox.dropReservation(made.body.reservationId!)).toBe(true);
});

test('enquiries, reports and messages survive a restart, and stored files contain no identity number', async () => {
  const dataFolder = await folder();
  const before = await startBureau({ dataFolder }, onTestFinished);
  await before.report('enq_confirmed', '40000000464');
  await before.confirm('rpt:enq_confirmed');
  await before.report('enq_waiting', '50000000500');

  const after = await startBureau({ dataFolder }, onTestFinished);
  expect(after.sandbox.messages()).toEqual(before.sandbox.messages());
  expect((await after.standing('enq_confirmed', '40000000464')).body.standing).toBe('positive');
  expect((await after.standing('enq_waiting', '50000000500')).body.standing).toBe('unknown');
  await after.report('enq_waiting', '50000000500');
  expect(after.sandbox.messages()).toHaveLength(2);
  expect((await after.standing('enq_waiting', '40000000464')).status).toBe(422);
  await after.confirm('rpt:enq_waiting');
  expect((await after.standing('enq_waiting', '50000000500')).body.standing).toBe('negative');
  for (const ledger of ['enquiries', 'reports', 'messages']) {
    expect(await readFile(join(dataFolder, `${ledger}.jsonl`), 'utf8')).not.toMatch(/40000000464|50000000500/);
  }
});

test('a line that a killed process wrote incompletely is skipped', async () => {
  const dataFolder = await folder();
  const file = join(dataFolder, 'transactions.jsonl');
  const before = await startProcessor({ dataFolder }, onTestFinished);
  await before.charge('att_1', cardWith(GOOD_CARD));
  await appendFile(file, '["att_2",{"transac');

  const after = await startProcessor({ dataFolder }, onTestFinished);
  await after.charge('att_3', cardWith(GOOD_CARD));
  const later = await startProcessor({ dataFolder }, onTestFinished);
  expect(later.sandbox.transactions().map(({ reference }) => reference)).toEqual(['att_3', 'att_1']);
  expect(await readFile(file, 'utf8')).not.toContain(GOOD_CARD);
});
