import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createErrorAnswers, type ErrorAnswer } from './answers.ts';
import { ClientGone, decodeText, hasBody, mediaTypeOf, parseJson, readBody } from './body.ts';
import type { Operation } from './contract.ts';
import { EdgeFailure } from './failure.ts';
import type { Answered } from './handlers.ts';
import { type ContractAppOptions, defaultBounds } from './options.ts';
import { checkText, decodePercent, readForm, readQuery } from './query.ts';
import { randomRequestId, saneRequestId } from './requestId.ts';
import { createRouter, type PathParameters } from './router.ts';
import { compileValidators, type RequestParts, type Validators } from './validators.ts';

type Entry = {
  readonly operation: Operation;
  readonly validators: Validators;
  readonly handler: (request: object, answer: typeof answered) => Promise<Answered<unknown>> | Answered<unknown>;
  readonly cacheControl: string;
};

const answered = (status: number, body?: unknown, headers?: Record<string, string>): Answered<unknown> => ({
  status,
  body,
  ...(headers && { headers }),
});

/** One request on its way through the edge. */
class Exchange<Caller> {
  readonly startedAt = performance.now();
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly clientAddress: string;
  operation: Operation | undefined;
  caller: Caller | undefined;
  limitHeaders: Record<string, string> | undefined;

  constructor(request: IncomingMessage, response: ServerResponse, requestId: string, clientAddress: string) {
    this.request = request;
    this.response = response;
    this.requestId = requestId;
    this.clientAddress = clientAddress;
  }
}

/** What a handler sees of an exchange. */
class HandlerView<Caller> {
  readonly path: PathParameters;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly #exchange: Exchange<Caller>;

  constructor(exchange: Exchange<Caller>, parts: RequestParts) {
    this.path = parts.path;
    this.query = parts.query;
    this.headers = parts.headers;
    this.body = parts.body;
    this.#exchange = exchange;
  }
  get caller(): Caller {
    const { caller, operation } = this.#exchange;
    if (!operation?.secured) throw new Error(`${operation?.id} is not secured and has no caller`);
    return caller as Caller;
  }
  get requestId(): string {
    return this.#exchange.requestId;
  }
  get clientAddress(): string {
    return this.#exchange.clientAddress;
  }
  /** Made only for handlers that look at it. */
  get signal(): AbortSignal {
    const controller = new AbortController();
    const { response } = this.#exchange;
    response.once('close', () => response.writableFinished || controller.abort());
    return controller.signal;
  }
}

