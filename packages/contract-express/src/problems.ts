import { type ExampleAt, wordsOf } from './accepted.ts';
import { formats } from './formats.ts';

/** What a customer reads about the first thing wrong with a request. */
export type Problem = { readonly field: string; readonly message: string };

/** An error of ajv, as far as it is read here. */
export type ErrorObject = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: each keyword has its own
  readonly params: any;
  readonly parentSchema?: {
    readonly format?: string;
    readonly pattern?: string;
    readonly writeOnly?: boolean;
    readonly properties?: Readonly<Record<string, { readonly enum?: readonly unknown[] }>>;
    readonly discriminator?: { readonly kinds?: readonly string[] };
  };
};

/**
 * Several errors are those of a failed choice: told is the branch that came furthest, or that the type fits.
 * @param exampleAt of the request; what was sent is never repeated
 */
export function firstProblem(errors: readonly ErrorObject[], exampleAt: ExampleAt = () => undefined): Problem {
  const depths = errors.map((error) => pathOf(error).split('/').length);
  const deepest = errors.filter((_, index) => depths[index] === Math.max(...depths));
  const [error] = deepest;
  if (!error) return { field: 'body', message: 'is not acceptable' };
  const ofType = deepest.filter(({ keyword }) => !NOT_TOLD.has(keyword));
  const types = deepest.filter(({ keyword }) => keyword === 'type').map(({ params }) => params.type);
  const message =
    types.length > 1 && ofType.length === 0
      ? `must be ${types.join(' or ')}`
      : messageOf(ofType[0] ?? error, exampleAt);
  return { field: fieldOf(pathOf(ofType[0] ?? error)), message };
}

/** So that the whole message fits. */
const MAX_LIST_LENGTH = 400;

const NOT_TOLD = new Set(['type', 'anyOf', 'oneOf']);

/** Where an error is, as a JSON pointer that begins with the part of the request: a missing property's own place, too. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const property = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? params.tag;
  return property === undefined ? instancePath : `${instancePath}/${escapePointer(property)}`;
}

const PARTS = new Set(['query', 'headers', 'params', 'cookies', 'body', 'response']);

/** `/body/extraProducts/1/quantity` is `extraProducts[1].quantity`; the body itself is `body`. */
function fieldOf(pointer: string): string {
  const segments = pointer.split('/').slice(1).map(unescapePointer);
  const part = PARTS.has(segments[0] ?? '') ? segments.shift() : undefined;
  const path = segments.map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${nameOf(segment)}`)).join('');
  return path.replace(/^\./, '') || (part === 'response' ? 'response' : 'body');
}

/** A name without a letter is still one that can be pointed at. */
export const nameOf = (name: string) => (name === '' ? '""' : name);

/** What a JSON pointer leads to. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map(unescapePointer)
    .reduce((at, segment) => (at as Record<string, unknown>)[segment], value);

const escapePointer = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePointer = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');

function messageOf(error: ErrorObject, exampleAt: ExampleAt): string {
  const { keyword, params, parentSchema, message = 'is not acceptable' } = error;
  const format = params.format ?? parentSchema?.format;
  switch (keyword) {
    case 'pattern': {
      if (formats[format]) return `must be ${formats[format].description}`;
      const words = wordsOf(params.pattern);
      return `${words ? `must be ${words}` : message}${suchAs(error, exampleAt)}`;
    }
    case 'type': {
      const words = params.type === 'string' && wordsOf(parentSchema?.pattern ?? '');
      return `must be ${[params.type].flat().join(' or ')}${words ? ` of ${words}` : ''}${suchAs(error, exampleAt)}`;
    }
    case 'required':
      return `is required${whenKind(parentSchema)}`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `is not known here${whenKind(parentSchema)}`;
    case 'enum':
      return `must be one of: ${listed(params.allowedValues)}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'format':
      return `must be ${formats[format]?.description ?? format}`;
    case 'minLength':
      return `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'minItems':
      return `must have at least ${params.limit} items`;
    case 'maxItems':
      return `must have at most ${params.limit} items`;
    case 'discriminator':
      return params.tagValue === undefined
        ? 'is required'
        : `must be one of: ${parentSchema?.discriminator?.kinds?.join(', ')}`;
    default:
      return message;
  }
}

const MAX_EXAMPLE_LENGTH = 80;

/** In the quotes of JSON where they are what is missing. What is secret has no example. */
function suchAs(error: ErrorObject, exampleAt: ExampleAt): string {
  const { keyword, params, parentSchema } = error;
  if (parentSchema?.writeOnly || parentSchema?.format === 'password') return '';
  const example = exampleAt(pathOf(error));
  const isAccepted =
    keyword === 'pattern'
      ? typeof example === 'string' && new RegExp(params.pattern, 'u').test(example)
      : [params.type].flat().some((type) => TYPE_OF[type] === typeof example);
  if (!isAccepted) return '';
  const text = keyword === 'pattern' ? String(example) : JSON.stringify(example);
  return text.length > MAX_EXAMPLE_LENGTH ? '' : `, such as ${text}`;
}

/** Of JSON, in JavaScript; objects and lists are too long for an example. */
const TYPE_OF: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
};

/** Of a long list only the beginning: the contract has all of it. */
function listed(values: readonly unknown[]): string {
  const all = values.join(', ');
  return all.length <= MAX_LIST_LENGTH ? all : `${all.slice(0, all.lastIndexOf(', ', MAX_LIST_LENGTH))} and more`;
}

/** One alternative of several is told apart by a field with one value: that is why another field is needed, or unknown. */
function whenKind(schema: ErrorObject['parentSchema']): string {
  const kind = Object.entries(schema?.properties ?? {}).find(([, { enum: values }]) => values?.length === 1);
  return kind ? ` when ${kind[0]} is ${kind[1].enum![0]}` : '';
}
