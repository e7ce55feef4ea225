import { listsProblems } from './compiled.ts';
import type { CatalogueEntry, ErrorCatalogue, ErrorEnvelope, Operation, Situation } from './contract.ts';
import type { Credentials } from './credentials.ts';
import { EdgeFailure, Failure } from './failure.ts';
import { isProblem } from './problems.ts';
import type { createRefusedFieldsOf, RefusedField } from './refused.ts';
import type { ContractValidators } from './validators.ts';

export type ErrorAnswer = {
  readonly key: string;
  readonly status: number;
  readonly body: ErrorEnvelope;
  readonly headers: Readonly<Record<string, string>>;
  readonly refused: readonly RefusedField[];
  /** A programming error to report: an undeclared error, or details that do not match the catalogue. */
  readonly mistake: string | undefined;
};

export type ErrorAnswers = ReturnType<typeof createErrorAnswers>;

/** Finds the response for an exception. Returns `undefined` if the exception is not a declared failure. */
export function createErrorAnswers(
  errors: ErrorCatalogue,
  schemaProblem: ContractValidators['schemaProblem'],
  { challenge, notValid }: Pick<Credentials, 'challenge' | 'notValid'>,
  refusedFieldsOf: ReturnType<typeof createRefusedFieldsOf>,
  contract: object,
) {
  const listing = new Set(
    Object.entries<CatalogueEntry>(errors)
      .filter(([, { details = [] }]) => details.some((name) => listsProblems(contract, name)))
      .map(([key]) => key),
  );
  const bySituation = new Map<string, string>();
  for (const [key, { situation }] of Object.entries<CatalogueEntry>(errors)) {
    if (situation && !bySituation.has(situation)) bySituation.set(situation, key);
  }

  function findKey(situation: string, operation: Operation | undefined): string | undefined {
    const declared = operation?.errors.find((candidate) => errors[candidate]?.situation === situation);
    // Most operations declare no separate error for an unreadable body.
    if (situation === 'malformedBody' && !declared) return findKey('invalidRequest', operation);
    return declared ?? bySituation.get(situation);
  }

  function keyOf(situation: Situation, operation: Operation | undefined): string {
    const key = findKey(situation, operation);
    if (key === undefined) throw new Error(`no error of the catalogue is for the situation ${situation}`);
    return key;
  }

  function answer(key: string, failure: Failure | EdgeFailure, mistake?: string): ErrorAnswer {
    const { code, status, description } = errors[key]!;
    const { headers } = failure;
    const details = detailsOf(failure, key);
    return {
      key,
      status,
      body: { key, code, description, ...(details !== undefined && { details }) },
      headers: status === 401 ? { 'WWW-Authenticate': challenge, ...headers } : headers,
      refused: refusedFieldsOf(failure),
      mistake,
    };
  }

  /** In some situations, details are sent only if the catalogue declares them. */
  const optional = new Map<string, unknown>([
    ['unauthenticated', notValid],
    ['pathNotFound', undefined],
    ['rateLimited', undefined],
  ]);

  function detailsOf(failure: Failure | EdgeFailure, key: string): unknown {
    const { details } = failure;
    if (failure instanceof EdgeFailure && optional.has(failure.situation))
      return errors[key]!.details && withProblems(details ?? optional.get(failure.situation), key);
    return withProblems(details, key);
  }

  /** If one of the app's rules finds a problem, only that problem is reported, unless the app lists several. */
  function withProblems(details: unknown, key: string): unknown {
    const isOnlyProblem = isProblem(details) && Object.keys(details).length === 2;
    return isOnlyProblem && listing.has(key) ? { ...details, problems: [{ ...details }] } : details;
  }

  function mistakeOf({ key, details }: Failure, operation: Operation | undefined): string | undefined {
    const { situation, details: names = [] } = errors[key]!;
    if (!operation) return undefined;
    if (situation === undefined && !operation.errors.includes(key)) {
      return `${operation.id} does not declare ${key}: add it to x-errors in ${operation.file ?? 'the contract'}`;
    }
    const problem = detailsProblem(names, details);
    return problem && `${operation.id} fails with ${key}, whose details ${problem}`;
  }

  function detailsProblem(names: readonly string[], details: unknown): string | undefined {
    if (names.length === 0)
      return details === undefined ? undefined : 'are not in the error catalogue: declare them there';
    if (details === undefined) return `are missing: the error catalogue has ${names.join(' or ')}`;
    const problems = names.map((name) => schemaProblem(name, details));
    if (problems.includes(undefined)) return undefined;
    const { field, message } = problems[0]!;
    return `are ${names.join(' or ')} in the error catalogue: ${field} ${message}`;
  }

  return {
    /** Returns true if the error for an invalid request lists all its problems. */
    listsProblems: (operation: Operation) => listing.has(keyOf('invalidRequest', operation)),
    /** Throws at startup if the catalogue has no error for a situation. */
    requireSituations(situations: readonly Situation[]): void {
      for (const situation of situations) keyOf(situation, undefined);
    },
    forSituation: (situation: Situation, operation?: Operation, details?: unknown) =>
      answer(keyOf(situation, operation), new EdgeFailure(situation, details)),
    forThrown(thrown: unknown, operation?: Operation): ErrorAnswer | undefined {
      if (thrown instanceof EdgeFailure) {
        const key = findKey(thrown.situation, operation);
        return key === undefined ? undefined : answer(key, thrown);
      }
      if (thrown instanceof Failure && thrown.key in errors)
        return answer(thrown.key, thrown, mistakeOf(thrown, operation));
      return undefined;
    },
  };
}
