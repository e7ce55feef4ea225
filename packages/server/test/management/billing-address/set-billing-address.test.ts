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

test('200: the address is stored, and the audit entry does not contain it', async () => {
  const finance = await portalAs(service, 'finance');
  const { status, body } = await finance.call('PUT', PATH, { body: address });
  expect([status, body]).toEqual([200, address]);
  expect((await desk.call('GET', PATH)).body).toEqual(address);
  expect(await desk.audit(1)).toEqual([
    { by: finance.email, action: 'setBillingAddress', subject: 'agency 1', facts: [] },
  ]);
});

test('200: a new address replaces the previous one', async () => {
  await desk.call('PUT', PATH, { ...address, zipCode: '34000' });
  expect((await desk.call('PUT', PATH, address)).status).toBe(200);
  expect((await desk.call('GET', PATH)).body).toEqual(address);
});

test.each<[object, string]>([
  [{ email: 'accounting' }, 'email'],
  [{ taxIdentifier: '1' }, 'taxIdentifier'],
  [{ adm2: 'Bornova' }, 'adm2'],
])('400 request.invalid: an address with %j is refused and stores nothing', async (changes, field) => {
  const before = await desk.call('GET', PATH);
  const { status, body } = await desk.call('PUT', PATH, { ...address, ...changes });
  expect([status, body]).toMatchObject([400, { key: 'request.invalid', details: { field } }]);
  expect((await desk.call('GET', PATH)).body).toEqual(before.body);
});

test('400 request.invalid: an unknown province is refused, and the error names the field', async () => {
  expectPortalError(await desk.call('PUT', PATH, { ...address, adm1: 'Atlantis' }), 'request.invalid', {
    field: 'adm1',
    message: expect.stringMatching(/^must be a state or province of TR/) as never,
  });
});

test('400 request.invalid: an unknown field is refused', async () => {
  expect((await desk.call('PUT', PATH, { ...address, colour: 'red' })).status).toBe(400);
});
