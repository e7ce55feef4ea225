import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddressOf } from './address.ts';
import { createErrorAnswers, type ErrorAnswer } from './answers.ts';
import { ClientGone } from './body.ts';
import type { Situation } from './contract.ts';
import { credentialsOf } from './credentials.ts';
import { whileServing } from './current.ts';
import { entriesOf } from './entries.ts';
import { Exchange } from './exchange.ts';
import { EdgeFailure, invalid } from './failure.ts';
import { createLimits } from './limits.ts';
import { createPathAdvice } from './near-path.ts';
import type { Bounds, ContractAppOptions } from './options.ts';
import { createPerform } from './perform.ts';
import { createIsKnown, createRefusedFieldsOf } from './refused.ts';
import { createSaneRequestId } from './requestId.ts';
import { createResponder } from './responder.ts';
import { createRouter } from './router.ts';
import { createUnderWay } from './under-way.ts';
import type { ContractValidators } from './validators.ts';

/** The situations for which every catalogue must define an error. */
const ALWAYS: readonly Situation[] = [
  ...(['invalidRequest', 'internalError', 'overloaded', 'pathNotFound', 'methodNotAllowed'] as const),
  ...(['requestTimeout', 'bodyTooLarge', 'unsupportedMediaType', 'expectationFailed', 'headersTooLarge'] as const),
];

/**
 * Creates the edge, which processes requests in this order: ID, URL, operation, access token, limit, body, validation,
 * handler, response validation. A secured operation authenticates the caller before it reports anything about the
 * content of a request.
 */
export function createEdge<Caller>(
  options: ContractAppOptions<Caller>,
  validators: ContractValidators,
  bounds: Bounds,
  newRequestId: () => string,
) {
  const { basePath = '', report = {}, trustProxyHops = 0 } = options;
  const credentials = credentialsOf(options);
  const isKnown = createIsKnown(options.contract);
  const refusedFieldsOf = createRefusedFieldsOf(isKnown);
  const { contract, errors } = options;
  const errorAnswers = createErrorAnswers(errors, validators.schemaProblem, credentials, refusedFieldsOf, contract);
  const limits = createLimits(options);
  errorAnswers.requireSituations([...ALWAYS, ...credentials.situations, ...limits.situations]);
  const entries = entriesOf(options, validators.operations);
  const saneRequestId = createSaneRequestId(options.contract, options.refuseText);
  const match = createRouter(entries.values());
  const underWay = createUnderWay(bounds);
  const { listsProblems } = errorAnswers;
  const perform = createPerform(options, { bounds, credentials, limits, underWay, listsProblems, isKnown });
  const templates = [...entries.values()].map(({ operation }) => operation.path);
  const adviceOn = createPathAdvice(templates, basePath);
  const nowhere = (path: string) => new EdgeFailure('pathNotFound', adviceOn(path));
  const responder = createResponder(options, { entries, errorAnswers });
  const { send, sendError } = responder;

  const begin = (request: IncomingMessage, response: ServerResponse) =>
    new Exchange<Caller>(
      request,
      response,
      saneRequestId(request.headers['x-request-id']) ?? newRequestId(),
      clientAddressOf(request, trustProxyHops),
    );

  /** Serves requests under the base path and passes all others to `next`. */
  async function serve(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const exchange = begin(request, response);
    const url = withoutOrigin(request.url ?? '/');
    request.url = url;
    const question = url.indexOf('?');
    const path = question === -1 ? url : url.slice(0, question);
    try {
      assertOneHost(exchange);
      if (!path.startsWith(`${basePath}/`)) {
        response.setHeader('X-Request-Id', exchange.requestId);
        return next();
      }
      const found = match(path.slice(basePath.length));
      if (!found) throw nowhere(path);
      const entry = found.methods.get(request.method ?? '');
      if (!entry) return refuseMethod(exchange, found.methods.keys());
      exchange.operation = entry.operation;
      const rawQuery = question === -1 ? '' : url.slice(question + 1);
      underWay.begin();
      try {
        const answered = await whileServing(exchange, () => perform(exchange, entry, found.parameters, rawQuery));
        // Awaiting nothing would still cost every short response a turn of the microtask queue.
        const sending = send(exchange, entry, answered);
        if (sending) await sending;
      } finally {
        underWay.end(exchange.holders);
      }
    } catch (error) {
      if (error instanceof ClientGone) responder.reportAnswered(exchange, 499);
      else fail(exchange, error);
    }
  }

  /** All exceptions pass through this function. An undeclared failure is a programming error and is reported. */
  function fail(exchange: Exchange<Caller>, thrown: unknown): void {
    const { requestId, operation } = exchange;
    const answer = errorAnswers.forThrown(thrown, operation);
    if (answer && !answer.mistake) {
      const instead = whileServing(exchange, () => limits.refuse(exchange, answer.status));
      sendError(exchange, instead ? errorAnswers.forThrown(instead, operation)! : answer);
      return;
    }
    const error = answer?.mistake ? new Error(answer.mistake, { cause: thrown }) : thrown;
    report.failed?.({ requestId, operation, error });
    const mayPass = answer && options.offContract === 'strip';
    sendError(exchange, mayPass ? withoutDetails(answer) : errorAnswers.forSituation('internalError', operation));
  }

  function refuseMethod(exchange: Exchange<Caller>, methods: Iterable<string>): void {
    const headers = { Allow: [...methods, 'OPTIONS'].join(', ') };
    if (exchange.request.method === 'OPTIONS') responder.sendEmpty(exchange, 204, headers);
    else sendError(exchange, { ...errorAnswers.forSituation('methodNotAllowed'), headers });
  }

  return {
    serve,
    errorAnswers,
    /** Responds to requests that no route of the app has handled. */
    lastResort: (request: IncomingMessage, response: ServerResponse) =>
      fail(begin(request, response), nowhere((request.url ?? '/').split('?')[0]!)),
    /** Handles errors on a route outside the contract. Express recognises an error handler by its four parameters. */
    lastResortError: (error: unknown, request: IncomingMessage, response: ServerResponse, _next: unknown) =>
      fail(begin(request, response), error),
    drain: responder.drain,
    isDraining: responder.isDraining,
    whenIdle: underWay.whenIdle,
    requestsUnderWay: underWay.count,
  };
}

const withoutDetails = ({ body: { details: _, ...body }, ...answer }: ErrorAnswer): ErrorAnswer => ({
  ...answer,
  body,
});

/**
 * Node uses the first Host header, but a proxy may have used a different one. If the request is rejected, its
 * connection is closed.
 */
function assertOneHost({ request, response }: Pick<Exchange<never>, 'request' | 'response'>): void {
  const { httpVersion, rawHeaders } = request;
  let times = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') times += 1;
  }
  if (times === 1 || (times === 0 && httpVersion !== '1.1')) return;
  response.shouldKeepAlive = false;
  invalid('Host', times === 0 ? 'is required' : 'must be sent once');
}

/** Returns the path of an absolute request URL: `GET http://host/path` becomes `/path`. */
const withoutOrigin = (url: string) =>
  url.startsWith('/') ? url : url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') || '/';
