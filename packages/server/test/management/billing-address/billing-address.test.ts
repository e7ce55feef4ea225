import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const address = {
  type: 'corporateCompany',
  firstName: 'Horizon Seyahat A.Ş.',
  email: 'muhasebe@horizon.example',
  phone: '+902165550119',
  countryCode: 'TR',
  countryName: 'Türkiye',
  adm1: 'İstanbul',
  adm2: 'Kadıköy',
  line: 'Bağdat Caddesi 119',
  zipCode: '34710',
  taxIdentifier: '4630123450',
  taxDivision: 'Göztepe',
};
const PATH = '/agencies/1/billing-address';

test('setBillingAddress 200, getBillingAddress 200: the address is stored, and the audit entry does not contain it', async () => {
  const finance = await portalAs(service, 'finance');
  const { status, body } = await finance.call('PUT', PATH, { body: address });
  expect([status, body]).toEqual([200, address]);
  expect((await desk.call('GET', PATH)).body).toEqual(address);
  expect(await desk.audit(1)).toEqual([
    { by: finance.email, action: 'setBillingAddress', subject: 'agency 1', facts: [] },
  ]);
});

describe('setBillingAddress', () => {
  test('400 request.invalid: an unknown province is refused, and the error names the field', async () => {
    expectPortalError(await desk.call('PUT', PATH, { ...address, adm1: 'Atlantis' }), 'request.invalid', {
      field: 'adm1',
      message: expect.stringMatching(/^must be a state or province of TR/) as never,
    });
  });

  test('400 request.invalid: an unknown field is refused', async () => {
    expect((await desk.call('PUT', PATH, { ...address, colour: 'red' })).status).toBe(400);
  });
});

test('getBillingAddress 404 billingAddress.notFound: the agency has no billing address', async () => {
  const { body } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Yeni Tur' });
  expectPortalError(await desk.call('GET', `/agencies/${body.id}/billing-address`), 'billingAddress.notFound');
});
