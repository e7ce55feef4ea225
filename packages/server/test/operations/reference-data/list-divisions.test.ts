import { describe, expect, test } from 'vitest';
import type { Division } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { testList } from './reference-data.ts';

const inCyprus = testList('/helper-data/divisions?countryCode=CY');
const divisionsOf = async (countryCode: string) =>
  (await inCyprus<Division[]>({ path: `/helper-data/divisions?countryCode=${countryCode}` })).body;

test('200: returns the divisions of a country, ordered by name', async () => {
  const { body } = await inCyprus<Division[]>();
  expect(body.map(({ name }) => name)).toEqual(['Famagusta', 'Kyrenia', 'Larnaca', 'Limassol', 'Nicosia', 'Paphos']);
  expect(body[1]).toEqual({ code: 'CY-06', name: 'Kyrenia', localName: 'Keryneia' });
});

test('200: returns the 81 provinces of Türkiye with their 973 districts', async () => {
  const provinces = await divisionsOf('TR');
  expect(provinces).toHaveLength(81);
  expect(provinces.flatMap(({ districts }) => districts)).toHaveLength(973);
  expect(provinces.find(({ code }) => code === 'TR-34')!.districts).toContain('Şişli');
});

test('200: a division of the second level contains the code of its parent', async () => {
  const divisions = await divisionsOf('FR');
  expect(divisions.find(({ code }) => code === 'FR-06')).toMatchObject({ parentCode: 'FR-PAC' });
  expect(divisions.find(({ code }) => code === 'FR-PAC')).not.toHaveProperty('parentCode');
});

test('200: a country without ISO divisions returns names without codes or an empty list', async () => {
  expect((await divisionsOf('XK')).map(({ code, name }) => [code, name])).toContainEqual([undefined, 'Pristina']);
  expect(await divisionsOf('VA')).toEqual([]);
});

describe('400 referenceData.invalidRequest', () => {
  test.each([
    '',
    '?countryCode=',
    '?countryCode=cy',
    '?countryCode=CYP',
    '?countryCode=ZZ',
    '?countryCode=CY&countryCode=TR',
  ])('countryCode: the query %j is refused', async (query) => {
    const answer = await inCyprus({ path: `/helper-data/divisions${query}` });
    expectError(answer, 'referenceData.invalidRequest', { field: 'countryCode' });
  });
});
