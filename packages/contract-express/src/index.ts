import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type Express } from 'express';
import { compilableOf, compiledIn, type Served } from './compiled.ts';
import type { Situation } from './contract.ts';
import { createEdge } from './edge.ts';
import { type ContractAppOptions, defaultBounds, type OperationTable } from './options.ts';
import { createRequestIds } from './requestId.ts';
import { createHttpServer, type Listening, listen } from './server.ts';
import { type ContractValidators, validatorsOf } from './validators.ts';

export { canonicalAddress, canonicalRange, isWithin, networkOf } from './address.ts';
export { assertAll } from './assert-all.ts';
export { cached } from './cached-body.ts';
export type {
  CatalogueEntry,
  ErrorCatalogue,
  ErrorEnvelope,
  HttpMethod,
  Operation,
  RateLimit,
  Situation,
} from './contract.ts';
export { cookieName } from './credentials.ts';
export { currentRequest } from './current.ts';
export { EdgeFailure, type Fail, Failure, failWith, invalid } from './failure.ts';
export { type Format, formats } from './formats.ts';
export type { Answer, AnswerBody, Answered, Handler, HandlerRequest, HandlersFor, SuccessStatus } from './handlers.ts';
export type {
  AddressLimit,
  AnsweredEvent,
  Bounds,
  Bucket,
  ContractAppOptions,
  FailedEvent,
  LimitState,
  OffContractEvent,
  OperationTable,
  SelectBucket,
  UnreadRequest,
} from './options.ts';
export type { Problem } from './problems.ts';
export type { NotStored, RecordedBodies, RecordedBody } from './recorded-bodies.ts';
export { createRedaction, PLACEHOLDER } from './redaction.ts';
export type { RefusedField } from './refused.ts';
export { createRequestCheck, type PlannedRequest, type RequestCheck } from './request-check.ts';
export { createRewriter } from './rewriting.ts';
export type { Listening } from './server.ts';
export { nextTurn } from './turns.ts';

export type ContractApp = {
  /** The Express app. The contract covers all paths under the base path. Other routes can be added before `listen`. */
  readonly express: Express;
  listen(port: number, host?: string): Promise<Listening>;
  /**
   * Returns true once `close` has been called. The app still accepts requests, but load balancers should not send any.
   */
  isClosing(): boolean;
  requestsUnderWay(): number;
};

/**
 * Creates an Express app that serves a contract, and compiles all validators.
 * Throws an Error if the contract, the operation table, the catalogue and the handlers do not match.
 */
export async function createContractApp<Caller = never, Table extends OperationTable = OperationTable>(
  options: ContractAppOptions<Caller, Table>,
): Promise<ContractApp> {
  const { newRequestId = createRequestIds() } = options;
  const bounds = { ...defaultBounds, ...options.bounds };
  const edge = createEdge<Caller>(
    options as ContractAppOptions<Caller>,
    await validatorsFor(options as ContractAppOptions<never>),
    bounds,
    newRequestId,
  );
  const app = express();
  app.set('etag', false);
  app.set('x-powered-by', false);
  const served = new WeakSet<IncomingMessage>();
  app.use((request, response, next) => (served.has(request) ? next() : edge.serve(request, response, next)));
  /** Contract requests bypass Express, because Express changes the prototype of every request that it handles. */
  const listener: RequestListener = (request, response) =>
    edge.serve(request, response, () => {
      served.add(request);
      app(request, response);
    });
  return {
    express: app,
    listen(port, host = '127.0.0.1') {
      app.use(edge.lastResort);
      app.use(edge.lastResortError);
      const refusal = (situation: Situation) => edge.errorAnswers.forSituation(situation);
      const server = createHttpServer({ listener, bounds, refusal, newRequestId });
      server.on('drop', () => options.report?.connectionRefused?.());
      return listen(server, { port, host, bounds, onClose: edge.drain, whenIdle: edge.whenIdle });
    },
    isClosing: edge.isDraining,
    requestsUnderWay: edge.requestsUnderWay,
  };
}

const ofThisProcess = new WeakMap<object, Served & { readonly validators: Promise<ContractValidators> }>();

/** A process compiles or loads each contract once, even if several apps use it. */
function validatorsFor({ compiledFolder, report, ...served }: ContractAppOptions<never>) {
  const { contract, operations, errors, formats } = served;
  const known = ofThisProcess.get(contract);
  if (known?.operations === operations && known.errors === errors && known.formats === formats) return known.validators;
  const compilable = compilableOf({ contract, operations, errors, formats });
  const validators = compiledIn(compiledFolder, compilable, report?.notCached).then((compiled) =>
    validatorsOf(compiled, { contract, operations: compilable.operations }),
  );
  ofThisProcess.set(contract, { contract, operations, errors, formats, validators });
  return validators;
}
