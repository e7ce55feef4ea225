import type { Context, Location, Parameter, Reference, Rule, Schema } from './redocly.types.ts';

/** Last words of the names of secrets and of numbers that identify a card, a person or a document. */
const SECRET = /(^|[a-z-])(secret|password|passphrase|token|pin|cvc|cvv|otp|signature|seal|authorization|challenge)$/i;
const NUMBER = /^(card|identity|passport|document|licen[cs]e|tax|iban)(no|number|identifier)$/i;
const OTHERS = new Set([
  ...['pinCode', 'securityCode', 'recoveryCode', 'recoveryCodes', 'otpauthUri', 'iban'],
  ...['cardHolderName', 'holderName', 'expireMonth', 'expireYear', 'threeDSHtmlContent'],
  ...['clientDataJSON', 'authenticatorData', 'attestationObject'],
]);
/** In these schemas, `code` proves a second factor. Elsewhere, it identifies a product or an error. */
const SECOND_FACTOR = /[\\/]SecondFactor\w*\.yaml$/;

/** The request log removes only marked values, so a known sensitive field without the mark would be stored. */
export const sensitiveFieldsMarked: Rule = () => {
  const check = (
    name: string,
    given: Schema | Reference | undefined,
    { report, resolve }: Pick<Context, 'report' | 'resolve'>,
    location: Location,
  ) => {
    const schema = given && resolve<Schema>(given).node;
    if (!schema || isMarked(given) || isMarked(schema) || !isSensitive(name, schema, location)) return;
    report({ message: `${name} is sensitive: give it x-sensitive: true.`, location });
  };
  return {
    Parameter(parameter: Parameter, context: Context) {
      check(parameter.name, parameter.schema, context, context.location);
    },
    Schema(schema: Schema, context: Context) {
      for (const [name, property] of Object.entries(schema.properties ?? {}))
        check(name, property, context, context.location.child(['properties', name]));
    },
  };
};

const isMarked = (node: Schema | Reference) => 'x-sensitive' in node && node['x-sensitive'] === true;

function isSensitive(name: string, { type, format, writeOnly, ...schema }: Schema, { source }: Location): boolean {
  if (schema.enum || type === 'boolean') return false;
  if (writeOnly || format === 'password' || (name === 'code' && SECOND_FACTOR.test(source.absoluteRef))) return true;
  return SECRET.test(name) || NUMBER.test(name) || OTHERS.has(name);
}