export function createEdge<Caller>(options: ContractAppOptions<Caller>) {
  const { basePath = '', report = {}, newRequestId = randomRequestId, trustProxyHops = 0 } = options;
  const bounds = { ...defaultBounds, ...options.bounds };
  const errorAnswers = createErrorAnswers(options.errors);
  errorAnswers.requireSituations([
    'invalidRequest',
    'internalError',
    'pathNotFound',
    'methodNotAllowed',
    'requestTimeout',
  ]);
  errorAnswers.requireSituations(['bodyTooLarge', 'unsupportedMediaType', 'expectationFailed', 'headersTooLarge']);

  const validators = compileValidators(options.contract, Object.values(options.operations), options.formats ?? {});
  const entries = Object.values(options.operations).map((operation): Entry => {
    const handler = options.handlers[operation.id] as Entry['handler'] | undefined;
    if (!handler) throw new Error(`${operation.id} has no handler`);
    if (operation.secured && !options.authenticate) throw new Error(`${operation.id} is secured: pass authenticate`);
    return {
      operation,
      handler,
      validators: validators.get(operation.id)!,
      cacheControl: options.cacheControl?.(operation) ?? 'no-store',
    };
  });
  const match = createRouter(entries);

  const requestIdOf = (request: IncomingMessage) => saneRequestId(request.headers['x-request-id']) ?? newRequestId();
  let draining = false;

  /** Serves what lies under the base path; everything else is `next`'s. */
  async function serve(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const requestId = requestIdOf(request);
    const exchange = new Exchange<Caller>(request, response, requestId, addressOf(request, trustProxyHops));
    const url = withoutOrigin(request.url ?? '/');
    request.url = url;
    const question = url.indexOf('?');
    const path = question === -1 ? url : url.slice(0, question);
    if (!path.startsWith(`${basePath}/`) && path !== basePath) {
      response.setHeader('X-Request-Id', requestId);
      return next();
    }
    try {
      if (request.httpVersion === '1.1' && request.headers.host === undefined) {
        throw new EdgeFailure('invalidRequest', { field: 'Host', message: 'is required' });
      }
      const found = match(path.slice(basePath.length));
      if (!found) throw new EdgeFailure('pathNotFound');
      const entry = found.methods.get(request.method ?? '');
      if (!entry) return refuseMethod(exchange, [...found.methods.keys()]);
      exchange.operation = entry.operation;
      const query = question === -1 ? '' : url.slice(question + 1);
      const result = await perform(exchange, entry, found.parameters, query);
      send(exchange, entry, result);
    } catch (error) {
      if (error instanceof ClientGone) return reportAnswered(exchange, 499);
      fail(exchange, error);
    }
  }

  async function perform(exchange: Exchange<Caller>, entry: Entry, rawPath: PathParameters, rawQuery: string) {
    const { operation, validators } = entry;
    const { request } = exchange;
    if (operation.secured) exchange.caller = await options.authenticate!(bearerToken(request), operation);
    const per = operation.limit?.per;
    if (per === 'user') await count(exchange, options.limitIdentity!(exchange.caller as Caller));
    if (per === 'order') await count(exchange, Object.values(rawPath).join('/'));

    let mediaType: string | undefined;
    let body: unknown;
    if (operation.requestMediaTypes.length > 0 && hasBody(request)) {
      mediaType = mediaTypeOf(request, operation.requestMediaTypes);
      const text = decodeText(await readBody(request, bounds.bodyBytes));
      body = mediaType === 'application/x-www-form-urlencoded' ? readForm(text) : parseJson(text);
    }
    if (per === 'credential') {
      const credential = options.limitCredential?.(body, operation) ?? '';
      await count(
        exchange,
        createHash('sha256').update(`${credential}\n${exchange.clientAddress}`).digest('base64url'),
      );
    }
    if (validators.bodyRequired && body === undefined)
      throw new EdgeFailure('invalidRequest', { field: 'body', message: 'is required' });

    const path: PathParameters = {};
    for (const [name, parameter] of validators.parameters.path) {
      path[name] = decodePercent(rawPath[name] ?? '', name);
      checkText(parameter, path[name]);
    }
    const headers: Record<string, string> = {};
    for (const [name, parameter] of validators.parameters.header) {
      const value = request.headers[name];
      if (typeof value !== 'string') continue;
      checkText(parameter, value);
      headers[name] = value;
    }
    const parts: RequestParts = { path, headers, query: readQuery(rawQuery, validators.parameters.query), body };
    validators.request(parts, mediaType);
    return entry.handler(new HandlerView(exchange, parts), answered);
  }

  async function count(exchange: Exchange<Caller>, identity: string): Promise<void> {
    const operation = exchange.operation!;
    if (!options.limit || !operation.limit) return;
    const bucket = `${operation.id}:${identity}`;
    const state = await options.limit({ operation, limit: operation.limit, bucket });
    exchange.limitHeaders = {
      'RateLimit-Limit': String(state.limit),
      'RateLimit-Remaining': String(state.remaining),
      'RateLimit-Reset': String(state.resetSeconds),
    };
    if (state.exceeded) {
      throw new EdgeFailure('rateLimited', undefined, { headers: { 'Retry-After': String(state.retryAfterSeconds) } });
    }
  }

  /** The one way out for good answers. */
  function send(exchange: Exchange<Caller>, entry: Entry, result: Answered<unknown>): void {
    const { status, body, headers } = result;
    const mediaType = headers?.['Content-Type']?.split(';')[0] ?? entry.operation.answers[status]?.[0];
    const problem = entry.validators.answer(status, body === undefined ? undefined : mediaType, body);
    if (problem) {
      report.offContract?.({ requestId: exchange.requestId, operation: entry.operation, status, problem });
      if (options.offContract === 'fail')
        return sendError(exchange, errorAnswers.forSituation('internalError', entry.operation));
    }
    const json = mediaType === undefined || mediaType.endsWith('json');
    const text = body === undefined ? undefined : json ? JSON.stringify(body) : String(body);
    write(exchange, status, text, {
      'Cache-Control': entry.cacheControl,
      ...(text !== undefined && { 'Content-Type': contentType(mediaType) }),
      ...headers,
    });
    reportAnswered(exchange, status);
  }

  function fail(exchange: Exchange<Caller>, thrown: unknown): void {
    const { requestId, operation } = exchange;
    let answer = errorAnswers.forThrown(thrown, operation);
    if (!answer?.declared) {
      report.failed?.({ requestId, ...(operation && { operation }), error: thrown });
      if (!answer || options.offContract === 'fail') answer = errorAnswers.forSituation('internalError', operation);
    }
    sendError(exchange, answer);
  }

  function sendError(exchange: Exchange<Caller>, answer: ErrorAnswer): void {
    const { operation, requestId } = exchange;
    const problem = operation && validators.get(operation.id)?.answer(answer.status, 'application/json', answer.body);
    if (problem) report.offContract?.({ requestId, operation, status: answer.status, problem });
    write(exchange, answer.status, JSON.stringify(answer.body), {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      ...answer.headers,
    });
    reportAnswered(exchange, answer.status, answer.key);
  }

  function refuseMethod(exchange: Exchange<Caller>, methods: string[]): void {
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (exchange.request.method !== 'OPTIONS') {
      return sendError(exchange, { ...errorAnswers.forSituation('methodNotAllowed'), headers: { Allow: allow } });
    }
    write(exchange, 204, undefined, { Allow: allow });
    reportAnswered(exchange, 204);
  }

  function write(
    exchange: Exchange<Caller>,
    status: number,
    text: string | undefined,
    headers: Record<string, string>,
  ): void {
    const { response, requestId, limitHeaders } = exchange;
    if (response.headersSent || response.destroyed) return;
    const length =
      text === undefined
        ? status === 204
          ? {}
          : { 'Content-Length': '0' }
        : { 'Content-Length': Buffer.byteLength(text) };
    if (draining) response.setHeader('Connection', 'close');
    response.writeHead(status, {
      'X-Request-Id': requestId,
      ...options.headers,
      ...limitHeaders,
      ...headers,
      ...length,
    });
    response.end(text);
  }

  function reportAnswered(exchange: Exchange<Caller>, status: number, errorKey?: string): void {
    const { requestId, operation, request, caller, clientAddress, startedAt } = exchange;
    report.answered?.({
      requestId,
      method: request.method ?? '',
      status,
      clientAddress,
      durationMilliseconds: performance.now() - startedAt,
      ...(operation && { operation }),
      ...(errorKey && { errorKey }),
      ...(caller !== undefined && { caller }),
    });
  }

  /** What no route of the app has answered. */
  function lastResort(request: IncomingMessage, response: ServerResponse): void {
    fail(
      new Exchange<Caller>(request, response, requestIdOf(request), addressOf(request, trustProxyHops)),
      new EdgeFailure('pathNotFound'),
    );
  }

  /** What a route outside the contract has thrown. Express knows it by its four parameters. */
  function lastResortError(error: unknown, request: IncomingMessage, response: ServerResponse, _next: unknown): void {
    fail(new Exchange<Caller>(request, response, requestIdOf(request), addressOf(request, trustProxyHops)), error);
  }

  /** From now on every answer closes its connection. */
  function drain(): void {
    draining = true;
  }

  return { serve, lastResort, lastResortError, drain, errorAnswers, bounds };
}

const contentType = (mediaType: string | undefined) =>
  mediaType === undefined || mediaType.endsWith('json')
    ? 'application/json; charset=utf-8'
    : `${mediaType}; charset=utf-8`;

/** `GET http://host/path` asks for `/path`. */
const withoutOrigin = (url: string) =>
  url.startsWith('/') ? url : url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') || '/';

function bearerToken(request: IncomingMessage): string {
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new EdgeFailure('unauthenticated');
  return token;
}

/** The address that the outermost of our own proxies saw; without proxies, the connection's. */
function addressOf(request: IncomingMessage, hops: number): string {
  const forwarded = hops === 0 ? undefined : [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return forwarded?.at(-hops)?.trim() || (request.socket.remoteAddress ?? '');
}
