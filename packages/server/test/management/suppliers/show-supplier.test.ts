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

const show = (code: string) => desk.call<object>('GET', `/suppliers/vendor/${code}`);

test('200: returns the connection and the subsuppliers of a supplier without its key', async () => {
  expect((await show('PERA')).body).toMatchObject({
    ...{ kind: 'vendor', code: 'PERA', isOn: true, hasKey: false, hasStatement: true, savedBy: 'staging' },
    parts: [{ code: 'PERA-GO', name: expect.any(String) }],
  });
});

test('404 supplier.notFound: an unknown supplier code is refused', async () => {
  expectPortalError(await show('NOBODY'), 'supplier.notFound');
});
