import { isIdentityNumber } from '../../shared/national-ids.ts';
import { assertBirthDate, assertPhone, assertText, type NumberChecks } from '../../shared/people.ts';
import { failRule } from './rules.ts';
import type { Billing, CarOrderRequest, Passenger } from './types.ts';

/** How identity numbers begin that Türkiye gives to foreigners. */
const FOREIGNERS_PREFIX = '99';

/**
 * What a field says by itself, beyond what the contract can state.
 * @throws request.invalid naming the field
 */
export function assertFields({ passenger, billing }: Pick<CarOrderRequest, 'passenger' | 'billing'>, now: Date): void {
  assertText('passenger.firstName', passenger.firstName);
  assertText('passenger.lastName', passenger.lastName);
  assertPhone('passenger.phone', passenger.phone);
  assertBirthDate('passenger.birthDate', passenger.birthDate, now);
  if (!billing) return;
  assertText('billing.firstName', billing.firstName);
  if (billing.phone !== undefined) assertPhone('billing.phone', billing.phone);
}

/** @throws carOrder.ruleViolated when the documents do not fit the nationality */
export function assertDocuments(
  { nationality, identityNumber, passportNo }: Passenger,
  { strictNationalIds }: NumberChecks,
): void {
  if (nationality === 'TR' && identityNumber === undefined) {
    failRule('passenger.identityNumber', 'is required when nationality is TR');
  }
  if (nationality !== 'TR' && passportNo === undefined && !identityNumber?.startsWith(FOREIGNERS_PREFIX)) {
    failRule(
      'passenger.passportNo',
      `is required when nationality is not TR, unless identityNumber begins with ${FOREIGNERS_PREFIX}`,
    );
  }
  if (strictNationalIds && identityNumber !== undefined && !isIdentityNumber(identityNumber)) {
    failRule('passenger.identityNumber', 'must be an identity number whose check digits are right');
  }
}

/**
 * @param pickUp RFC 3339: the day counts that it is where the car is picked up
 * @throws carOrder.ruleViolated when the driver is below the minimum age on that day
 */
export function assertDriverAge({ birthDate }: Passenger, pickUp: string, minAgeYears: number): void {
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + minAgeYears}${birthDate.slice(4)}`;
  if (comesOfAge > pickUp.slice(0, 10)) {
    failRule('passenger.birthDate', `must make the driver at least ${minAgeYears} years old at pick-up`);
  }
}

/** Without a billing address the invoice goes to the driver. */
export function billingOf({ passenger, billing }: Pick<CarOrderRequest, 'passenger' | 'billing'>): Billing {
  const { firstName, lastName, email, phone } = passenger;
  return billing ?? { type: 'individual', firstName, lastName, email, phone };
}
