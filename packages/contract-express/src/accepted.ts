import type { CompiledOperation } from './compiled.ts';
import { resolve } from './document.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is plain JSON to us
type Json = any;

/** What the examples of the contract have at a place of a request, as a JSON pointer; undefined where they have nothing. */
export type ExampleAt = (pointer: string) => unknown;

/** Parts of a request, and what the contract calls its parameters. */
const PLACES: Readonly<Record<string, string>> = { params: 'path', query: 'query', headers: 'header' };

/** Looked up when a request is refused, and not before. */
export function exampleAt(contract: object, { method, path }: CompiledOperation): ExampleAt {
  return (pointer) => {
    const [part = '', ...segments] = pointer.split('/').slice(1);
    const item = (contract as Json).paths?.[path];
    const { parameters = [], requestBody = {} } = item?.[method] ?? {};
    const all = [...parameters, ...(item?.parameters ?? [])].map((one) => resolved(contract, one));
    if (part === 'body') return first(bodiesOf(contract, requestBody), (body) => valueIn(body, segments));
    const parameter = all.find(
      (one) => one.in === PLACES[part] && one.name.toLowerCase() === segments[0]?.toLowerCase(),
    );
    return parameter && segments.length === 1 ? first([parameter.example, ...shown(contract, parameter)]) : undefined;
  };
}

const resolved = (contract: object, node: Json): Json => (node.$ref ? resolve(contract, node.$ref) : node);

const bodiesOf = (contract: object, body: Json): readonly unknown[] =>
  Object.values(resolved(contract, body).content ?? {}).flatMap((media) => shown(contract, media));

const shown = (contract: object, { examples = {} }: Json): readonly unknown[] =>
  Object.values(examples).map((example) => resolved(contract, example).value);

/** A list may be shorter in the example: any item of it will do. */
function valueIn(value: unknown, [segment, ...rest]: readonly string[]): unknown {
  if (segment === undefined) return value;
  if (Array.isArray(value)) return first(value, (item) => valueIn(item, rest));
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, segment);
  return isThere ? valueIn((value as Json)[segment], rest) : undefined;
}

function first<Value>(values: readonly Value[], of: (value: Value) => unknown = (value) => value): unknown {
  for (const value of values) {
    const found = of(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Which digits come first, one class of characters, and how many of it. */
const ONE_CLASS = /^\^(\d*|\[1-9\])\[(A-Z)?(a-z)?(0-9)?([_.]*-?)\]\{(\d+)(?:,(\d+))?\}\$$/;

/** What such a pattern accepts: `^[0-9]{3,4}$` is `3 to 4 digits`. */
export function wordsOf(pattern: string): string | undefined {
  const match = ONE_CLASS.exec(pattern);
  if (!match) return undefined;
  const [, beginning = '', capitals, small, digits, signs = '', least, most = least] = match;
  const letters = capitals && small ? 'letters (A to Z)' : capitals ? 'capital letters' : small && 'small letters';
  const kinds = [letters, digits && 'digits', ...signs].filter((kind) => kind !== undefined);
  if (kinds.length === 0 || (beginning && kinds.join() !== 'digits')) return undefined;
  const isAnyButZero = beginning === '[1-9]';
  const [from, to] = [least, most].map((count) => Number(count) + (isAnyButZero ? 1 : beginning.length));
  const last = kinds.pop();
  const what = kinds.length > 0 ? `${kinds.join(', ')} or ${last}` : last;
  const start = isAnyButZero ? ' not beginning with 0' : beginning && ` beginning with ${beginning}`;
  return `${from === to ? from : `${from} to ${to}`} ${what}${start}`;
}
