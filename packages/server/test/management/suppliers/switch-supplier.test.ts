import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

test('200: switches a supplier off and returns who switched it', async () => {
  const { status, body } = await desk.call('PATCH', '/suppliers/vendor/TESTDRIVE', { isOn: false });
  const switched = { switchedBy: desk.email, switchedAt: service.clock.now().toISOString() };
  const off = { kind: 'vendor', code: 'TESTDRIVE', name: expect.any(String), isOn: false, ...switched };
  expect([status, body]).toEqual([200, off]);
  expect((await desk.call<{ results: object[] }>('GET', '/suppliers')).body.results).toContainEqual(off);
  expect(await desk.audit(1)).toMatchObject([{ action: 'switchSupplier', subject: 'vendor TESTDRIVE' }]);
});

test('404 supplier.notFound: a vendor cannot be switched as a transfer supplier', async () => {
  expectPortalError(
    await desk.call('PATCH', '/suppliers/transferSupplier/TESTDRIVE', { isOn: false }),
    'supplier.notFound',
  );
});
