import { describe, expect, test } from 'vitest';
import type { SupplierPage } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { range, testList } from './reference-data.ts';

const get = testList('/helper-data/suppliers');
const page = async (query = '') => (await get<SupplierPage>({ query })).body;
const ids = ({ results }: SupplierPage) => results.map(({ id }) => id);

test('200: returns all suppliers, by default up to 50 of them', async () => {
  const { limit, offset, total, results } = await page();
  expect({ limit, offset, total }).toEqual({ limit: 50, offset: 0, total: 14 });
  expect(results).toHaveLength(14);
  expect(results[2]).toEqual({
    id: 3,
    code: 'BOSFOR',
    name: 'Bosfor Car Hire',
    displayName: 'Bosfor',
    parentID: null,
    logo: 'http://127.0.0.1:8081/logos/BOSFOR.svg',
  });
});

test('200: hasParentID=true returns subsuppliers of a main supplier, and hasParentID=false returns main suppliers', async () => {
  const [main, sub] = [await page('?hasParentID=false'), await page('?hasParentID=true')];
  expect([ids(main), ids(sub)]).toEqual([range(1, 10), range(101, 104)]);
  expect([main.total, sub.total]).toEqual([10, 4]);
  for (const { parentID } of sub.results) expect(ids(main)).toContain(parentID);
});

test('200: consecutive pages have neither gaps nor overlaps', async () => {
  const pages = [await page('?limit=6'), await page('?limit=6&offset=6'), await page('?limit=6&offset=12')];
  expect(pages.flatMap(ids)).toEqual(ids(await page()));
  expect(pages.map(({ limit, offset, total }) => [limit, offset, total])).toEqual([
    [6, 0, 14],
    [6, 6, 14],
    [6, 12, 14],
  ]);
  expect(await page('?limit=200&offset=14')).toEqual({ limit: 200, offset: 14, total: 14, results: [] });
});

describe('400 referenceData.invalidRequest', () => {
  test.each([
    ['limit', '0'],
    ['limit', '201'],
    ['limit', '-1'],
    ['limit', '1.5'],
    ['limit', '1e2'],
    ['limit', '0x10'],
    ['limit', ''],
    ['limit', '%20'],
    ['limit', 'ten'],
    ['limit', '1e23'],
    ['limit', '99999999999999999999'],
    ['offset', '-1'],
    ['offset', '2147483648'],
    ['offset', 'NaN'],
    ['hasParentID', 'yes'],
    ['hasParentID', ''],
    ['hasParentID', '1'],
  ])('400 referenceData.invalidRequest: the query %s=%s is refused', async (field, value) => {
    expectError(await get({ query: `?${field}=${value}` }), 'referenceData.invalidRequest', { field });
  });

  test('a parameter that is sent twice is refused', async () => {
    expectError(await get({ query: '?limit=1&limit=2' }), 'referenceData.invalidRequest', { field: 'limit' });
  });
});
