import { isCountryName } from './countries.ts';
import { isDivision, isTurkishDistrict } from './divisions.ts';
import { isIdentityNumber, isTaxNumber } from './national-ids.ts';
import type { NumberChecks } from './people.ts';
import type { Complain } from './refuse.ts';

export type BillingType = 'individual' | 'privateCompany' | 'corporateCompany';

type Address = {
  readonly type: BillingType;
  readonly countryName: string;
  readonly countryCode: string;
  readonly adm1: string;
  readonly adm2?: string;
  readonly taxDivision?: string;
  readonly taxIdentifier?: string;
};

/** Whether the parts of a billing address fit each other; `violate` is told of the first that does not. */
export function checkBilling(billing: Address, checks: NumberChecks, violate: Complain): void {
  const { countryCode, countryName, adm1, adm2 } = billing;
  if (!isCountryName(countryCode, countryName)) {
    violate('billing.countryName', 'must be the name of the country that countryCode says');
  }
  // A city state has no divisions that people know of: they repeat its name.
  if (!isDivision(countryCode, adm1) && !isCountryName(countryCode, adm1)) {
    violate('billing.adm1', `must be a province of ${countryCode}${countryCode === 'TR' ? ', such as Istanbul' : ''}`);
  }
  if (countryCode === 'TR' && adm2 !== undefined && !isTurkishDistrict(adm1, adm2)) {
    violate('billing.adm2', 'must be a district of the province');
  }
  checkTax(billing, checks, violate);
}

function checkTax(
  { type, countryCode, taxDivision, taxIdentifier }: Address,
  { strictNationalIds }: NumberChecks,
  violate: Complain,
): void {
  if (type !== 'individual') {
    if (taxDivision === undefined) violate('billing.taxDivision', 'is required for companies');
    if (taxIdentifier === undefined) violate('billing.taxIdentifier', 'is required for companies');
  }
  if (countryCode !== 'TR' || taxIdentifier === undefined) return;
  const isWellFormed = (digits: number) => new RegExp(`^\\d{${digits}}$`).test(taxIdentifier);
  const isPerson = isWellFormed(11) && (!strictNationalIds || isIdentityNumber(taxIdentifier));
  const isCompany = isWellFormed(10) && (!strictNationalIds || isTaxNumber(taxIdentifier));
  switch (type) {
    case 'individual':
      if (!isPerson) violate('billing.taxIdentifier', 'must be an identity number of 11 digits');
      break;
    case 'privateCompany':
      if (!isPerson && !isCompany) {
        violate('billing.taxIdentifier', "must be a tax number of 10 digits or the owner's identity number of 11");
      }
      break;
    case 'corporateCompany':
      if (!isCompany) violate('billing.taxIdentifier', 'must be a tax number of 10 digits');
  }
}
