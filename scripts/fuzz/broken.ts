import { breaksOf } from './breaks.ts';
import type { Json, Operation, Parameter } from './contract.ts';
import { fits } from './fits.ts';

/** Returns all bodies that violate the schema in one place, derived from a valid body. */
export function brokenBodies({ body }: Operation, value: Json): { readonly body: Json; readonly broken: string }[] {
  if (!body) return [];
  const isForm = !body.mediaType.endsWith('json');
  return (
    breaksOf(body.schema, value)
      .filter((broken) => !isForm || isForm === isFormBody(broken.value))
      .filter((broken) => !fits(body.schema, broken.value))
      // If the body is optional, an empty object counts as no body.
      .filter((broken) => body.required || JSON.stringify(broken.value) !== '{}')
      .map(({ what, value: body }) => ({ body, broken: what }))
  );
}

/** Returns true if a form can represent the value, which is the case if all fields are strings. */
const isFormBody = (value: Json) =>
  value !== null && typeof value === 'object' && Object.values(value).every((field) => typeof field === 'string');

/** Returns all parameter sets in which one parameter violates the contract, derived from a valid set. */
export function brokenParameters(all: readonly Parameter[], given: Readonly<Record<string, Json>>) {
  return all.flatMap(({ name, in: place, required, schema }) => {
    const values = [
      ...(schema.enum ? ['unheardOf'] : []),
      'a b',
      'ü',
      '',
      'x'.repeat((schema.maxLength ?? 64) + 1),
      '-1',
      '1.5',
    ];
    const sendable = values.filter((value) => canBeSent(place, value) && !fits(schema, asJson(schema, value)));
    const wrong = sendable.map((value) => ({
      parameters: { ...given, [name]: value },
      broken: `${name} is ${value.slice(0, 60)}`,
    }));
    if (!required || place === 'path') return wrong;
    const { [name]: _, ...others } = given;
    return [...wrong, { parameters: others, broken: `${name} is missing` }];
  });
}

const canBeSent = (place: Parameter['in'], value: string) =>
  place === 'query' || (place === 'path' ? value !== '' : /^[!-~]([ -~]*[!-~])?$/.test(value));

/** Converts a parameter's text to its declared type, as a tool would. */
function asJson({ type }: Json, text: string): Json {
  if (type === 'integer' || type === 'number') return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}
