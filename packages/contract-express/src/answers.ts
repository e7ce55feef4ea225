import type { CatalogueEntry, ErrorCatalogue, ErrorEnvelope, Operation, Situation } from './contract.ts';
import { EdgeFailure, Failure } from './failure.ts';

/** An error answer, looked up. */
export type ErrorAnswer = {
  readonly key: string;
  readonly status: number;
  readonly body: ErrorEnvelope;
  readonly headers: Readonly<Record<string, string>>;
  /** false: the operation does not declare this error, and it is not one of the edge's own. */
  readonly declared: boolean;
};

/** Finds the answer for whatever was thrown; undefined when it was no declared way to fail. */
export function createErrorAnswers(errors: ErrorCatalogue) {
  const bySituation = new Map<Situation, string>();
  for (const [key, { situation }] of Object.entries<CatalogueEntry>(errors)) {
    if (situation && !bySituation.has(situation)) bySituation.set(situation, key);
  }

  function keyOf(situation: Situation, operation: Operation | undefined): string {
    const declared = operation?.errors.find((candidate) => errors[candidate]?.situation === situation);
    // Most areas do not tell a body that cannot be read from one that is wrong.
    if (situation === 'malformedBody' && !declared) return keyOf('invalidRequest', operation);
    const key = declared ?? bySituation.get(situation);
    if (key === undefined) throw new Error(`no error of the catalogue is for the situation ${situation}`);
    return key;
  }

  function answer(key: string, operation: Operation | undefined, thrown?: Failure | EdgeFailure): ErrorAnswer {
    const { code, status, description, situation } = errors[key]!;
    const details = thrown?.details;
    return {
      key,
      status,
      body: details === undefined ? { code, description } : { code, description, details },
      headers: status === 401 ? { 'WWW-Authenticate': 'Bearer', ...thrown?.headers } : (thrown?.headers ?? {}),
      declared: situation !== undefined || operation === undefined || operation.errors.includes(key),
    };
  }

  return {
    /** Fails at start-up rather than on the first request that needs it. */
    requireSituations(situations: readonly Situation[]): void {
      for (const situation of situations) keyOf(situation, undefined);
    },
    forSituation: (situation: Situation, operation?: Operation, details?: unknown) =>
      answer(keyOf(situation, operation), operation, new EdgeFailure(situation, details)),
    forThrown(thrown: unknown, operation?: Operation): ErrorAnswer | undefined {
      if (thrown instanceof EdgeFailure) return answer(keyOf(thrown.situation, operation), operation, thrown);
      if (thrown instanceof Failure && thrown.key in errors) return answer(thrown.key, operation, thrown);
      return undefined;
    },
  };
}
