import { failField } from './fail-field.ts';
import { isPhoneNumber } from './phone.ts';

export const EARLIEST_BIRTH = '1900-01-01';
export const MUST_BE_A_PHONE_NUMBER = 'must be a phone number that can exist, such as +905321234567';

/** How strictly Turkish numbers are read: by their format, or by their check digits, too. */
export type NumberChecks = { readonly strictNationalIds: boolean };

export function assertText(field: string, text: string): void {
  if (!/\S/.test(text)) failField(field, 'must not be blank');
}

export function assertPhone(field: string, text: string): void {
  if (!isPhoneNumber(text)) failField(field, MUST_BE_A_PHONE_NUMBER);
}

/** @param birthDate YYYY-MM-DD */
export function assertBirthDate(field: string, birthDate: string, now: Date): void {
  const today = now.toISOString().slice(0, 10);
  if (birthDate < EARLIEST_BIRTH || birthDate > today) {
    failField(field, `must be a day from ${EARLIEST_BIRTH} to today`);
  }
}

/**
 * @param birthDate YYYY-MM-DD
 * @param day YYYY-MM-DD
 */
export function isOfAge(birthDate: string, ageYears: number, day: string): boolean {
  return `${Number(birthDate.slice(0, 4)) + ageYears}${birthDate.slice(4)}` <= day;
}
