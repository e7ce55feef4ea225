import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

test('200: sets the margin and records its old and new value in the audit', async () => {
  const { status, body } = await desk.call('PUT', '/agencies/1/exchange-margin', { basisPoints: 150 });
  expect([status, body]).toEqual([200, { basisPoints: 150 }]);
  expect(await desk.audit(1)).toMatchObject([
    { action: 'setMargin', facts: [{ name: 'basisPoints', before: '0', after: '150' }] },
  ]);
});

test('200: a later margin replaces the earlier one, and the audit shows both values', async () => {
  await desk.call('PUT', '/agencies/1/exchange-margin', { basisPoints: 175 });
  expect((await desk.audit(1))[0]!.facts).toEqual([{ name: 'basisPoints', before: '150', after: '175' }]);
});

test('200: setting the stored margin again changes nothing and adds no audit entry', async () => {
  const audit = await desk.audit(1);
  expect((await desk.call('PUT', '/agencies/1/exchange-margin', { basisPoints: 175 })).status).toBe(200);
  expect(await desk.audit(1)).toEqual(audit);
  const { rows } = await service.database.pool.query('select basis_points from exchange_margin where agency_id = 1');
  expect(rows).toEqual([{ basis_points: 150 }, { basis_points: 175 }]);
});

test('400 request.invalid: a margin above twenty percent is refused', async () => {
  expect((await desk.call('PUT', '/agencies/1/exchange-margin', { basisPoints: 2_001 })).status).toBe(400);
});
