import { checkBilling } from '../../shared/billing.ts';
import { isIdentityNumber } from '../../shared/national-ids.ts';
import { demandBirthDate, demandPhone, demandText, type NumberChecks } from '../../shared/people.ts';
import { violate } from './rules.ts';
import type { BillingAddress, Passenger, TransferOrderRequest } from './types.ts';

type People = Pick<TransferOrderRequest, 'passengers' | 'billing'>;

const OF_THE_PRIMARY = ['gender', 'birthDate', 'nationality', 'email', 'phone'] as const;

/**
 * What a field says by itself, beyond what the contract can state.
 * @throws request.invalid naming the field
 */
export function checkFields({ passengers, billing }: People, now: Date): void {
  for (const [index, { firstName, lastName, phone, birthDate }] of passengers.entries()) {
    const field = `passengers[${index}]`;
    demandText(`${field}.firstName`, firstName);
    demandText(`${field}.lastName`, lastName);
    if (phone !== undefined) demandPhone(`${field}.phone`, phone);
    if (birthDate !== undefined) demandBirthDate(`${field}.birthDate`, birthDate, now);
  }
  if (!billing) return;
  demandText('billing.firstName', billing.firstName);
  if (billing.lastName !== undefined) demandText('billing.lastName', billing.lastName);
  demandText('billing.line', billing.line);
  demandPhone('billing.phone', billing.phone);
}

/** @throws transferOrder.ruleViolated naming the passenger who is too many, too few, or lacks something */
export function checkPassengers(passengers: readonly Passenger[], checks: NumberChecks): void {
  const primaries = passengers.flatMap(({ primary }, index) => (primary ? [index] : []));
  if (primaries.length === 0) violate('passengers', 'must have exactly one passenger with primary true');
  if (primaries.length > 1) violate(`passengers[${primaries[1]}].primary`, 'must be true for one passenger only');
  for (const [index, passenger] of passengers.entries()) {
    const field = `passengers[${index}]`;
    const missing = OF_THE_PRIMARY.find((name) => passenger[name] === undefined);
    if (passenger.primary && missing) violate(`${field}.${missing}`, 'is required for the primary passenger');
    checkDocument(field, passenger, checks);
  }
}

/** @throws transferOrder.ruleViolated naming the field of the address that does not fit the others */
export function checkInvoice(billing: BillingAddress, checks: NumberChecks): void {
  if (billing.type !== 'corporateCompany' && billing.lastName === undefined) {
    violate('billing.lastName', 'is required unless type is corporateCompany');
  }
  checkBilling(billing, checks, violate);
}

function checkDocument(
  field: string,
  { identityNumber, passportNo }: Passenger,
  { strictNationalIds }: NumberChecks,
): void {
  if (identityNumber === undefined && passportNo === undefined) {
    violate(`${field}.identityNumber`, 'is required, or passportNo instead');
  }
  if (identityNumber !== undefined && passportNo !== undefined) {
    violate(`${field}.passportNo`, 'must not be sent together with identityNumber');
  }
  if (strictNationalIds && identityNumber !== undefined && !isIdentityNumber(identityNumber)) {
    violate(`${field}.identityNumber`, 'must be an identity number whose check digits are right');
  }
}
