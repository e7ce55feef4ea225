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

/** The field that is complained of; `undefined` when none is. */
function complaintOf(changes: Partial<Parameters<typeof checkBilling>[0]>, strictNationalIds = false) {
  class Complaint extends Error {}
  try {
    checkBilling({ ...company, ...changes }, { strictNationalIds }, (field) => {
      throw new Complaint(field);
    });
    return undefined;
  } catch (complaint) {
    if (complaint instanceof Complaint) return complaint.message;
    throw complaint;
  }
}

describe('a billing address fits together', () => {
  test.each([
    [{}],
    [{ countryName: 'Turkey', adm1: 'istanbul' }],
    [{ type: 'privateCompany', taxIdentifier: '10000000146' }],
    [{ type: 'individual', taxDivision: undefined, taxIdentifier: '10000000146' }],
    [{ type: 'individual', taxDivision: undefined, taxIdentifier: undefined }],
    [{ countryName: 'Deutschland', countryCode: 'DE', adm1: 'Bayern', adm2: 'anywhere', taxIdentifier: 'DE 811 569' }],
    [{ countryName: 'Singapore', countryCode: 'SG', adm1: 'Singapore', adm2: undefined }],
  ] as const)('%o', (changes) => {
    expect(complaintOf(changes)).toBeUndefined();
  });
});

describe('a billing address does not fit together', () => {
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
  ] as const)('%s: %o', (field, changes) => {
    expect(complaintOf(changes)).toBe(field);
  });

  test('check digits count where they are asked for', () => {
    expect(complaintOf({ taxIdentifier: '4630123458' })).toBeUndefined();
    expect(complaintOf({ taxIdentifier: '4630123458' }, true)).toBe('billing.taxIdentifier');
    expect(complaintOf({}, true)).toBeUndefined();
  });
});
