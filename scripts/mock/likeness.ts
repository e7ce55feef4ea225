import type { Example } from './contract.ts';

/** A value somewhere inside another, and what its field is called. */
type Leaf = { readonly name: string; readonly value: unknown };

/** Everything inside that is no list and no object. */
export function leavesOf(value: unknown, name = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, name));
  if (typeof value !== 'object' || value === null) return [{ name, value }];
  return Object.entries(value).flatMap(([field, inner]) => leavesOf(inner, field));
}

/** The example that has most in common with a request; of equals, the one of this name, else the first. */
export function mostAlike(examples: readonly Example[], request: unknown, name?: string): Example | undefined {
  const sent = new Set(leavesOf(request).map(keyOf));
  const likeness = (example: Example) =>
    leavesOf(example.value).filter((leaf) => sent.has(keyOf(leaf))).length + (example.name === name ? 0.5 : 0);
  return examples.reduce<Example | undefined>(
    (best, example) => (best && likeness(best) >= likeness(example) ? best : example),
    undefined,
  );
}

/**
 * The answer with what was really sent in place of what the request's example has there: ids wherever they stand,
 * anything else in fields of the same name. So an answer knows the order it is asked for, and the driver of it.
 */
export function echoing(answer: unknown, example: unknown, request: unknown): unknown {
  const byValue = new Map<unknown, unknown>();
  const byField = new Map<string, unknown>();
  pairUp(example, request, '', ({ name, value }, sent) => {
    if (isId(value)) byValue.set(value, sent);
    else if (typeof value === 'string') byField.set(keyOf({ name, value }), sent);
  });
  const echo = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => echo(item, name));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, echo(inner, field)]));
    }
    if (byValue.has(value)) return byValue.get(value);
    if (byField.has(keyOf({ name, value }))) return byField.get(keyOf({ name, value }));
    // Pages and addresses have ids inside.
    return typeof value === 'string' ? value.replaceAll(/[\w-]+/g, (word) => String(byValue.get(word) ?? word)) : value;
  };
  return echo(answer, '');
}

function pairUp(example: unknown, request: unknown, name: string, visit: (leaf: Leaf, sent: unknown) => void): void {
  if (Array.isArray(example) && Array.isArray(request)) {
    for (const [index, item] of example.entries()) pairUp(item, request[index], name, visit);
  } else if (isFields(example) && isFields(request)) {
    for (const [field, value] of Object.entries(example)) pairUp(value, request[field], field, visit);
  } else if (typeof example === typeof request) visit({ name, value: example }, request);
}

const keyOf = ({ name, value }: Leaf) => `${name.toLowerCase()}=${JSON.stringify(value)}`;

/** Long enough to be no word of a language. */
const isId = (value: unknown) => typeof value === 'string' && /^[\w-]{9,}$/.test(value) && /\d/.test(value);

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
