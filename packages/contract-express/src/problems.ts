import { type ExampleAt, wordsOf } from './accepted.ts';
import { formats } from './formats.ts';

/** The first validation error in a request, as the client sees it. */
export type Problem = { readonly field: string; readonly message: string };

export type ErrorObject = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the parameters differ by keyword
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
 * If no branch of a choice matches, returns the error at the deepest location, or a list of the expected types.
 * @param exampleAt finds examples for the message, which never repeats input
 */
export function firstProblem(errors: readonly ErrorObject[], exampleAt: ExampleAt = () => undefined): Problem {
  const depths = errors.map((error) => pathOf(error).split('/').length);
  const deepest = errors.filter((_, index) => depths[index] === Math.max(...depths));
  const [error] = deepest;
  if (!error) return { field: 'body', message: 'is not acceptable' };
  const ofType = deepest.filter(({ keyword }) => !UNREPORTED.has(keyword));
  const types = deepest.filter(({ keyword }) => keyword === 'type').map(({ params }) => params.type);
  const message =
    types.length > 1 && ofType.length === 0
      ? `must be ${types.join(' or ')}`
      : messageOf(ofType[0] ?? error, exampleAt);
  return { field: fieldOf(pathOf(ofType[0] ?? error)), message };
}

/** Limits a list so that the whole message stays within its maximum length. */
const MAX_LIST_LENGTH = 400;

const UNREPORTED = new Set(['type', 'anyOf', 'oneOf']);

/**
 * Returns a JSON pointer that starts with the part of the request. For a missing property, uses its expected location.
 */
function pathOf({ instancePath, params }: ErrorObject): string {
  const property = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? params.tag;
  return property === undefined ? instancePath : `${instancePath}/${escapePointer(property)}`;
}

const PARTS = new Set(['query', 'headers', 'params', 'cookies', 'body', 'response']);

/** `/body/extraProducts/1/quantity` becomes `extraProducts[1].quantity`. The body itself is `body`. */
function fieldOf(pointer: string): string {
  const segments = pointer.split('/').slice(1).map(unescapePointer);
  const part = PARTS.has(segments[0] ?? '') ? segments.shift() : undefined;
  const path = segments.map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${nameOf(segment)}`)).join('');
  return path.replace(/^\./, '') || (part === 'response' ? 'response' : 'body');
}

export const nameOf = (name: string) => (name === '' ? '""' : name);

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

/** Adds an example to a message, with JSON quotes if the type is wrong. No example is given for secret fields. */
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

/** Maps JSON types to JavaScript types. Objects and arrays are too long for an example. */
const TYPE_OF: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
};

/** Lists allowed values and shortens a long list. The contract has the full list. */
function listed(values: readonly unknown[]): string {
  const all = values.join(', ');
  return all.length <= MAX_LIST_LENGTH ? all : `${all.slice(0, all.lastIndexOf(', ', MAX_LIST_LENGTH))} and more`;
}

/** Alternatives differ in a field with one allowed value. The value explains why others are required or unknown. */
function whenKind(schema: ErrorObject['parentSchema']): string {
  const kind = Object.entries(schema?.properties ?? {}).find(([, { enum: values }]) => values?.length === 1);
  return kind ? ` when ${kind[0]} is ${kind[1].enum![0]}` : '';
}
