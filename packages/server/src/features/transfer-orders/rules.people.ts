import { assertAll } from '../../shared/assert-all.ts';
import { checkBilling } from '../../shared/billing.ts';
import type { FailWith } from '../../shared/fail.ts';
import { isIdentityNumber } from '../../shared/national-ids.ts';
import { ageOn, assertBirthDate, type NumberChecks } from '../../shared/people.ts';
import { failRule } from './rules.ts';
import type { BillingAddress, Passenger } from './types.ts';

const ADULT_AGE_YEARS = 18;
const OF_THE_PRIMARY = ['gender', 'birthDate', 'nationality', 'email', 'phone'] as const;

/** Throws `request.invalid` if dates of birth are in the future or too long ago. The error identifies them. */
export function assertBirthDates(passengers: readonly Passenger[], now: Date): void {
  assertAll(
    ...passengers.map(({ birthDate }, index) => () => {
      if (birthDate !== undefined) assertBirthDate(`passengers[${index}].birthDate`, birthDate, now);
    }),
  );
}

/**
 * Throws `transferOrder.ruleViolated` if passengers are missing, unexpected or incompletely specified. The error
 * identifies them.
 */
export function assertPassengers(
  passengers: readonly Passenger[],
  checks: NumberChecks,
  fail: FailWith<'transferOrder.ruleViolated'>,
): void {
  const primaries = passengers.flatMap(({ primary }, index) => (primary ? [index] : []));
  if (primaries.length === 0) failRule('passengers', 'must have exactly one passenger with primary true', fail);
  if (primaries.length > 1)
    failRule(`passengers[${primaries[1]}].primary`, 'must be true for one passenger only', fail);
  assertAll(
    ...passengers.flatMap((passenger, index) => passengerChecks(`passengers[${index}]`, passenger, checks, fail)),
  );
  assertOwnDocuments(passengers, fail);
}

function passengerChecks(
  field: string,
  passenger: Passenger,
  checks: NumberChecks,
  fail: FailWith<'transferOrder.ruleViolated'>,
): (() => void)[] {
  const missing = OF_THE_PRIMARY.filter((name) => passenger.primary && passenger[name] === undefined);
  return [
    ...missing.map((name) => () => failRule(`${field}.${name}`, 'is required for the primary passenger', fail)),
    () => assertDocument(field, passenger, checks, fail),
  ];
}

/**
 * Throws `transferOrder.ruleViolated` unless the primary passenger, whom the driver meets, is an adult. The error
 * identifies that passenger's birth date. `pickUpDay` has the format YYYY-MM-DD.
 */
export function assertAdult(
  passengers: readonly Passenger[],
  pickUpDay: string,
  fail: FailWith<'transferOrder.ruleViolated'>,
): void {
  const index = passengers.findIndex(({ primary }) => primary);
  if (ageOn(passengers[index]!.birthDate!, pickUpDay) >= ADULT_AGE_YEARS) return;
  failRule(
    `passengers[${index}].birthDate`,
    `must make the primary passenger at least ${ADULT_AGE_YEARS} years old on the day of the pick-up`,
    fail,
  );
}

/**
 * Throws `transferOrder.ruleViolated` if a field of the invoice address does not match the others. The error identifies
 * the field.
 */
export function assertInvoice(
  billing: BillingAddress,
  checks: NumberChecks,
  fail: FailWith<'transferOrder.ruleViolated'>,
): void {
  if (billing.type !== 'corporateCompany' && billing.lastName === undefined) {
    failRule('billing.lastName', 'is required unless type is corporateCompany', fail);
  }
  const problem = checkBilling(billing, checks);
  if (problem) failRule(problem.field, problem.message, fail, problem.rule);
}

function assertOwnDocuments(passengers: readonly Passenger[], fail: FailWith<'transferOrder.ruleViolated'>): void {
  for (const [index, passenger] of passengers.entries()) {
    if (!passengers.slice(0, index).some((other) => hasSameDocument(passenger, other))) continue;
    const field = passenger.identityNumber === undefined ? 'passportNo' : 'identityNumber';
    failRule(`passengers[${index}].${field}`, 'must not be the document of another passenger, too', fail);
  }
}

/**
 * Returns whether two passengers have the same document. Two countries may issue the same passport number, and the
 * issuing country is not always known.
 */
function hasSameDocument(one: Passenger, other: Passenger): boolean {
  if (one.passportNo === undefined) return one.identityNumber === other.identityNumber;
  const countries = new Set([one.nationality, other.nationality].filter((country) => country !== undefined));
  return one.passportNo.toUpperCase() === other.passportNo?.toUpperCase() && countries.size < 2;
}

function assertDocument(
  field: string,
  { identityNumber, passportNo }: Passenger,
  { strictNationalIds }: NumberChecks,
  fail: FailWith<'transferOrder.ruleViolated'>,
): void {
  if (identityNumber === undefined && passportNo === undefined) {
    failRule(`${field}.identityNumber`, 'is required, or passportNo instead', fail);
  }
  if (identityNumber !== undefined && passportNo !== undefined) {
    failRule(`${field}.passportNo`, 'must not be sent together with identityNumber', fail);
  }
  const given = identityNumber === undefined ? 'passportNo' : 'identityNumber';
  if (/^0*$/.test(identityNumber ?? passportNo ?? '')) failRule(`${field}.${given}`, 'must not be 0 only', fail);
  if (strictNationalIds && identityNumber !== undefined && !isIdentityNumber(identityNumber)) {
    failRule(`${field}.identityNumber`, 'must be an identity number whose check digits are right', fail);
  }
}
