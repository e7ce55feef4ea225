import { EdgeFailure, Failure } from './failure.ts';
import { isProblem, type Problem } from './problems.ts';
import { MOST_PROBLEMS } from './second-pass.ts';

type Refusal = (Failure | EdgeFailure) & { readonly details: Problem & { readonly problems?: readonly Problem[] } };

/**
 * Runs all checks and throws the first error, with the problems from all checks in its details. A check reports a
 * problem by throwing an error with the problem as its details. Other errors, and errors whose key differs from that of
 * the first, are not listed.
 */
export function assertAll(...checks: readonly (() => void)[]): void {
  let first: Refusal | undefined;
  const found = new Map<string, Problem>();
  const rules = new Map<string, string>();
  for (const check of checks) {
    try {
      check();
    } catch (error) {
      if (!isRefusal(error) || (first && nameOf(error) !== nameOf(first)))
        throw first ? withAll(first, found, rules) : error;
      first ??= error;
      const { field, message, problems = [{ field, message }] } = error.details;
      for (const problem of problems) {
        if (found.has(problem.field)) continue;
        found.set(problem.field, problem);
        const rule = error.rules?.get(problem.field);
        if (rule !== undefined) rules.set(problem.field, rule);
      }
    }
  }
  if (first) throw withAll(first, found, rules);
}

const isRefusal = (error: unknown): error is Refusal =>
  (error instanceof Failure || error instanceof EdgeFailure) && isProblem(error.details);

const nameOf = (refusal: Refusal) => (refusal instanceof Failure ? refusal.key : refusal.situation);

function withAll(
  refusal: Refusal,
  found: ReadonlyMap<string, Problem>,
  rules: ReadonlyMap<string, string>,
): Failure | EdgeFailure {
  if (found.size === 1) return refusal;
  const details = { ...refusal.details, problems: [...found.values()].slice(0, MOST_PROBLEMS) };
  const options = { headers: { ...refusal.headers }, rules, cause: refusal };
  return refusal instanceof Failure
    ? new Failure(refusal.key, details, options)
    : new EdgeFailure(refusal.situation, details, options);
}
