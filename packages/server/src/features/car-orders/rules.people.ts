import { isCountryName } from '../../shared/countries.ts';
import { isDivision, isTurkishDistrict } from '../../shared/divisions.ts';
import { isIdentityNumber, isTaxNumber } from '../../shared/national-ids.ts';
import { isPhoneNumber } from '../../shared/phone.ts';
import { refuse, violate } from './rules.ts';
import type { Billing, BillingAddress, CarOrderRequest, Passenger } from './types.ts';

const EARLIEST_BIRTH = '1900-01-01';
/** How identity numbers begin that Türkiye gives to foreigners. */
const FOREIGNERS_PREFIX = '99';

/** How strictly Turkish numbers are read: by their format, or by their check digits, too. */
export type NumberChecks = { readonly strictNationalIds: boolean };

/**
 * What a field says by itself, beyond what the contract can state.
 * @throws request.invalid naming the field
 */
export function checkFields({ passenger, billing }: Pick<CarOrderRequest, 'passenger' | 'billing'>, now: Date): void {
  demandText('passenger.firstName', passenger.firstName);
  demandText('passenger.lastName', passenger.lastName);
  demandPhone('passenger.phone', passenger.phone);
  const today = now.toISOString().slice(0, 10);
  if (passenger.birthDate < EARLIEST_BIRTH || passenger.birthDate > today) {
    refuse('passenger.birthDate', `must be a day from ${EARLIEST_BIRTH} to today`);
  }
  if (!billing) return;
  demandText('billing.firstName', billing.firstName);
  if (billing.phone !== undefined) demandPhone('billing.phone', billing.phone);
}

/** @throws carOrder.ruleViolated when the documents do not fit the nationality */
export function checkDocuments(
  { nationality, identityNumber, passportNo }: Passenger,
  { strictNationalIds }: NumberChecks,
): void {
  if (nationality === 'TR' && identityNumber === undefined) {
    violate('passenger.identityNumber', 'is required when nationality is TR');
  }
  if (nationality !== 'TR' && passportNo === undefined && !identityNumber?.startsWith(FOREIGNERS_PREFIX)) {
    violate(
      'passenger.passportNo',
      `is required when nationality is not TR, unless identityNumber begins with ${FOREIGNERS_PREFIX}`,
    );
  }
  if (strictNationalIds && identityNumber !== undefined && !isIdentityNumber(identityNumber)) {
    violate('passenger.identityNumber', 'must be an identity number whose check digits are right');
  }
}

/**
 * @param pickUp RFC 3339: the day counts that it is where the car is picked up
 * @throws carOrder.ruleViolated when the driver is below the minimum age on that day
 */
export function checkDriverAge({ birthDate }: Passenger, pickUp: string, minAgeYears: number): void {
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + minAgeYears}${birthDate.slice(4)}`;
  if (comesOfAge > pickUp.slice(0, 10)) {
    violate('passenger.birthDate', `must make the driver at least ${minAgeYears} years old at pick-up`);
  }
}

/** @throws carOrder.ruleViolated naming the field of the address that does not fit the others */
export function checkBilling(billing: BillingAddress, checks: NumberChecks): void {
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
  checkTax(billing, checks);
}

/** Without a billing address the invoice goes to who drives. */
export function billingOf({ passenger, billing }: Pick<CarOrderRequest, 'passenger' | 'billing'>): Billing {
  const { firstName, lastName, email, phone } = passenger;
  return billing ?? { type: 'individual', firstName, lastName, email, phone };
}

function checkTax(
  { type, countryCode, taxDivision, taxIdentifier }: BillingAddress,
  { strictNationalIds }: NumberChecks,
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

function demandText(field: string, text: string): void {
  if (!/\S/.test(text)) refuse(field, 'must not be blank');
}

function demandPhone(field: string, text: string): void {
  if (!isPhoneNumber(text)) refuse(field, 'must be a phone number that can exist, such as +905321234567');
}
