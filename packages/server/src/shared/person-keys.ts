import { fold } from './fold.ts';
import type { Signing } from './signing.ts';

/** Identifying data of a person: a document, or a name and birth date (YYYY-MM-DD). */
export type Person =
  | { readonly identityNumber: string }
  | { readonly passportNo: string }
  | { readonly firstName: string; readonly lastName: string; readonly birthDate: string };

export type Traveller = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate?: string;
  readonly identityNumber?: string;
  readonly passportNo?: string;
};

/**
 * Returns the 16-byte lookup keys for a person, which reveal nothing without the secret. New rows use the first key;
 * older rows may use any of them. The same person has different keys at different agencies.
 */
export type PersonKeys = (agencyId: number, person: Person) => readonly Buffer[];

export function createPersonKeys({ signatures }: Signing): PersonKeys {
  return (agencyId, person) => signatures(`${agencyId}:${textOf(person)}`);
}

function textOf(person: Person): string {
  if ('identityNumber' in person) return `identity number:${person.identityNumber}`;
  if ('passportNo' in person) return `passport:${person.passportNo.toUpperCase()}`;
  return `born:${person.birthDate}:${fold(`${person.firstName} ${person.lastName}`)}`;
}

export function personsOf(traveller: Traveller): readonly Person[] {
  const { firstName, lastName, birthDate, identityNumber, passportNo } = traveller;
  return [
    ...(birthDate === undefined ? [] : [{ firstName, lastName, birthDate }]),
    ...(identityNumber === undefined ? [] : [{ identityNumber }]),
    ...(passportNo === undefined ? [] : [{ passportNo }]),
  ];
}

export function isPerson(traveller: Traveller, person: Person): boolean {
  return personsOf(traveller).some((own) => textOf(own) === textOf(person));
}
