import { describe, expect, test } from 'vitest';
import { checkBilling } from './billing.ts';

const company = {
  type: 'corporateCompany',
  countryName: 'Türkiye',
  countryCode: 'TR',
  adm1: 'İstanbul',
  adm2: 'Şişli',
  taxDivision: 'Mecidiyeköy',
  taxIdentifier: '4630123450',
} as const;

const problemOf = (changes: Partial<Parameters<typeof checkBilling>[0]>, strictNationalIds = false) =>
  checkBilling({ ...company, ...changes }, { strictNationalIds })?.field;

describe('consistent billing addresses', () => {
  test.each([
    [{}],
    [{ countryName: 'Turkey', adm1: 'istanbul' }],
    [{ type: 'privateCompany', taxIdentifier: '10000000146' }],
    [{ type: 'individual', taxDivision: undefined, taxIdentifier: '10000000146' }],
    [{ type: 'individual', taxDivision: undefined, taxIdentifier: undefined }],
    [{ countryName: 'Deutschland', countryCode: 'DE', adm1: 'Bayern', adm2: 'anywhere', taxIdentifier: 'DE 811 569' }],
    [{ countryName: 'Singapore', countryCode: 'SG', adm1: 'Singapore', adm2: undefined }],
  ] as const)('the consistent billing address %o is accepted', (changes) => {
    expect(problemOf(changes)).toBeUndefined();
  });
});

describe('inconsistent billing addresses', () => {
  test.each([
    ['billing.countryName', { countryName: 'Germany' }],
    ['billing.adm1', { adm1: 'Bavaria' }],
    ['billing.adm2', { adm1: 'Ankara' }],
    ['billing.taxDivision', { taxDivision: undefined }],
    ['billing.taxDivision', { type: 'privateCompany', taxDivision: undefined }],
    ['billing.taxIdentifier', { taxIdentifier: undefined }],
    ['billing.taxIdentifier', { taxIdentifier: '10000000146' }],
    ['billing.taxIdentifier', { type: 'individual', taxIdentifier: '4630123450' }],
    ['billing.taxIdentifier', { type: 'privateCompany', taxIdentifier: '123456789' }],
  ] as const)('%s is refused in the billing address %o', (field, changes) => {
    expect(problemOf(changes)).toBe(field);
  });

  test('check digits are verified only with strict national IDs', () => {
    expect(problemOf({ taxIdentifier: '4630123458' })).toBeUndefined();
    expect(problemOf({ taxIdentifier: '4630123458' }, true)).toBe('billing.taxIdentifier');
    expect(problemOf({}, true)).toBeUndefined();
  });

  test.each([
    [{ countryName: 'Germany' }, 'must be a name of the country TR, such as Türkiye'],
    [
      { adm1: 'Antlaya' },
      'must be a state or province of TR, such as Antalya, Hatay or Ankara; GET /helper-data/divisions lists them',
    ],
    [{ adm2: 'Sisly' }, 'must be a district of the province, such as Şişli, Şile or Tuzla'],
  ])('the billing address %o is refused: %s', (changes, message) => {
    expect(checkBilling({ ...company, ...changes }, { strictNationalIds: false })?.message).toBe(message);
  });
});
