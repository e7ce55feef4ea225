import { isPhoneNumber } from './phone.ts';
import { refuse } from './refuse.ts';

const EARLIEST_BIRTH = '1900-01-01';

/** How strictly Turkish numbers are read: by their format, or by their check digits, too. */
export type NumberChecks = { readonly strictNationalIds: boolean };

export function demandText(field: string, text: string): void {
  if (!/\S/.test(text)) refuse(field, 'must not be blank');
}

export function demandPhone(field: string, text: string): void {
  if (!isPhoneNumber(text)) refuse(field, 'must be a phone number that can exist, such as +905321234567');
}

/** @param birthDate YYYY-MM-DD */
export function demandBirthDate(field: string, birthDate: string, now: Date): void {
  const today = now.toISOString().slice(0, 10);
  if (birthDate < EARLIEST_BIRTH || birthDate > today) {
    refuse(field, `must be a day from ${EARLIEST_BIRTH} to today`);
  }
}
