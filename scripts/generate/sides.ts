/** The contracts of `openapi/connectors/` that the service answers; the outside, and so the sandbox, answers all others. */
const ANSWERED_BY_SERVICE: readonly string[] = ['reservation-changes'];

export const isAnsweredByService = (connector: string): boolean => ANSWERED_BY_SERVICE.includes(connector);

/** Where the handlers of a connector's contract are, seen from the repository's root. */
export const roomOfAnswers = (connector: string): string =>
  `${isAnsweredByService(connector) ? 'packages/server/src/connectors' : 'packages/sandbox/src'}/${connector}`;
