import { type ErrorObject, pathOf } from './error-object.ts';
import { type Guidance, messageOf, NO_GUIDANCE } from './messages.ts';

/** A validation error in a request, as the client sees it. */
export type Problem = { readonly field: string; readonly message: string };

export function isProblem(details: unknown): details is Problem {
  const { field, message } = (details ?? {}) as Partial<Record<string, unknown>>;
  return typeof field === 'string' && typeof message === 'string';
}

/**
 * Returns the first problem. If no branch of a choice matches, the problem is the error at the deepest location or a
 * list of the expected types. `guidance` provides examples and similar names for the message, which never repeats
 * input.
 */
export function firstProblem(errors: readonly ErrorObject[], guidance: Guidance = NO_GUIDANCE): Problem {
  const depths = errors.map((error) => pathOf(error).split('/').length);
  const deepest = errors.filter((_, index) => depths[index] === Math.max(...depths));
  const [error] = deepest;
  if (!error) return { field: 'body', message: 'is not acceptable' };
  const ofType = deepest.filter(({ keyword }) => !UNREPORTED.has(keyword));
  const types = deepest.filter(({ keyword }) => keyword === 'type').map(({ params }) => params.type);
  const message =
    types.length > 1 && ofType.length === 0 ? `must be ${types.join(' or ')}` : messageOf(ofType[0] ?? error, guidance);
  return { field: fieldOf(pathOf(ofType[0] ?? error)), message };
}

const UNREPORTED = new Set(['type', 'anyOf', 'oneOf']);

/** Returns one problem for each invalid field, in the order of the errors, up to `most`. */
export function problemsIn(errors: readonly ErrorObject[], guidance: Guidance, most: number): Problem[] {
  const found = new Map<string, Problem>();
  for (const group of groupsOf(errors)) {
    const problem = firstProblem(group, guidance);
    if (!found.has(problem.field)) found.set(problem.field, problem);
    if (found.size === most) break;
  }
  return [...found.values()];
}

const CHOICES = new Set(['anyOf', 'oneOf', 'if']);

/** Joins the error of a choice with those of its branches, which the validator reports immediately before it. */
function groupsOf(errors: readonly ErrorObject[]): ErrorObject[][] {
  const groups: ErrorObject[][] = [];
  for (const error of errors) {
    const group = [error];
    if (CHOICES.has(error.keyword)) {
      const isBranch = ({ instancePath: path }: ErrorObject) =>
        path === error.instancePath || path.startsWith(`${error.instancePath}/`);
      while (groups.at(-1)?.every(isBranch)) group.unshift(...groups.pop()!);
    }
    groups.push(group);
  }
  return groups;
}

const PARTS = new Set(['query', 'headers', 'params', 'cookies', 'body', 'response']);

/**
 * Converts a JSON pointer to a field: `/body/extraProducts/1/quantity` becomes `extraProducts[1].quantity`. The body
 * itself is `body`.
 */
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

const unescapePointer = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');
