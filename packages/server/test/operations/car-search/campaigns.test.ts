import { afterAll, expect, test } from 'vitest';
import { transactOn } from '../../../src/database/transact.ts';
import { anOffer } from '../../faults/vendor-server.ts';
import { expectError } from '../../support/expect-error.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { orderCar } from '../car-orders/ordering.ts';
import { searchCars } from './trip.ts';

const { service, vendors, token, stop } = await startWithVendors();
afterAll(stop);

const { campaigns } = service;
const transact = transactOn(service.database.db);
const SPRING = {
  code: 'SPRING5',
  name: 'Spring, 5 % off',
  names: { tr: 'Bahar, %5 indirim', en: 'Spring, 5 % off', de: 'Frühling, 5 % Rabatt' },
  isOn: true,
  by: 'Ada',
};
const saveCampaign = (campaign: typeof SPRING) => transact((tx) => campaigns.saveCampaign(tx, campaign));
const search = (campaignCode: string, language = 'de') =>
  searchCars(service, token, { body: { campaignCode }, headers: { 'Accept-Language': language } });

test('staging starts with two campaigns, and a second start does not change them', async () => {
  expect((await campaigns.listCampaigns()).map(({ id, code, isOn }) => [id, code, isOn])).toEqual([
    [1, 'EARLY10', true],
    [2, 'WEEKLY15', true],
  ]);
});

test('200: an added campaign is sent to the vendors and named in the language of the search', async () => {
  await saveCampaign(SPRING);
  const price = { ...anOffer('').price, net: 1_000 };
  const campaign = { code: 'SPRING5', name: 'theirs', percentage: 5 };
  vendors.offer('TESTDRIVE', [anOffer('TESTDRIVE', { price, campaign })]);
  const { body } = await search('SPRING5');
  expect(body.results.find(({ campaign }) => campaign)?.campaign?.name).toBe('Frühling, 5 % Rabatt');
  expect(vendors.requests.at(-1)?.body).toMatchObject({ campaignCode: 'SPRING5' });
});

test('200: a renamed campaign keeps its ID and has its new name from the next search on', async () => {
  const { id } = await saveCampaign(SPRING);
  const renamed = await saveCampaign({ ...SPRING, names: { ...SPRING.names, de: 'Lenz, 5 % Rabatt' } });
  expect(renamed).toMatchObject({ id, savedBy: 'Ada', savedAt: service.clock.now() });
  const { body } = await search('SPRING5');
  expect(body.results.find(({ campaign }) => campaign)?.campaign).toEqual({ id, name: 'Lenz, 5 % Rabatt' });
});

test('400 request.invalid: a campaign that is switched off is unknown, but cars found with it can still be ordered', async () => {
  await saveCampaign(SPRING);
  const found = (await search('SPRING5')).body.results.find(({ campaign }) => campaign)!;
  await saveCampaign({ ...SPRING, isOn: false });
  expectError(await search('SPRING5'), 'request.invalid', {
    field: 'campaignCode',
    message: 'is not the code of a campaign',
  });
  expect((await orderCar(service, token, found)).status).toBe(201);
});

test.each([
  ['campaignCode', { code: 'spring 5' }],
  ['campaignCode', { code: '' }],
  ['name', { name: ' ' }],
  ['names.tr', { names: { ...SPRING.names, tr: '' } }],
])('a campaign with an invalid %s is not saved', async (field, change) => {
  await expect(saveCampaign({ ...SPRING, ...change })).rejects.toThrow(`${field}: `);
});
