import { eachField } from './each-field.ts';
import type { Context, Location, MediaType, Parameter, Reference, Rule, Schema } from './redocly.types.ts';

const IDENTIFIER = /^(id|code|[a-z]\w*(Id|ID|Code))$/;
const BOUNDED_FORMATS = new Set(['date', 'date-time', 'local-or-offset-date-time', 'e164', 'iso-country', 'uuid']);

const includesType = (schema: Schema, type: string) => [schema.type].flat().includes(type);

/** Requires identifiers to have a pattern, which distinguishes them from free text. */
export const identifiersHavePatterns: Rule = () =>
  eachField(({ name, schema }) => {
    if (!IDENTIFIER.test(name) || !includesType(schema, 'string') || schema.enum || schema.pattern) return undefined;
    return `${name} is an identifier: give it a pattern such as ^[A-Za-z0-9_-]{1,64}$.`;
  });

export const valuesHaveBounds: Rule = () => ({
  Schema(schema: Schema, { report, location }: Context) {
    if (schema.enum || schema.const !== undefined) return;
    const lacks = (bound: string) => report({ message: `Give this ${schema.type} a bound: ${bound}.`, location });
    if (includesType(schema, 'string')) {
      const bounded = schema.maxLength !== undefined || schema.pattern || BOUNDED_FORMATS.has(schema.format ?? '');
      if (!bounded) lacks('maxLength, pattern or a format of known length');
    }
    if (includesType(schema, 'integer') || includesType(schema, 'number')) {
      if (schema.minimum === undefined) lacks('minimum');
      if (schema.maximum === undefined) lacks('maximum');
    }
    if (includesType(schema, 'array') && schema.maxItems === undefined) lacks('maxItems');
  },
});

export const fieldsDescribed: Rule = () => ({
  Schema(schema: Schema, { report, resolve, location }: Context) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if ('description' in property || resolve<Schema>(property).node?.description) continue;
      report({ message: `Say in a sentence what ${name} is.`, location: location.child(['properties', name]) });
    }
  },
});

/** The place of a component: a file, or an entry in an operation's file. */
const NAMED = /^#\/(?:x-schemas\/[^/]+)?$/;

/**
 * Requires enums to be named. Generators name types after schemas, so the same enum in two places would become two
 * types.
 */
export const enumsNamed: Rule = () => ({
  Schema(schema: Schema, { report, location }: Context) {
    if (!Array.isArray(schema.enum) || schema.enum.length < 2 || NAMED.test(location.pointer)) return;
    report({
      message: 'Give this list of values a name: an entry in x-schemas of the operation, or a file.',
      location,
    });
  },
});

/**
 * Requires open enums in responses to have a pattern, because validators treat an open enum as a string. Requests
 * accept only the listed values.
 */
export const openEnumsInAnswers: Rule = () => {
  const bad = (schema: Schema) => schema.type !== 'string' || schema.enum || !schema.pattern;
  const refuseInRequest = ({ schema: given }: MediaType | Parameter, context: Context) =>
    forEachSchema(given, context, (schema, location) => {
      if (!schema['x-extensible-enum']) return;
      context.report({ message: 'A request takes what it lists: use enum here.', location });
    });
  return {
    Schema(schema: Schema, { report, location }: Context) {
      if (!schema['x-extensible-enum'] || !bad(schema)) return;
      report({ message: 'x-extensible-enum stands beside type: string and a pattern, without enum.', location });
    },
    Parameter: refuseInRequest,
    RequestBody: { MediaType: refuseInRequest },
  };
};

/** Requires `type: object` alongside a discriminator, and a separate schema for each of its values. */
export const discriminatorsOfObjects: Rule = () => ({
  Schema(schema: Schema, { report, location }: Context) {
    if (!schema.discriminator) return;
    if (schema.type !== 'object') report({ message: 'Say type: object beside the discriminator.', location });
    const targets = Object.values(schema.discriminator.mapping ?? {});
    if (new Set(targets).size === targets.length) return;
    const message = 'Give each value of the discriminator a schema of its own; many tools refuse two values for one.';
    report({ message, location: location.child('discriminator') });
  },
});

/** Requires closed request objects, so that a misspelt field is rejected. */
export const requestsClosed: Rule = () => ({
  RequestBody: {
    MediaType(mediaType: MediaType, context: Context) {
      forEachSchema(mediaType.schema, context, (schema, location) => {
        // A choice is closed if each of its alternatives is closed.
        if (schema.type !== 'object' || schema.oneOf || schema.additionalProperties === false) return;
        context.report({ message: 'Close this object with additionalProperties: false.', location });
      });
    },
  },
});

/**
 * Forbids `allOf` in responses. Response objects allow only declared properties, so the parts of an `allOf` would
 * reject each other's properties.
 */
export const answersWithoutAllOf: Rule = () => ({
  Response: {
    MediaType(mediaType: MediaType, context: Context) {
      forEachSchema(mediaType.schema, context, (schema, location) => {
        if (!schema.allOf) return;
        context.report({ message: 'List the properties here instead of allOf.', location: location.child('allOf') });
      });
    },
  },
});

/** Visits every schema in a body or parameter. Redocly's own nested visitors stop at the first schema. */
export function forEachSchema(
  given: Schema | Reference | undefined,
  { resolve, location: start }: Context,
  visit: (schema: Schema, location: Location) => void,
): void {
  const seen = new Set<unknown>();
  const descend = (given: Schema | Reference | undefined, at: Location) => {
    const target =
      given && '$ref' in given ? resolve<Schema>(given, at.source.absoluteRef) : { node: given, location: at };
    const { node: schema, location = at } = target;
    if (!schema || seen.has(schema)) return;
    seen.add(schema);
    visit(schema, location);
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      descend(property, location.child(['properties', name]));
    for (const choice of ['allOf', 'anyOf', 'oneOf'] as const)
      schema[choice]?.forEach((option, index) => {
        descend(option, location.child([choice, index]));
      });
    descend(schema.items, location.child('items'));
  };
  descend(given, start.child('schema'));
}

/**
 * Requires `allowReserved: true` on query parameters. Without it, the validator rejects `+ ( ) ! ' *` in their values.
 */
export const queryAllowsReserved: Rule = () => ({
  Parameter(parameter: Parameter, { report, location }: Context) {
    if (parameter.in !== 'query' || parameter.allowReserved === true) return;
    report({ message: `Give the query parameter ${parameter.name} allowReserved: true.`, location });
  },
});
