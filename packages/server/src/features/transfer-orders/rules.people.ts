import { checkBilling } from '../../shared/billing.ts';
import type { FailWith } from '../../shared/fail.ts';
import { isIdentityNumber } from '../../shared/national-ids.ts';
import { ageOn, assertBirthDate, type NumberChecks } from '../../shared/people.ts';
import { failRule } from './rules.ts';
import type { BillingAddress, Passenger } from './types.ts';

const ADULT_AGE_YEARS = 18;
const OF_THE_PRIMARY = ['gender', 'birthDate', 'nationality', 'email', 'phone'] as const;

/** @throws request.invalid, identifying a date of birth that is in the future or too long ago */
export function assertBirthDates(passengers: readonly Passenger[], now: Date): void {
  for (const [index, { birthDate }] of passengers.entries()) {
    if (birthDate !== undefined) assertBirthDate(`passengers[${index}].birthDate`, birthDate, now);
  }
}

/**
 * @throws transferOrder.ruleViolated, identifying the passenger who is missing, unexpected or incompletely specified
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
  for (const [index, passenger] of passengers.entries()) {
    const field = `passengers[${index}]`;
    const missing = OF_THE_PRIMARY.find((name) => passenger[name] === undefined);
    if (passenger.primary && missing) failRule(`${field}.${missing}`, 'is required for the primary passenger', fail);
    assertDocument(field, passenger, checks, fail);
  }
  assertOwnDocuments(passengers, fail);
}

/**
 * Checks that the primary passenger, whom the driver meets, is an adult.
 * @param pickUpDay YYYY-MM-DD
 * @throws transferOrder.ruleViolated, identifying the primary passenger's birth date
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

/** @throws transferOrder.ruleViolated, identifying the address field that does not match the others */
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
