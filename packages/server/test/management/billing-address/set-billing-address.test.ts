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

const PATH = '/agencies/1/billing-address';
const address = {
  ...{ type: 'corporateCompany', firstName: 'Horizon Travel A.Ş.', email: 'accounting@horizon.example' },
  ...{ phone: '+902125550142', countryCode: 'TR', countryName: 'Türkiye', adm1: 'İstanbul', adm2: 'Şişli' },
  ...{ line: 'Büyükdere Caddesi 142', zipCode: '34394', taxIdentifier: '4630123450', taxDivision: 'Mecidiyeköy' },
};

test('setBillingAddress 200: a new address replaces the previous one', async () => {
  await desk.call('PUT', PATH, { ...address, zipCode: '34000' });
  expect((await desk.call('PUT', PATH, address)).status).toBe(200);
  expect((await desk.call('GET', PATH)).body).toEqual(address);
});

test.each<[object, string]>([
  [{ email: 'accounting' }, 'email'],
  [{ taxIdentifier: '1' }, 'taxIdentifier'],
  [{ adm2: 'Bornova' }, 'adm2'],
])(
  'setBillingAddress 400 request.invalid: an address with %j is refused and stores nothing',
  async (changes, field) => {
    const before = await desk.call('GET', PATH);
    const { status, body } = await desk.call('PUT', PATH, { ...address, ...changes });
    expect([status, body]).toMatchObject([400, { key: 'request.invalid', details: { field } }]);
    expect((await desk.call('GET', PATH)).body).toEqual(before.body);
  },
);
