import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddressOf } from './address.ts';
import { createErrorAnswers, type ErrorAnswer } from './answers.ts';
import {
  assertNoContent,
  ClientGone,
  decodeText,
  hasBody,
  mediaTypeOf,
  parseJson,
  readBody,
  unreadable,
} from './body.ts';
import { CachedBody, Written } from './cached-body.ts';
import type { Situation } from './contract.ts';
import { credentialsOf } from './credentials.ts';
import { whileServing } from './current.ts';
import { answered, type Entry, entriesOf } from './entries.ts';
import { Exchange, HandlerView } from './exchange.ts';
import { EdgeFailure, failWith, invalid } from './failure.ts';
import type { Answered } from './handlers.ts';
import { jsonOf } from './json.ts';
import { createLimits } from './limits.ts';
import type { Bounds, ContractAppOptions } from './options.ts';
import { checkText, decodePercent, readForm, readQuery } from './query.ts';
import { createRefusedFieldOf } from './refused.ts';
import { createSaneRequestId } from './requestId.ts';
import { createRouter, type PathParameters } from './router.ts';
import { createUnderWay } from './under-way.ts';
import type { ContractValidators, RequestParts, Validators } from './validators.ts';

const NO_QUERY = new URLSearchParams();
const NO_BYTES = Buffer.alloc(0);
const JSON_UTF8 = 'application/json; charset=utf-8';
const EDGE_SITUATIONS: Situation[] = [
  ...([
    'invalidRequest',
    'internalError',
    'overloaded',
    'pathNotFound',
    'methodNotAllowed',
    'requestTimeout',
    'bodyTooLarge',
  ] as const),
  ...(['unsupportedMediaType', 'expectationFailed', 'headersTooLarge'] as const),
];

/**
 * Serves requests in this order: ID, URL, operation, access token, limit, body, validation, handler, response
 * validation. A secured operation authenticates the caller before it reports anything about the content of a request.
 */
