import fc, { type Arbitrary } from 'fast-check';
import type { Json } from './contract.ts';

const DAY_MS = 24 * 3_600_000;
const MANY = 4;
const LONG = 40;

/** Returns a generator of values. Most generated times are after `now`, as searches require. */
export function valuesOf(schema: Json, now: Date): Arbitrary<Json> {
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice) return fc.oneof(...choice.map((one: Json) => valuesOf(one, now)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types: string[] = [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, now)));
}

function ofType(type: string, schema: Json, now: Date): Arbitrary<Json> {
  const { minimum: min = 0, maximum: max = 1_000_000 } = schema;
  switch (type) {
    case 'object': {
      const fields = Object.entries<Json>(schema.properties ?? {});
      const requiredKeys = (schema.required ?? []) as string[];
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field, now)])), {
        requiredKeys,
      });
    }
    case 'array': {
      const { minItems = 0, maxItems = MANY } = schema;
      return fc.array(valuesOf(schema.items, now), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + MANY),
      });
    }
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0 || 0);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema, now);
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = LONG }: Json, now: Date): Arbitrary<string> {
  const isFitting = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  const [from, to] = [now.getTime(), now.getTime() + 380 * DAY_MS].map((time) => new Date(time)) as [Date, Date];
  const ahead = fc.date({ min: from, max: to, noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date-time') return fc.oneof({ weight: 4, arbitrary: ahead }, anyMoment);
  if (format === 'local-or-offset-date-time') {
    return fc.oneof({ weight: 4, arbitrary: ahead }, matching(pattern));
  }
  if (format === 'date') return anyMoment.map((text) => text.slice(0, 'YYYY-MM-DD'.length));
  if (format === 'uri') return anyAddress.filter(isFitting);
  if (pattern) return matching(pattern).filter(isFitting);
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, LONG) }).filter(isFitting);
}

const known = new Map<string, Arbitrary<string>>();
/**
 * Caches generators for patterns, which are slow because fast-check tests each one with the names of JavaScript's
 * built-in properties.
 */
function matching(pattern: string): Arbitrary<string> {
  const made = known.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  known.set(pattern, made);
  return made;
}

const anyText = fc.string({ unit: 'grapheme', maxLength: LONG }).map(encodeURIComponent);
/** Replacement for `fc.webUrl()`, which takes a second to create because it enumerates all of Unicode twice. */
const anyAddress = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), fc.array(anyText), fc.option(anyText))
  .map(([scheme, authority, path, query]) => {
    return `${scheme}://${[authority, ...path].join('/')}${query === null ? '' : `?${query}`}`;
  });

const anyMoment = fc
  .date({ min: new Date('1880-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
