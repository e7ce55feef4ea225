import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOn } from '../../support/admin.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { CREDIT, type Credit, grantBy, recordsOf } from './credit.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

test('200: deactivates a credit record, and repeating the call adds no audit entry', async () => {
  const { id } = (await grantBy(desk, 'BT-9')).body;
  for (const _again of [1, 2]) {
    const { status, body } = await desk.call<Credit>('PATCH', `${CREDIT}/${id}`, { isActive: false });
    expect([status, body.isActive]).toEqual([200, false]);
  }
  expect((await desk.audit(2)).map(({ action }) => action)).toEqual(['grantCredit', 'setCreditActive']);
});

test('404 creditRecord.notFound: a record of a different agency cannot be deactivated', async () => {
  const { id } = (await grantBy(desk, 'BT-10')).body;
  expectPortalError(await desk.call('PATCH', `/agencies/2/credit/${id}`, { isActive: false }), 'creditRecord.notFound');
  expect((await recordsOf(desk)).find((record) => record.id === id)!.isActive).toBe(true);
});

test('an inactive record can be activated again, and a repeated change adds no audit entry', async () => {
  const admin = adminOn(service.database, service.clock);
  const { id } = (await grantBy(desk, 'BT-11')).body;
  const of = ['--agencyId', '1', '--recordId', String(id)];
  const setActive = (isActive: string) => admin.json('changeCreditRecord', ...of, '--isActive', isActive);
  for (const isActive of ['false', 'false', 'true', 'true'])
    expect(await setActive(isActive)).toMatchObject({ isActive: isActive === 'true' });
  const audit = await admin.json<{ results: object[] }>('listAudit', '--limit', '3');
  expect(audit.results).toMatchObject([
    { action: 'setCreditActive', facts: [{ name: 'isActive', before: 'false', after: 'true' }] },
    { action: 'setCreditActive', facts: [{ name: 'isActive', before: 'true', after: 'false' }] },
    { action: 'grantCredit' },
  ]);
  await admin.close();
});
