import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

const PATH = '/agencies/1/billing-address';
const address = {
  ...{ type: 'corporateCompany', firstName: 'Horizon Travel A.Ş.', email: 'accounting@horizon.example' },
  ...{ phone: '+902125550142', countryCode: 'TR', countryName: 'Türkiye', adm1: 'İstanbul', adm2: 'Şişli' },
  ...{ line: 'Büyükdere Caddesi 142', zipCode: '34394', taxIdentifier: '4630123450', taxDivision: 'Mecidiyeköy' },
};

test('200: a viewer can read the billing address that was set last', async () => {
  await desk.call('PUT', PATH, address);
  const viewer = await portalAs(service, 'viewer');
  const { status, body } = await viewer.call('GET', PATH);
  expect([status, body]).toEqual([200, address]);
});

test('404 billingAddress.notFound: the agency has no billing address', async () => {
  const { body } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Yeni Tur' });
  expectPortalError(await desk.call('GET', `/agencies/${body.id}/billing-address`), 'billingAddress.notFound');
});