export function createEdge<Caller>(
  options: ContractAppOptions<Caller>,
  validators: ContractValidators,
  bounds: Bounds,
  newRequestId: () => string,
) {
  const { basePath = '', report = {}, trustProxyHops = 0 } = options;
  const credentials = credentialsOf(options);
  const refusedFieldOf = createRefusedFieldOf(options.contract);
  const errorAnswers = createErrorAnswers(options.errors, validators.schemaProblem, credentials, refusedFieldOf);
  errorAnswers.requireSituations([...EDGE_SITUATIONS, ...credentials.situations]);
  const entries = entriesOf(options, validators.operations);
  const saneRequestId = createSaneRequestId(options.contract, options.refuseText);
  const match = createRouter(entries.values());
  const ownHeaders = Object.entries(options.headers ?? {});
  let draining = false;
  const limits = createLimits(options);
  const underWay = createUnderWay(bounds);

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
      if (!found) throw new EdgeFailure('pathNotFound');
      const entry = found.methods.get(request.method ?? '');
      if (!entry) return refuseMethod(exchange, found.methods.keys());
      exchange.operation = entry.operation;
      const rawQuery = question === -1 ? '' : url.slice(question + 1);
      underWay.begin();
      try {
        send(exchange, entry, await whileServing(exchange, () => perform(exchange, entry, found.parameters, rawQuery)));
      } finally {
        underWay.end(exchange.holders);
      }
    } catch (error) {
      if (error instanceof ClientGone) reportAnswered(exchange, 499);
      else fail(exchange, error);
    }
  }

  async function perform(exchange: Exchange<Caller>, entry: Entry, rawPath: PathParameters, rawQuery: string) {
    const { operation, validators } = entry;
    const { request } = exchange;
    const per = operation.limit?.per;
    const query = per === 'order' ? new URLSearchParams(rawQuery) : NO_QUERY;
    credentials.assertOwnSite(request);
    if (operation.secured) {
      const token = credentials.tokenOf(request);
      // Counts the request before any asynchronous step. Otherwise, requests that wait for authentication or rate
      // limits could exhaust the process.
      if (options.holder) hold(exchange, `token ${token}`);
      const known = options.authenticate!(token, operation, exchange);
      exchange.caller = known instanceof Promise ? await known : known;
      if (options.holder) hold(exchange, options.holder(exchange.caller));
    }
    const path = readPath(rawPath, validators);
    if (!operation.secured) limits.assertWelcome(exchange, path, query);
    if (per === 'user') {
      const counted = limits.countUser(exchange);
      if (counted) await counted;
    }
    const allowed = operation.secured && options.authorize?.({ operation, caller: exchange.caller as Caller, path });
    if (allowed) await allowed;

    const takesBody = operation.requestMediaTypes.length > 0;
    let mediaType: string | undefined;
    let bytes: Buffer | undefined;
    let body: unknown;
    if (hasBody(request)) {
      mediaType = takesBody ? mediaTypeOf(request, operation.requestMediaTypes) : undefined;
      bytes = await underWay.waiting(() => readBody(request, bounds.bodyBytes));
    }
    options.verify?.({ operation, path, headers: request.headers, body: bytes ?? NO_BYTES });
    if (bytes) {
      const text = decodeText(bytes);
      if (!takesBody) assertNoContent(text);
      else body = mediaType === 'application/x-www-form-urlencoded' ? readForm(text) : parseJson(text);
    }
    if (per === 'credential') await limits.countCredential(exchange, body);
    if (per === 'order') await limits.countOrder(exchange, path, query, body);
    if (per === 'party') await limits.countParty(exchange, path);
    if (body === undefined && validators.bodyRequired) unreadable('is required');

    const headers = readHeaders(request, validators);
    const parts: RequestParts = { path, headers, query: readQuery(rawQuery, validators.parameters.query), body };
    validators.request(parts, mediaType);
    entry.checkTexts?.(parts, validators.parameters.header);
    return entry.handler(new HandlerView(exchange, parts), answered, failWith);
  }

  function hold(exchange: Exchange<Caller>, holder: string): void {
    underWay.hold(holder);
    exchange.holders.push(holder);
  }

  /** All handler responses pass through this function. */
  function send(exchange: Exchange<Caller>, entry: Entry, { status, body: answer, headers }: Answered<unknown>): void {
    const { operation, validators, written, cacheControl } = entry;
    const cached = answer instanceof CachedBody ? answer : undefined;
    const before = cached && written.again(cached, status);
    if (before) {
      write(exchange, status, before, { 'Cache-Control': cacheControl, 'Content-Type': JSON_UTF8, ...headers });
      reportAnswered(exchange, status);
      return;
    }
    let body = cached ? cached.make() : answer;
    const mediaType = headers?.['Content-Type']?.split(';')[0] ?? operation.answers[status]?.[0];
    const problem = validators.answer(status, body === undefined ? undefined : mediaType, body);
    if (problem) {
      report.offContract?.({ requestId: exchange.requestId, operation, status, problem });
      const mended = options.offContract === 'strip' ? validators.declaredPart(status, body) : undefined;
      if (!mended) {
        sendError(exchange, errorAnswers.forSituation('internalError', operation));
        return;
      }
      body = mended.body;
    }
    const isJson = mediaType === undefined || mediaType === 'application/json';
    const plain = body === undefined ? undefined : isJson ? jsonOf(body) : contentOf(body);
    const contentType = isJson ? JSON_UTF8 : typeof plain === 'string' ? `${mediaType}; charset=utf-8` : mediaType;
    const isCached = cached && isJson && !problem && plain !== undefined;
    write(exchange, status, isCached ? written.write(cached, status, plain) : plain, {
      'Cache-Control': cacheControl,
      ...(plain !== undefined && { 'Content-Type': contentType }),
      ...headers,
    });
    reportAnswered(exchange, status);
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

  function sendError(exchange: Exchange<Caller>, { status, body, headers, key, refused }: ErrorAnswer): void {
    const { operation, requestId } = exchange;
    const problem = operation && entries.get(operation.id)!.validators.answer(status, 'application/json', body);
    if (problem) report.offContract?.({ requestId, operation, status, problem });
    write(exchange, status, JSON.stringify(body), {
      'Cache-Control': 'no-store',
      'Content-Type': JSON_UTF8,
      ...headers,
    });
    reportAnswered(exchange, status, { key, refused });
  }

  function refuseMethod(exchange: Exchange<Caller>, methods: Iterable<string>): void {
    const headers = { Allow: [...methods, 'OPTIONS'].join(', ') };
    if (exchange.request.method === 'OPTIONS') {
      write(exchange, 204, undefined, headers);
      reportAnswered(exchange, 204);
    } else {
      sendError(exchange, { ...errorAnswers.forSituation('methodNotAllowed'), headers });
    }
  }

  function write(
    exchange: Exchange<Caller>,
    status: number,
    content: string | Buffer | Written | undefined,
    headers: Record<string, string>,
  ): void {
    const { response, requestId, limitHeaders } = exchange;
    if (response.headersSent || response.destroyed) return;
    if (draining) response.setHeader('Connection', 'close');
    const list = ['X-Request-Id', requestId];
    // A header in the response replaces the default header of the same name. A browser that received two
    // Content-Security-Policy headers would apply both and block the page.
    for (const [name, value] of ownHeaders) if (!(name in headers)) list.push(name, value);
    for (const some of [limitHeaders, headers]) {
      for (const name in some) list.push(name, some[name]!);
    }
    const bytes = bytesOf(content);
    if (status !== 204) list.push('Content-Length', String(bytes));
    response.writeHead(status, list);
    // Node appends a string body to the headers. For ASCII text, Latin-1 gives the same bytes at a lower cost.
    if (content instanceof Written) response.end(content.letters, 'latin1');
    else if (typeof content === 'string' && bytes === content.length) response.end(content, 'latin1');
    else response.end(content);
  }

  function reportAnswered(
    exchange: Exchange<Caller>,
    status: number,
    error?: Pick<ErrorAnswer, 'key' | 'refused'>,
  ): void {
    if (!report.answered) return;
    const { requestId, operation, request, caller, clientAddress, startedAt } = exchange;
    const method = request.method ?? '';
    const durationMilliseconds = performance.now() - startedAt;
    report.answered({
      ...{ requestId, operation, method, status, caller, clientAddress, durationMilliseconds },
      ...{ errorKey: error?.key, refused: error?.refused },
    });
  }

  return {
    serve,
    errorAnswers,
    /** Responds to requests that no route of the app has handled. */
    lastResort: (request: IncomingMessage, response: ServerResponse) =>
      fail(begin(request, response), new EdgeFailure('pathNotFound')),
    /** For a route outside the contract. Express recognises an error handler by its four parameters. */
    lastResortError: (error: unknown, request: IncomingMessage, response: ServerResponse, _next: unknown) =>
      fail(begin(request, response), error),
    /** From now on, each response closes its connection. */
    drain() {
      draining = true;
    },
    isDraining: () => draining,
    whenIdle: underWay.whenIdle,
    requestsUnderWay: underWay.count,
  };
}

const withoutDetails = ({ body: { details: _, ...body }, ...answer }: ErrorAnswer): ErrorAnswer => ({
  ...answer,
  body,
});

function readPath(raw: PathParameters, { parameters }: Validators): PathParameters {
  const path: PathParameters = {};
  for (const [name, parameter] of parameters.path) {
    path[name] = decodePercent(raw[name] ?? '', name);
    checkText(parameter, path[name]);
  }
  return path;
}

/** Returns only the headers that the operation declares. */
function readHeaders(request: IncomingMessage, { parameters }: Validators): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, parameter] of parameters.header) {
    const value = request.headers[name];
    if (typeof value !== 'string') continue;
    checkText(parameter, value);
    headers[name] = value;
  }
  return headers;
}

/** Node keeps the first Host header, but a proxy may have used a different one. A refusal closes the connection. */
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

function bytesOf(content: string | Buffer | Written | undefined): number {
  if (content === undefined) return 0;
  return content instanceof Written ? content.letters.length : Buffer.byteLength(content);
}

function contentOf(body: unknown): string | Buffer {
  return body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : String(body);
}
