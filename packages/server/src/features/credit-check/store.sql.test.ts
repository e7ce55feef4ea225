import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { transactOn } from '../../database/transact.ts';
import { type CreditCheckTables, createCreditCheckStore } from './store.sql.ts';
import type { CreditCheckStore } from './store.ts';
import type { NewReport } from './types.ts';

const AT = new Date('2027-03-01T09:00:00Z');
const LATER = new Date('2027-03-01T09:00:00.001Z');
const LONG_BEFORE = new Date('2027-02-28T09:00:00Z');
const person = new Uint8Array(32).fill(7);

let database: Database;
let store: CreditCheckStore;
let transact: ReturnType<typeof transactOn>;
let agencyId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createCreditCheckStore(database.db.withTables<CreditCheckTables>());
  transact = transactOn(database.db);
  agencyId = await addAgency(database.pool);
});
afterAll(() => database.close());

const aReport = (code: number): NewReport => ({
  code,
  reference: `rep_${code}`,
  agencyId,
  integrationCode: 'code',
  enquiry: `enq_${code}`,
  person,
  pinHash: new Uint8Array(32).fill(1),
  requestedAt: AT,
});
const add = (code: number) => transact((tx) => store.addReport(tx, aReport(code)));
const find = (code: number, since = LONG_BEFORE) =>
  transact((tx) => store.lockReport(tx, { code, agencyId, integrationCode: 'code', since }));

test('an agency is configured once, and an unknown agency is skipped', async () => {
  expect(await store.isConfigured(agencyId)).toBe(false);
  for (const name of ['Horizon Travel', 'Horizon Travel', 'Nobody']) await store.configure(name);
  expect(await store.isConfigured(agencyId)).toBe(true);
});

test('a code in use is not issued again', async () => {
  expect(await add(100_000_001)).toBe(true);
  expect(await add(100_000_001)).toBe(false);
});

test('a report is found once its PIN was sent, until it is too old', async () => {
  await add(100_000_002);
  expect(await find(100_000_002)).toBeUndefined();
  await store.keepSent(100_000_002, AT);
  expect(await find(100_000_002)).toMatchObject({ reference: 'rep_100000002', pinSentAt: AT, isConfirmed: false });
  expect(await find(100_000_002, AT)).toBeUndefined();
});

test('renewing a PIN restores its tries, unless the previous PIN was confirmed meanwhile', async () => {
  await add(100_000_003);
  await store.keepSent(100_000_003, AT);
  await transact((tx) => store.countWrongTry(tx, 100_000_003));
  const pinHash = new Uint8Array(32).fill(2);
  await store.keepRenewed(100_000_003, { pinHash, at: LATER });
  expect(await find(100_000_003)).toMatchObject({ pinSentAt: LATER, wrongTries: 0 });
  await transact((tx) => store.accept(tx, 100_000_003, LATER));
  await store.confirm(100_000_003, LATER);
  await store.keepRenewed(100_000_003, { pinHash: new Uint8Array(32).fill(3), at: LATER });
  const report = await find(100_000_003);
  expect(report).toMatchObject({ isAccepted: true, isConfirmed: true });
  expect(Buffer.compare(report!.pinHash, pinHash)).toBe(0);
});

test('an enquiry is accepted at the time of its last right PIN', async () => {
  expect(await store.acceptedAt({ agencyId, enquiry: 'enq_100000004' })).toBeUndefined();
  await add(100_000_004);
  await store.keepSent(100_000_004, AT);
  await transact((tx) => store.accept(tx, 100_000_004, LATER));
  expect(await store.acceptedAt({ agencyId, enquiry: 'enq_100000004' })).toEqual(LATER);
});

test('older reports and approvals are deleted, and the rest is kept', async () => {
  const approval = { agencyId, persons: [person], vendorId: 1 };
  await add(100_000_005);
  await store.keepSent(100_000_005, AT);
  await store.approve(approval, AT);
  await store.deleteOlder(AT);
  expect(await store.isApproved(approval, AT)).toBe(true);
  expect(await find(100_000_005)).toBeDefined();
  await store.deleteOlder(LATER);
  expect(await store.isApproved(approval, LONG_BEFORE)).toBe(false);
  expect(await find(100_000_005)).toBeUndefined();
});
