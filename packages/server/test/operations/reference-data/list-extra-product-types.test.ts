import { expect, test } from 'vitest';
import type { ExtraProductType } from '../../../src/generated/types.ts';
import { testList } from './reference-data.ts';

const get = testList('/helper-data/extra-products');
const list = async (acceptLanguage?: string) =>
  (
    await get<ExtraProductType[]>(
      acceptLanguage === undefined ? {} : { headers: { 'Accept-Language': acceptLanguage } },
    )
  ).body;

test('200: returns each kind of extra with its type and code', async () => {
  expect((await list('en')).map(({ id, type, code }) => `${id} ${type} ${code}`)).toEqual([
    '1 babySeat BABY_SEAT',
    '2 gpsNavigation GPS',
    '3 additionalDriver ADD_DRIVER',
    '4 insurance CDW',
    '5 extraRange EXTRA_RANGE',
    '6 snowChains SNOW_CHAINS',
    '7 insurance TGH',
    '8 insurance PAI',
    '9 roadsideAssistance ROADSIDE',
  ]);
});

test.each([
  ['en', 'Child seat'],
  ['tr', 'Bebek koltuğu'],
  ['de', 'Kindersitz'],
  ['de-CH, en;q=0.5', 'Kindersitz'],
  ['en;q=0.3, tr;q=0.8', 'Bebek koltuğu'],
  ['fr', 'Child seat'],
  ['*', 'Child seat'],
  [';;q=,', 'Child seat'],
  ['fr,'.repeat(1_000), 'Child seat'],
])('200: with Accept-Language %j the child seat is named %s', async (acceptLanguage, name) => {
  expect((await list(acceptLanguage))[0]?.name).toBe(name);
});

test('200: caches store a separate response for each language', async () => {
  expect((await get()).headers.get('vary')).toBe('Accept-Language');
});
