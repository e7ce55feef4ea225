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
};

/** The deepest of the errors, and of those the first: of a failed choice, the branch that came furthest. */
export function firstProblem(errors: readonly ErrorObject[]): Problem {
  const paths = errors.map(pathOf);
  const depths = paths.map((path) => path.split('/').length);
  const deepest = depths.indexOf(Math.max(...depths));
  const error = errors[deepest];
  return error
    ? { field: fieldOf(paths[deepest]!), message: messageOf(error) }
    : { field: 'body', message: 'is not acceptable' };
}

/** Where an error is, as a JSON pointer that begins with the part of the request: a missing property's own place, too. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const property = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? params.tag;
  return property === undefined ? instancePath : `${instancePath}/${property}`;
}

const PARTS = new Set(['query', 'headers', 'params', 'cookies', 'body', 'response']);

/** `/body/extraProducts/1/quantity` is `extraProducts[1].quantity`; the body itself is `body`. */
function fieldOf(pointer: string): string {
  const segments = pointer
    .split('/')
    .filter((segment) => segment !== '')
    .map(unescapePointer);
  const part = PARTS.has(segments[0] ?? '') ? segments.shift() : undefined;
  const path = segments.map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`)).join('');
  return path.replace(/^\./, '') || (part === 'response' ? 'response' : 'body');
}

const unescapePointer = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');

function messageOf({ keyword, params, message = 'is not acceptable' }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not known here';
    case 'enum':
      return `must be one of: ${params.allowedValues.join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'format':
      return `must be ${formats[params.format]?.description ?? params.format}`;
    case 'minLength':
      return `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'minItems':
      return `must have at least ${params.limit} items`;
    case 'maxItems':
      return `must have at most ${params.limit} items`;
    case 'discriminator':
      return params.tagValue === undefined ? 'is required' : 'is not one of the kinds known here';
    default:
      return message;
  }
}
