import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/database/open.ts';
import { type Admin, adminOn, haveOperators } from '../../support/admin.ts';
import { createTestClock } from '../../support/clock.ts';
import { emptyTables, openTestDatabase } from '../../support/database.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { CREDIT, type Credit, grantBy, lira, recordsOf } from './credit.ts';

describe('in the portal', () => {
  let service: TestService;
  let desk: Desk;
  beforeAll(async () => {
    service = await startService();
    desk = await openDesk(service);
  });
  afterAll(() => service.stop());

  test('201: each reference opens one credit record, which is marked unreviewed while there is only one operator', async () => {
    const { status, body } = await grantBy(desk, 'BT-1');
    expect([status, body]).toEqual([201, { id: expect.any(Number), remaining: lira(250_000), isActive: true }]);
    expect((await grantBy(desk, 'BT-1')).body.id).toBe(body.id);
    expect((await recordsOf(desk)).find(({ id }) => id === body.id)).toEqual(body);
    expect(await desk.audit(1)).toEqual([
      {
        ...{ by: desk.email, action: 'grantCredit', subject: `record ${body.id}` },
        facts: [
          { name: 'amount', after: '250000' },
          { name: 'currency', after: 'TRY' },
          { name: 'reference', after: 'BT-1' },
          { name: 'review', after: 'unreviewed' },
        ],
      },
    ]);
  });

  test('422 change.refused: a grant of zero is refused', async () => {
    const message = 'The amount must be more than 0 and at most 1000000000.00.';
    expectPortalError(await grantBy(desk, 'BT-0', 0), 'change.refused', message);
  });

  test('403 access.forbidden: an agency owner cannot grant credit', async () => {
    const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
    const body = { granted: lira(1), reference: 'x' };
    expectPortalError(await owner.call('POST', CREDIT, { body }), 'access.forbidden');
  });
});

describe('on the command line', () => {
  const clock = createTestClock();
  let database: Database;
  let admin: Admin;
  beforeAll(async () => {
    database = await openTestDatabase();
    admin = adminOn(database, clock);
    await admin.json('createAgency', '--name', 'Horizon Travel');
  });
  afterAll(async () => {
    await admin.close();
    await database.close();
  });
  beforeEach(async () => {
    await haveOperators(database, 0);
    await emptyTables(database, 'ledger_entry', 'credit_record', 'audit_event', 'approval');
  });

  type List<Item> = { readonly results: readonly Item[] };
  const grant = (amount: string, reference: string) =>
    admin.json<Credit>('grantCredit', '--agencyId', '1', '--granted', amount, '--reference', reference);
  const remaining = async () =>
    (await admin.json<List<Credit>>('listCreditRecords', '--agencyId', '1')).results.map(
      (record) => record.remaining.amount,
    );
  const actions = async () =>
    (await admin.json<List<{ action: string }>>('listAudit')).results.map(({ action }) => action);

  test('a repeated grant with one reference opens one record, and a different reference opens another record', async () => {
    const { id } = await grant('2500.00 TRY', 'BT-1');
    expect(await grant('2500.00 TRY', 'BT-1')).toMatchObject({ id, remaining: { amount: 250_000 } });
    expect(await remaining()).toEqual([250_000]);
    expect((await grant('1 TRY', 'BT-2')).id).not.toBe(id);
    expect(await remaining()).toEqual([250_000, 100]);
    expect(await actions()).toEqual(['grantCredit', 'grantCredit']);
    await checkInvariants(database, clock.now());
  });

  test('two simultaneous grants with one reference open one record', async () => {
    await Promise.all([grant('10 TRY', 'BT-3'), grant('10 TRY', 'BT-3')]);
    expect(await remaining()).toEqual([1_000]);
  });

  test.each([
    ['0 TRY', 'The amount must be more than 0 and at most 1000000000.00.'],
    ['-5 TRY', '--granted: must be >= 0 minor units.'],
    ['9999999999 TRY', '--granted: must be <= 100000000000 minor units.'],
  ])('a grant of %s is refused, and no record is opened', async (granted, message) => {
    const args = ['--agencyId', '1', '--granted', granted, '--reference', 'x', '--yes'];
    expect(await admin.run('grantCredit', ...args)).toEqual({ code: 1, out: '', message });
    expect(await remaining()).toEqual([]);
  });

  test('until an operator accepts an invitation, the command line acts alone, and a security event reports it', async () => {
    expect(await grant('90000000.00 TRY', 'BT-1')).toMatchObject({ remaining: { amount: 90_000_000_00 } });
    expect(admin.securityEvents.at(-1)).toMatchObject({ event: 'portal.unreviewed', reason: 'noOperator' });
  });

  test('with a single operator, the command line grants credit at once and unreviewed', async () => {
    await haveOperators(database, 1);
    expect(await grant('10.00 TRY', 'BT-1')).toMatchObject({ remaining: { amount: 1_000 } });
    const { results } = await admin.json<List<object>>('listAudit');
    expect(results).toMatchObject([
      { by: 'ops', facts: expect.arrayContaining([{ name: 'review', after: 'unreviewed' }]) },
    ]);
    const approvals = await admin.json<List<object>>('listApprovals');
    expect(approvals.results).toMatchObject([{ status: 'approved', withoutSecond: 'unreviewed' }]);
    expect(admin.securityEvents.at(-1)).toMatchObject({
      ...{ event: 'portal.unreviewed', reason: 'onlyOperator', action: 'grantCredit' },
    });
  });
});
