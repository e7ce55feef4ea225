import type { RandomBytes } from '../../ports/random.ts';
import type { FailWith } from '../../shared/fail.ts';
import { failField } from '../../shared/fail-field.ts';
import { isIdentityNumber } from '../../shared/national-ids.ts';
import { ageOn, EARLIEST_BIRTH } from '../../shared/people.ts';
import { addSeconds } from '../../shared/time.ts';
import type { CreditReportRequest, EarlierReports } from './types.ts';

/** Number of seconds for which reports and approvals are kept. */
export const KNOWN_SECONDS = 24 * 60 * 60;
export const MAX_REPORTS_OF_ENQUIRY = 5;
export const MAX_REPORTS_OF_PERSON = 50;

const MIN_LICENCE_AGE_YEARS = 17;
const FIRST_CODE = 100_000_000;
const CODES = 900_000_000;
const CODE_BYTES = 6;

/** Throws `creditCheck.invalidRequest` if check digits are enforced and the number's check digits are wrong. */
export function assertIdentityNumber(
  identityNumber: string,
  { strictNationalIds }: { readonly strictNationalIds: boolean },
): void {
  if (strictNationalIds && !isIdentityNumber(identityNumber)) {
    failField('identityNumber', 'must be an identity number whose check digits are right');
  }
}

/** Throws `creditCheck.invalidRequest` if a date is invalid. The error identifies the date. */
export function assertReportDays(
  { birthDate, driverLicenseDate }: Pick<CreditReportRequest, 'birthDate' | 'driverLicenseDate'>,
  now: Date,
): void {
  const today = now.toISOString().slice(0, 10);
  if (birthDate < EARLIEST_BIRTH || birthDate >= today) {
    failField('birthDate', `must be a day from ${EARLIEST_BIRTH} to yesterday`);
  }
  if (driverLicenseDate > today) failField('driverLicenseDate', 'must not be in the future');
  if (ageOn(birthDate, driverLicenseDate) < MIN_LICENCE_AGE_YEARS) {
    failField(
      'driverLicenseDate',
      `must be a day on which the traveller was at least ${MIN_LICENCE_AGE_YEARS} years old`,
    );
  }
}

/**
 * Throws `creditCheck.reportLimitReached` if there are too many reports. The limit exists because each report sends an
 * SMS.
 */
export function assertFewReports(
  { ofEnquiry, ofPerson }: EarlierReports,
  fail: FailWith<'creditCheck.reportLimitReached'>,
): void {
  const failAfter = (reports: string) =>
    fail('creditCheck.reportLimitReached', {
      field: 'identityNumber',
      message: `has had ${reports} within 24 hours`,
    });
  if (ofEnquiry >= MAX_REPORTS_OF_ENQUIRY) failAfter(`${MAX_REPORTS_OF_ENQUIRY} reports with this integrationCode`);
  if (ofPerson >= MAX_REPORTS_OF_PERSON) failAfter(`${MAX_REPORTS_OF_PERSON} reports with this agency`);
}

/** Generates an unpredictable nine-digit code. The store checks whether the code is already in use. */
export function drawCode(randomBytes: RandomBytes): number {
  return FIRST_CODE + (Buffer.from(randomBytes(CODE_BYTES)).readUIntBE(0, CODE_BYTES) % CODES);
}

/** Returns whether consent was given too recently to appear in the credit status. */
export function isBeingProcessed(acceptedAt: Date | undefined, delaySeconds: number, now: Date): boolean {
  return acceptedAt !== undefined && now < addSeconds(acceptedAt, delaySeconds);
}
