/** External parties implement all other contracts in `openapi/connectors/`; the sandbox simulates them. */
const ANSWERED_BY_SERVICE: readonly string[] = ['payment-page', 'reservation-changes'];

export const isAnsweredByService = (connector: string): boolean => ANSWERED_BY_SERVICE.includes(connector);

/** Returns the folder with the handlers for a connector's contract, relative to the repository's root. */
export const roomOfAnswers = (connector: string): string =>
  `${isAnsweredByService(connector) ? 'packages/server/src/connectors' : 'packages/sandbox/src'}/${connector}`;
