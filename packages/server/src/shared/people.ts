import { failField } from './fail-field.ts';

export const EARLIEST_BIRTH = '1900-01-01';

/** The strictness of checks on Turkish identity and tax numbers: only the format, or also the check digits. */
export type NumberChecks = { readonly strictNationalIds: boolean };

/**
 * Returns the age on a given day. A person born on 29 February becomes a year older on 1 March in non-leap years. Both
 * dates are YYYY-MM-DD.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return birthDate.slice(4) > day.slice(4) ? years - 1 : years;
}

/** `birthDate` has the format YYYY-MM-DD. */
export function assertBirthDate(field: string, birthDate: string, now: Date): void {
  const today = now.toISOString().slice(0, 10);
  if (birthDate < EARLIEST_BIRTH || birthDate > today) {
    failField(field, `must be a day from ${EARLIEST_BIRTH} to today`);
  }
}

type Contact = {
  readonly primary: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
};

/** Returns the passenger data that remains after the documents have been erased. */
export function contactsOf(passengers: readonly Contact[]): readonly Contact[] {
  return passengers.map(({ primary, firstName, lastName, email, phone }) => ({
    primary,
    firstName,
    lastName,
    email,
    phone,
  }));
}
