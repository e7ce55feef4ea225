import type { Json } from './contract.ts';

/** An invalid value, derived from a valid value by a single change. */
type Break = { readonly what: string; readonly value: Json };

const NO_OBJECTS: readonly Json[] = [[], null, 'x', 0, false];
const WRONG_TYPES: readonly Json[] = [null, true, 7, 'x', [], {}];
const UNSEEN = ['\u0000', '\r\n', '\u001b[2J', '\u202e', '\u200b'];

/** Returns all ways to break a value in one place. If a schema is permissive, some results may still be valid. */
export function breaksOf(schema: Json, value: Json, at = 'body'): Break[] {
  const whole: Break[] =
    at === 'body' ? NO_OBJECTS.map((no) => ({ what: `${JSON.stringify(no)} for the body`, value: no })) : [];
  return [...whole, ...inside(schema, value, at)];
}

function inside(schema: Json, value: Json, at: string): Break[] {
  const form = formOf(schema, value);
  const wrong = WRONG_TYPES.map((other) => ({ what: `${at} is ${JSON.stringify(other)}`, value: other }));
  if (Array.isArray(value)) {
    const tooMany = form.maxItems
      ? [{ what: `${at} is too long`, value: Array(form.maxItems + 1).fill(value[0] ?? {}) }]
      : [];
    return [
      ...wrong,
      ...tooMany,
      ...value.flatMap((item, index) =>
        inside(form.items, item, `${at}[${index}]`).map((broken) => ({
          ...broken,
          value: value.with(index, broken.value),
        })),
      ),
    ];
  }
  if (value !== null && typeof value === 'object')
    return [...(at === 'body' ? [] : wrong), ...inObject(form, value, at)];
  return [
    ...wrong,
    ...outOfBounds(form).map((other) => ({ what: `${at} is ${JSON.stringify(other).slice(0, 60)}`, value: other })),
  ];
}

function inObject(form: Json, value: Json, at: string): Break[] {
  const required: string[] = form.required ?? [];
  return [
    { what: `${at} has an unknown field`, value: { ...value, unheardOf: 1 } },
    ...required.map((name) => {
      const { [name]: _, ...others } = value;
      return { what: `${at} lacks ${name}`, value: others };
    }),
    ...Object.keys(value).flatMap((name) =>
      inside(form.properties[name], value[name], `${at}.${name}`).map((broken) => ({
        ...broken,
        value: { ...value, [name]: broken.value },
      })),
    ),
  ];
}

function outOfBounds({ minimum, maximum, minLength, maxLength, pattern, enum: values }: Json): Json[] {
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1, maximum + 0.5]),
    ...(minLength ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength ? ['x'.repeat(maxLength + 1)] : []),
    ...(pattern ? ['', ' ', 'ü !', ...UNSEEN.map((unseen) => `a${unseen}b`)] : []),
    ...(values ? ['unheardOf', String(values[0]).toUpperCase()] : []),
  ];
}

/** Returns the alternative that matches the value's fields. */
function formOf(schema: Json, value: Json): Json {
  const choice: Json[] = schema.oneOf ?? schema.anyOf ?? [];
  if (choice.length === 0) return schema;
  const isMeant = (one: Json) =>
    one.properties
      ? Object.entries<Json>(one.properties).every(([name, field]) => !field.enum || field.enum.includes(value?.[name]))
      : [one.type].flat().includes(Number.isInteger(value) ? 'integer' : typeof value);
  return choice.find(isMeant) ?? choice[0];
}
