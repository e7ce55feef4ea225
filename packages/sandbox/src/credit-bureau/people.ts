import type { components } from '@agency-booking/connector-contracts/credit-bureau';

type Standing = components['schemas']['Enquiry']['standing'];

export type Person = {
  readonly standing: Exclude<Standing, 'unknown'>;
  /** The point at which the bureau reveals the credit standing. With `never`, every request about the person fails. */
  readonly reported: 'atOnce' | 'afterConsent' | 'never';
};

/** Test persons with fixed results, by identity number. */
export const KNOWN: ReadonlyMap<string, Person> = new Map([
  ['10000000146', { standing: 'positive', reported: 'atOnce' }],
  ['20000000282', { standing: 'negative', reported: 'atOnce' }],
  ['30000000328', { standing: 'positiveWithYoungDriver', reported: 'atOnce' }],
  ['40000000464', { standing: 'positive', reported: 'afterConsent' }],
  ['50000000500', { standing: 'negative', reported: 'afterConsent' }],
  ['60000000646', { standing: 'positiveWithYoungDriver', reported: 'afterConsent' }],
  ['70000000782', { standing: 'positive', reported: 'never' }],
]);

/**
 * Returns the person with an identity number. An unlisted person has good credit, which is revealed immediately if the
 * number is even.
 */
export function personWith(identityNumber: string): Person {
  const isEven = Number(identityNumber.at(-1)) % 2 === 0;
  return KNOWN.get(identityNumber) ?? { standing: 'positive', reported: isEven ? 'atOnce' : 'afterConsent' };
}

/** Every person's two phone numbers, by key. */
export const phones: ReadonlyMap<number, string> = new Map([
  [1, '+905321234567'],
  [2, '+905339876543'],
]);

const PHONE_BEGINNING = 6;
const PHONE_END = 2;
const IDENTITY_BEGINNING = 2;
const IDENTITY_END = 2;

/** Masks a phone number: `+90532*****67`. */
export function maskedPhone(phone: string): string {
  return masked(phone, PHONE_BEGINNING, PHONE_END);
}

/** Masks an identity number: `40*******64`. The full number is never shown. */
export function maskedIdentity(identityNumber: string): string {
  return masked(identityNumber, IDENTITY_BEGINNING, IDENTITY_END);
}

function masked(text: string, beginning: number, end: number): string {
  return text.slice(0, beginning) + '*'.repeat(text.length - beginning - end) + text.slice(-end);
}
