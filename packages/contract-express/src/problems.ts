import { formats } from './formats.ts';

/** What a customer reads about the first thing wrong with a request. */
export type Problem = { readonly field: string; readonly message: string };

/** One error as express-openapi-validator words it: a JSON pointer that begins with the part of the request. */
type RawError = { path?: string; message?: string; errorCode?: string };

/** The deepest of the errors, and of those the first: of a failed choice, the branch that came furthest. */
export function firstProblem(errors: readonly RawError[]): Problem {
  const depth = (error: RawError) => (error.path ?? '').split('/').length;
  const error = errors.reduce((best, next) => (depth(next) > depth(best) ? next : best), errors[0] ?? {});
  return { field: fieldOf(error.path ?? ''), message: messageOf(error) };
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

function messageOf({ message = 'is not acceptable', errorCode = '' }: RawError): string {
  switch (errorCode.split('.')[0]) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not known here';
    case 'enum':
      return message.replace('must be equal to one of the allowed values: ', 'must be one of: ');
    case 'format': {
      const name = /"(.+)"/.exec(message)?.[1] ?? '';
      return `must be ${formats[name]?.description ?? name}`;
    }
    case 'minLength':
      return message.replace(/must NOT have fewer than (\d+) characters/, 'must have at least $1 characters');
    case 'maxLength':
      return message.replace(/must NOT have more than (\d+) characters/, 'must have at most $1 characters');
    case 'minItems':
      return message.replace(/must NOT have fewer than (\d+) items/, 'must have at least $1 items');
    case 'maxItems':
      return message.replace(/must NOT have more than (\d+) items/, 'must have at most $1 items');
    default:
      return message;
  }
}
