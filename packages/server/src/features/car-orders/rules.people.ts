import type { FailWith } from '../../shared/fail.ts';
import { isIdentityNumber } from '../../shared/national-ids.ts';
import { ageOn, type NumberChecks } from '../../shared/people.ts';
import { failRule } from './rules.ts';
import type { AgreedCar, Billing, CarOrderRequest, OrderableCar, Passenger } from './types.ts';

/** The prefix of identity numbers that Türkiye issues to foreigners. */
const FOREIGNERS_PREFIX = '99';
/** Minimum driver age in a search, in years. */
const YOUNGEST_DRIVER_YEARS = 18;

/** Throws `carOrder.ruleViolated` if the documents do not match the nationality. */
export function assertDocuments(
  { nationality, identityNumber, passportNo }: Passenger,
  { strictNationalIds }: NumberChecks,
  fail: FailWith<'carOrder.ruleViolated'>,
): void {
  if (nationality === 'TR' && identityNumber === undefined) {
    failRule('passenger.identityNumber', 'is required when nationality is TR', fail);
  }
  if (nationality !== 'TR' && passportNo === undefined && !identityNumber?.startsWith(FOREIGNERS_PREFIX)) {
    failRule(
      'passenger.passportNo',
      `is required when nationality is not TR, unless identityNumber begins with ${FOREIGNERS_PREFIX}`,
      fail,
    );
  }
  if (strictNationalIds && identityNumber !== undefined && !isIdentityNumber(identityNumber)) {
    failRule('passenger.identityNumber', 'must be an identity number whose check digits are right', fail);
  }
}

/**
 * Accepts an older driver at the price shown. A younger driver may have to pay a higher price, or no car may be
 * available. Throws `carOrder.ruleViolated` if the driver is younger than the age in the search, or than the minimum
 * age on the pick-up day.
 */
export function assertDriverAge(
  { birthDate }: Pick<Passenger, 'birthDate'>,
  { search, offer }: DriverTerms,
  fail: FailWith<'carOrder.ruleViolated'>,
): void {
  const age = ageOn(birthDate, search.pickUpDay);
  const mustBe = (years: number) => `must make the driver at least ${years} years old at pick-up`;
  const failAge = (message: string, rule?: string) => failRule('passenger.birthDate', message, fail, rule);
  if (age < YOUNGEST_DRIVER_YEARS) failAge(mustBe(YOUNGEST_DRIVER_YEARS));
  if (age < search.driverAge) {
    const rule = 'must make the driver as old at pick-up as was searched, or older';
    failAge(`${mustBe(search.driverAge)}, as searched; search again with age ${age}`, rule);
  }
  if (age < offer.minDriverAge) failAge(mustBe(offer.minDriverAge));
}

/** Throws `carOrder.ruleViolated` if, on the pick-up day, the driver is older than the vendor accepts. */
export function assertNotTooOld(
  { birthDate }: Pick<Passenger, 'birthDate'>,
  { search, conditions }: { search: DriverTerms['search']; conditions: AgreedCar['conditions'] },
  fail: FailWith<'carOrder.ruleViolated'>,
): void {
  const maxAge = conditions?.driver.maxAge;
  if (maxAge !== undefined && ageOn(birthDate, search.pickUpDay) > maxAge) {
    failRule('passenger.birthDate', `must make the driver at most ${maxAge} years old at pick-up`, fail);
  }
}

type DriverTerms = {
  readonly search: Pick<OrderableCar['search'], 'pickUpDay' | 'driverAge'>;
  readonly offer: Pick<OrderableCar['offer'], 'minDriverAge'>;
};

/** Returns the billing address. If there is none, the invoice goes to the driver. */
export function billingOf({ passenger, billing }: Pick<CarOrderRequest, 'passenger' | 'billing'>): Billing {
  const { firstName, lastName, email, phone } = passenger;
  return billing ?? { type: 'individual', firstName, lastName, email, phone };
}
