// biome-ignore lint/suspicious/noExplicitAny: a contract is walked as plain JSON
type Json = any;

/** A request's text field that accepts one of the values, with the example request that contains the field. */
export type TextField = {
  readonly operation: string;
  readonly roles: readonly string[] | undefined;
  readonly secured: boolean;
  /** The field name as used in errors. */
  readonly field: string;
  readonly isMarked: boolean;
  readonly value: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
};

type Place = { readonly steps: readonly (string | 0)[]; readonly schema: Json };

/** Throws if a field occurs in no example. */
export function textFieldsOf(contract: Json, values: readonly string[]): TextField[] {
  const resolve = (node: Json): Json => {
    if (!node?.$ref) return node;
    const found = node.$ref
      .split('/')
      .slice(1)
      .reduce((at: Json, key: string) => at[key], contract);
    return { ...resolve(found), ...node, $ref: undefined };
  };
  const accepted = ({ pattern, format, maxLength = 1_000, enum: listed, const: only }: Json) =>
    listed || only !== undefined || FORMED.has(format)
      ? undefined
      : [...values, ...values.map((value) => `+${value}`.slice(0, 16)), ...inAddress(values, format)].find(
          (value) =>
            value.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(value)) && fits(format, value),
        );

  function placesIn(given: Json, steps: Place['steps'], above: readonly Json[]): Place[] {
    const schema = resolve(given);
    if (!schema || above.includes(given.$ref ?? schema)) return [];
    const inner = [...above, given.$ref ?? schema];
    const isText = [schema.type].flat().includes('string');
    return [
      ...(isText ? [{ steps, schema }] : []),
      ...['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
        (schema[key] ?? []).flatMap((one: Json) => placesIn(one, steps, inner)),
      ),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => placesIn(one, [...steps, name], inner)),
      ...(schema.items ? placesIn(schema.items, [...steps, 0], inner) : []),
    ];
  }

  return operationsOf(contract).flatMap(({ method, path, item, operation }) => {
    const parameters = [...(operation.parameters ?? []), ...(item.parameters ?? [])].map(resolve);
    const exampleOf = (parameter: Json) =>
      String(parameter.example ?? resolve(Object.values(parameter.examples ?? {})[0])?.value ?? 'x');
    const needed = parameters.filter((parameter) => parameter.required);
    const [[mediaType, media] = []] = Object.entries<Json>(resolve(operation.requestBody)?.content ?? {});
    const examples = Object.values<Json>(media?.examples ?? {}).map((example) => resolve(example).value);
    const [usual] = examples;

    const requestWith = (changed: Readonly<Record<string, string>>, body: Json) => {
      const all = [...needed, ...parameters.filter(({ name, required }) => !required && name in changed)];
      const textOf = (parameter: Json) => changed[parameter.name] ?? exampleOf(parameter);
      const inPlace = (place: string) => all.filter((parameter) => parameter.in === place);
      const query = new URLSearchParams(
        inPlace('query').map((parameter): [string, string] => [parameter.name, textOf(parameter)]),
      );
      const filled = inPlace('path').reduce(
        (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(textOf(parameter))),
        path,
      );
      const isForm = mediaType === 'application/x-www-form-urlencoded';
      return {
        path: query.size > 0 ? `${filled}?${query}` : filled,
        headers: {
          ...Object.fromEntries(inPlace('header').map((parameter) => [parameter.name, textOf(parameter)])),
          ...(body !== undefined && { 'Content-Type': mediaType! }),
        },
        body: isForm ? new URLSearchParams(body).toString() : body,
      };
    };
    const about = {
      operation: operation.operationId as string,
      roles: operation['x-roles'] as string[] | undefined,
      secured: (operation.security ?? contract.security ?? []).length > 0,
      method: method.toUpperCase(),
    };

    const ofParameters = parameters.flatMap((parameter) => {
      const schema = resolve(parameter.schema);
      const value = schema.type === 'string' ? accepted(schema) : undefined;
      if (value === undefined || parameter.name === 'X-Request-Id') return [];
      const request = requestWith({ [parameter.name]: value }, usual);
      return [{ ...about, ...request, field: parameter.name as string, value, isMarked: isMarked(schema) }];
    });
    const places = media ? placesIn(media.schema, [], []) : [];
    const ofBody = places.flatMap(({ steps, schema }) => {
      const value = accepted(schema);
      if (value === undefined) return [];
      const field = steps
        .map((step) => (step === 0 ? '[0]' : `.${step}`))
        .join('')
        .slice(1);
      const body = examples.map((example) => withValue(example, steps, value)).find((one) => one !== undefined);
      if (body === undefined) throw new Error(`${operation.operationId}: no example has what holds ${field}`);
      return [{ ...about, ...requestWith({}, body), field, value, isMarked: isMarked(schema) }];
    });
    return [...ofParameters, ...new Map(ofBody.map((one) => [one.field, one])).values()];
  });
}

const FORMED = new Set([
  'date',
  'date-time',
  'local-or-offset-date-time',
  'time',
  'iso-country',
  'iso-currency',
  'ipv4',
  'uuid',
  'forwarded-for',
]);

/** Returns the first value as part of an email address or URL, if the format requires one. */
const inAddress = (values: readonly string[], format: string | undefined) =>
  format === 'email'
    ? [`${values[0]}@horizon.example`]
    : format === 'uri'
      ? [`https://horizon.example/${values[0]}`]
      : [];

function fits(format: string | undefined, value: string): boolean {
  if (format === 'email') return value.includes('@');
  if (format === 'uri') return value.startsWith('https:');
  return format === 'e164' ? /^\+\d{7,15}$/.test(value) : true;
}

const isMarked = ({ writeOnly, format, 'x-any-number': anyNumber }: Json) =>
  writeOnly === true || anyNumber === true || ['password', 'e164'].includes(format);

function operationsOf(contract: Json) {
  return Object.entries<Json>(contract.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).flatMap(([method, operation]) =>
      operation?.operationId ? [{ method, path, item, operation }] : [],
    ),
  );
}

/** Returns `undefined` if the example has no object or list into which the value can be inserted. */
function withValue(example: Json, [step, ...rest]: Place['steps'], value: string): Json | undefined {
  if (step === undefined) return value;
  if (step === 0) {
    if (!Array.isArray(example)) return undefined;
    const inner = withValue(example[0] ?? (rest.length > 0 ? {} : ''), rest, value);
    return inner === undefined ? undefined : [inner, ...example.slice(1)];
  }
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return undefined;
  if (rest.length > 0 && !(step in example)) return undefined;
  const inner = withValue(example[step], rest, value);
  return inner === undefined ? undefined : { ...example, [step]: inner };
}
