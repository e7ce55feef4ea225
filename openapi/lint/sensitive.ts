import { eachField } from './each-field.ts';
import type { Location, Reference, Rule, Schema } from './redocly.types.ts';

/** Suffixes of field names for secrets and for numbers that identify a card, a person or a document. */
const SECRET = /(^|[a-z-])(secret|password|passphrase|token|pin|cvc|cvv|otp|signature|seal|authorization|challenge)$/i;
const NUMBER = /^(card|identity|passport|document|licen[cs]e|tax|iban)(no|number|identifier)$/i;
const OTHERS = new Set([
  ...['pinCode', 'securityCode', 'recoveryCode', 'recoveryCodes', 'otpauthUri', 'iban'],
  ...['cardHolderName', 'holderName', 'expireMonth', 'expireYear', 'threeDSHtmlContent'],
  ...['clientDataJSON', 'authenticatorData', 'attestationObject'],
]);
/** In schemas named `SecondFactor…`, `code` is a second-factor code. Elsewhere, it identifies a product or an error. */
const SECOND_FACTOR = /[\\/]SecondFactor\w*(?:\.yaml#|\/)/;

/**
 * Requires sensitive fields to be marked. The request log removes only marked values, so a sensitive field without the
 * mark would be stored.
 */
export const sensitiveFieldsMarked: Rule = () =>
  eachField(({ name, schema, given, location }) => {
    if (isMarked(given) || isMarked(schema) || !isSensitive(name, schema, location)) return undefined;
    return `${name} is sensitive: give it x-sensitive: true.`;
  });

const isMarked = (node: Schema | Reference) => 'x-sensitive' in node && node['x-sensitive'] === true;

function isSensitive(
  name: string,
  { type, format, writeOnly, ...schema }: Schema,
  { source, pointer }: Location,
): boolean {
  if (schema.enum || type === 'boolean') return false;
  if (writeOnly || format === 'password') return true;
  if (name === 'code' && SECOND_FACTOR.test(source.absoluteRef + pointer)) return true;
  return SECRET.test(name) || NUMBER.test(name) || OTHERS.has(name);
}
