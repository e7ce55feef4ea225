import { fold } from './fold.ts';
import type { Signing } from './signing.ts';

/** What tells one person from another: a document, or the name with the day of birth, YYYY-MM-DD. */
export type Person =
  | { readonly identityNumber: string }
  | { readonly passportNo: string }
  | { readonly firstName: string; readonly lastName: string; readonly birthDate: string };

/** The travellers of an order, as far as it names them. */
export type Traveller = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate?: string;
  readonly identityNumber?: string;
  readonly passportNo?: string;
};

/**
 * What a person is found by, so that no list of people is kept: 16 bytes that say nothing without the key. Rows may have been
 * written with any of several; the first is written now. The same person has another key at another agency.
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

/** Everything a traveller may be asked for by. */
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
