import { isCountryName, countryName as nameOfCountry } from './countries.ts';
import { districtsLike, divisionsLike, isDivision, isTurkishDistrict } from './divisions.ts';
import type { Problem } from './fail-field.ts';
import { isIdentityNumber, isTaxNumber } from './national-ids.ts';
import type { NumberChecks } from './people.ts';
import { unreachable } from './result.ts';

/** Maximum number of suggested names for a misspelled name. */
const OFFERED_NAMES = 3;

type BillingType = 'individual' | 'privateCompany' | 'corporateCompany';

type Address = {
  readonly type: BillingType;
  readonly countryName: string;
  readonly countryCode: string;
  readonly adm1: string;
  readonly adm2?: string;
  readonly taxDivision?: string;
  readonly taxIdentifier?: string;
};

/** Returns a problem for the first field of the billing address that does not match the other fields. */
export function checkBilling(billing: Address, checks: NumberChecks): Problem | undefined {
  const { countryCode, countryName, adm1, adm2 } = billing;
  if (!isCountryName(countryCode, countryName)) {
    return problem(
      'countryName',
      `must be a name of the country ${countryCode}, such as ${nameOfCountry(countryCode)}`,
      'must be a name of the country',
    );
  }
  // For a city-state without known divisions, the country's name is accepted as the division.
  if (!isDivision(countryCode, adm1) && !isCountryName(countryCode, adm1)) {
    const offered = suchAs(divisionsLike(countryCode, adm1, OFFERED_NAMES));
    return problem(
      'adm1',
      `must be a state or province of ${countryCode}${offered}; GET /helper-data/divisions lists them`,
      'must be a state or province of the country; GET /helper-data/divisions lists them',
    );
  }
  if (countryCode === 'TR' && adm2 !== undefined && !isTurkishDistrict(adm1, adm2)) {
    const rule = 'must be a district of the province';
    return problem('adm2', `${rule}${suchAs(districtsLike(adm1, adm2, OFFERED_NAMES))}`, rule);
  }
  return checkTax(billing, checks);
}

function checkTax(
  { type, countryCode, taxDivision, taxIdentifier }: Address,
  { strictNationalIds }: NumberChecks,
): Problem | undefined {
  if (type !== 'individual') {
    if (taxDivision === undefined) return problem('taxDivision', 'is required for companies');
    if (taxIdentifier === undefined) return problem('taxIdentifier', 'is required for companies');
  }
  if (countryCode !== 'TR' || taxIdentifier === undefined) return undefined;
  const isWellFormed = (digits: number) => new RegExp(`^\\d{${digits}}$`).test(taxIdentifier);
  const isPerson = isWellFormed(11) && (!strictNationalIds || isIdentityNumber(taxIdentifier));
  const isCompany = isWellFormed(10) && (!strictNationalIds || isTaxNumber(taxIdentifier));
  switch (type) {
    case 'individual':
      return isPerson ? undefined : problem('taxIdentifier', 'must be an identity number of 11 digits');
    case 'privateCompany':
      return isPerson || isCompany
        ? undefined
        : problem('taxIdentifier', "must be a tax number of 10 digits or the owner's identity number of 11");
    case 'corporateCompany':
      return isCompany ? undefined : problem('taxIdentifier', 'must be a tax number of 10 digits');
    default:
      return unreachable(type);
  }
}

const suchAs = (names: readonly string[]) =>
  names.length > 0 ? `, such as ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}` : '';
const problem = (field: keyof Address, message: string, rule?: string): Problem => ({
  field: `billing.${field}`,
  message,
  rule,
});
