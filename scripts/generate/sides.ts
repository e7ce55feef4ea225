/**
 * Contracts in `openapi/connectors/` that the service answers. External parties answer all others, simulated by the
 * sandbox.
 */
const ANSWERED_BY_SERVICE: readonly string[] = ['reservation-changes'];

export const isAnsweredByService = (connector: string): boolean => ANSWERED_BY_SERVICE.includes(connector);

/** Returns the folder with the handlers of a connector's contract, relative to the repository's root. */
export const roomOfAnswers = (connector: string): string =>
  `${isAnsweredByService(connector) ? 'packages/server/src/connectors' : 'packages/sandbox/src'}/${connector}`;
