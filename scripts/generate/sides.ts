/**
 * Connectors that the service implements. External parties implement all other contracts in `openapi/connectors/`, and
 * the sandbox simulates them.
 */
const ANSWERED_BY_SERVICE: readonly string[] = ['payment-page', 'reservation-changes'];
/** Tests call this contract to control a world. */
const WORLD = 'world';

/** Returns whether our side implements the contract, rather than an external party. */
export const isAnsweredByService = (connector: string): boolean =>
  connector === WORLD || ANSWERED_BY_SERVICE.includes(connector);

/** Returns the folder with the handlers for a connector's contract, relative to the repository's root. */
export const roomOfAnswers = (connector: string): string =>
  connector === WORLD
    ? 'packages/testing/src/control'
    : `${isAnsweredByService(connector) ? 'packages/server/src/connectors' : 'packages/sandbox/src'}/${connector}`;
