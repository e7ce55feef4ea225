import type { Context, Location, MediaType, Parameter, Rule, Schema } from './redocly.types.ts';
import { forEachSchema } from './schemas.ts';

/**
 * Requires a pattern that allows only web addresses. Browsers would run a `javascript:` or `data:` URI as part of the
 * page that links to it.
 */
export const addressesOfTheWeb: Rule = () => ({
  Schema(schema: Schema, { report, location }: Context) {
    if (schema.format !== 'uri' || /^\^https\??:\/\//.test(schema.pattern ?? '')) return;
    report({ message: 'Say which scheme this address has, with a pattern that begins with ^https?://.', location });
  },
});

/** Formats that exclude invisible characters, and `password`, which is compared as typed and never shown. */
const WITHOUT_HIDDEN = new Set([
  ...['plain-text', 'visible-text', 'search-text', 'email', 'e164', 'forwarded-for', 'iso-country', 'iso-currency'],
  ...['date', 'date-time', 'local-or-offset-date-time', 'time', 'uuid', 'ipv4', 'uri', 'password'],
]);
/** A line feed, an escape character, a zero-width space, a right-to-left override and a left-to-right isolate. */
const HIDDEN = ['\n', '\u001B', '\u200B', '\u202E', '\u2066'];
const LONGEST_TRIED = 32;

/**
 * Forbids invisible characters, line breaks and text direction changes in strings, because other people read them.
 */
export const requestsWithoutHiddenCharacters: Rule = () => {
  const check = ({ schema: given }: MediaType | Parameter, context: Context) =>
    forEachSchema(given, context, (schema, location) => refuseHidden(schema, location, context));
  return {
    Parameter(parameter: Parameter, context: Context) {
      // HTTP does not allow invisible characters in headers.
      if (parameter.in !== 'header') check(parameter, context);
    },
    RequestBody: { MediaType: check },
  };
};

function refuseHidden(schema: Schema, location: Location, { report }: Context): void {
  const isText = [schema.type].flat().includes('string') && !schema.enum && schema.const === undefined;
  if (!isText || WITHOUT_HIDDEN.has(schema.format ?? '') || isCredential(location) || refusesHidden(schema)) return;
  const message =
    'Give this text format: plain-text, visible-text for a name, or a pattern that takes no hidden characters.';
  report({ message, location });
}

/** An agency's API key is also compared exactly as typed. */
const isCredential = ({ source, pointer }: Location) =>
  /[\\/]paths[\\/]auth[\\/]login\.yaml$/.test(source.absoluteRef) &&
  pointer === '#/x-schemas/LoginRequest/properties/key';

function refusesHidden({ pattern }: Schema): boolean {
  if (!pattern?.startsWith('^') || !pattern.endsWith('$')) return false;
  const expression = new RegExp(pattern, 'u');
  const texts = HIDDEN.flatMap((hidden) =>
    Array.from({ length: LONGEST_TRIED }, (_, length) => [
      hidden.repeat(length + 1),
      `a${hidden.repeat(length)}a`,
    ]).flat(),
  );
  return !texts.some((text) => /[^a]/.test(text) && expression.test(text));
}
