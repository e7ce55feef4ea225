import type { CompiledOperation } from './compiled.ts';
import { resolve } from './document.ts';
import { nearestName } from './hints.ts';
import type { Guidance } from './messages.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

/** Returns the example value in the contract for a JSON pointer into a request, or `undefined` if there is none. */
export type ExampleAt = (pointer: string) => unknown;

const PLACES: Readonly<Record<string, string>> = { params: 'path', query: 'query', headers: 'header' };

export function guidanceOf(contract: object, operation: CompiledOperation): Guidance {
  return {
    exampleAt: exampleAt(contract, operation),
    parameterLike(name) {
      const all = parametersOf(contract, operation).filter((one) => one.in !== 'path');
      const found = nearestName(
        name,
        all.map((one) => one.name),
      );
      const parameter = found && all.find((one) => one.name === found);
      return parameter && `the ${parameter.in === 'query' ? 'query parameter' : 'header'} ${found}`;
    },
  };
}

function parametersOf(contract: object, { method, path }: CompiledOperation): Json[] {
  const item = (contract as Json).paths?.[path];
  return [...(item?.[method]?.parameters ?? []), ...(item?.parameters ?? [])].map((one) => resolved(contract, one));
}

function exampleAt(contract: object, operation: CompiledOperation): ExampleAt {
  const { method, path } = operation;
  return (pointer) => {
    const [part = '', ...segments] = pointer.split('/').slice(1);
    const { requestBody = {} } = (contract as Json).paths?.[path]?.[method] ?? {};
    if (part === 'body') return first(bodiesOf(contract, requestBody), (body) => valueIn(body, segments));
    const parameter = parametersOf(contract, operation).find(
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

/**
 * The list in the example can be shorter than the list in the request, so any of its items can serve as the example.
 */
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

/** Matches patterns that consist of fixed leading digits, one character class and a repetition count. */
const ONE_CLASS = /^\^(\d*|\[1-9\])\[(A-Z)?(a-z)?(0-9)?([_.]*-?)\]\{(\d+)(?:,(\d+))?\}\$$/;

/** Describes the values that such a pattern accepts, for example `^[0-9]{3,4}$` as `3 to 4 digits`. */
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
