import { formats } from '@agency-booking/contract-express';
import contract from '../../../src/generated/openapi.json' with { type: 'json' };
import type { Fact, Fields } from './facts.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is plain JSON here
type Json = any;

export const bundled: Json = contract;

export function resolve(node: Json): Json {
  if (node?.$ref === undefined) return node;
  const { $ref, ...beside } = node;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((at: Json, step: string) => at[step], bundled);
  return { ...resolve(target), ...beside };
}

/** Returns an operation by its name in the product, such as `GET /locations/{placeId}`. */
export function operationOf(name: string): Json {
  const [method = '', path = ''] = name.split(' ');
  const operation = bundled.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`the contract has no ${name}`);
  return operation;
}

export const allOperations: readonly string[] = Object.entries<Json>(bundled.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
);

export const needsToken = (name: string): boolean => (operationOf(name).security ?? bundled.security).length > 0;

export function parameterOf(name: string, where: string, parameter: string): Json {
  return operationOf(name)
    .parameters.map(resolve)
    .find((one: Json) => one.in === where && one.name === parameter);
}

export function requiredParametersOf(name: string): string[] {
  const parameters: Json[] = operationOf(name).parameters.map(resolve);
  return parameters.filter(({ required }) => required).map((parameter) => parameter.name);
}

/** `variant` is the discriminator value if the body has several variants. */
export function bodyOf(name: string, mediaType: string, variant?: string): Json {
  return formOf(resolve(operationOf(name).requestBody)?.content[mediaType]?.schema, variant);
}

export function answerOf(name: string, status: number): Json {
  return resolve(operationOf(name).responses[status]);
}

function formOf(schema: Json, variant: string | undefined): Json {
  const form = resolve(schema);
  if (!form?.oneOf) return form;
  return variant === undefined ? together(form) : resolve({ $ref: form.discriminator.mapping[variant] });
}

/** Merges the variants of a body into one schema with all fields of all variants and the discriminator. */
function together({ oneOf, discriminator: { mapping, propertyName } }: Json): Json {
  const forms: Json[] = oneOf.map(resolve);
  const properties = Object.assign({}, ...forms.map((form) => form.properties));
  properties[propertyName] = { type: 'string', enum: Object.keys(mapping) };
  const required = forms[0].required.filter((name: string) => forms.every((form) => form.required.includes(name)));
  return { type: 'object', properties, required };
}

type Options = {
  readonly variant?: string | undefined;
  readonly path?: string;
  /**
   * True for requests. For these, the contract must not require more fields or accept fewer values than the product.
   */
  readonly isRequest?: boolean;
};

/** Returns the contract's deviations from the product. Additions in the contract do not count. */
export function differences(fact: Fact, schema: Json, options: Options = {}): string[] {
  const { variant, path = 'body', isRequest = false } = options;
  const form = formOf(schema, variant);
  if (form === undefined) return [`${path} is missing`];
  const types = [form.type ?? form.anyOf.map(({ type }: Json) => type)].flat().sort();
  if (types.join() !== [...fact.types].sort().join()) return [`${path} is ${types.join(' or ')}`];
  return [
    ...valueDifferences(fact, form, path),
    ...(isRequest ? narrowings(fact, form, path) : []),
    ...fieldDifferences(fact.fields ?? {}, form, { path, isRequest }),
    ...(fact.items ? differences(fact.items, form.items, { variant, path: `${path}[]`, isRequest }) : []),
  ];
}

function valueDifferences(fact: Fact, form: Json, path: string): string[] {
  const { values, accepts = [], refuses = [], byDefault, isDeprecated = false } = fact;
  const isListed = !values || [...values].sort().join() === [...(form.enum ?? [])].sort().join();
  const isKnown = accepts.every((value) => form['x-extensible-enum']?.includes(value) ?? true);
  const isDefault = byDefault === undefined || form.default === byDefault;
  return [
    ...(isListed ? [] : [`${path} is one of ${form.enum?.join(', ') ?? 'any'}`]),
    ...(isKnown ? [] : [`${path} is known as ${form['x-extensible-enum'].join(', ')}`]),
    ...(isDefault ? [] : [`${path} is ${form.default} by default`]),
    ...(isDeprecated === (form.deprecated ?? false) ? [] : [`${path} is ${isDeprecated ? 'not ' : ''}deprecated`]),
    ...accepts.filter((value) => !accepted(form, value)).map((value) => `${path} refuses ${JSON.stringify(value)}`),
    ...refuses.filter((value) => accepted(form, value)).map((value) => `${path} accepts ${JSON.stringify(value)}`),
  ];
}

/**
 * Returns fields that only the contract requires from partners, and product values that the contract does not accept.
 */
function narrowings({ fields, values, accepts }: Fact, form: Json, path: string): string[] {
  const required: string[] = form.required ?? [];
  return [
    ...required.filter((name) => fields && !(name in fields)).map((name) => `${path}.${name} is required besides`),
    ...(form.enum && !values && !accepts ? [`${path} is one of ${form.enum.join(', ')}`] : []),
  ];
}

function fieldDifferences(fields: Fields, form: Json, { path, isRequest }: Options): string[] {
  const required: string[] = form.required ?? [];
  return Object.entries(fields).flatMap(([name, fact]) => {
    const at = `${path}.${name}`;
    const isRequired = required.includes(name);
    return [
      ...differences(fact, form.properties?.[name], { path: at, isRequest }),
      ...(isRequired === !fact.isOptional ? [] : [`${at} is ${isRequired ? 'required' : 'optional'}`]),
    ];
  });
}

/** Checks a string or number against its limits, as the service does. */
export function accepted(form: Json, value: unknown): boolean {
  if (form.enum && !form.enum.includes(value)) return false;
  if (typeof value === 'number') {
    return value >= (form.minimum ?? -Infinity) && value <= (form.maximum ?? Infinity);
  }
  const given = String(value);
  if (form.pattern && !new RegExp(form.pattern, 'u').test(given)) return false;
  if (form.format && formats[form.format]?.accepts(given) === false) return false;
  return given.length >= (form.minLength ?? 0) && given.length <= (form.maxLength ?? Infinity);
}
