import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { networkOf } from './address.ts';
import { hasBody } from './body.ts';
import type { Operation } from './contract.ts';
import type { RequestParts } from './validators.ts';

/** One request and its processing state. */
export class Exchange<Caller> {
  readonly startedAt = performance.now();
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly clientAddress: string;
  operation: Operation | undefined;
  caller: Caller | undefined;
  /** The holders for which this request counts as a concurrent request. */
  readonly holders: string[] = [];
  limitHeaders: Record<string, string> | undefined;
  /** The body as received, if bodies are recorded. The media type is absent if the operation takes no body. */
  sent: { readonly text: string; readonly mediaType: string | undefined } | undefined;
  /**
   * True once the request has been counted towards the limit on rejected requests. Each request is counted at most
   * once.
   */
  isRefused = false;

  constructor(request: IncomingMessage, response: ServerResponse, requestId: string, clientAddress: string) {
    this.request = request;
    this.response = response;
    this.requestId = requestId;
    this.clientAddress = clientAddress;
  }

  get hasBody(): boolean {
    return hasBody(this.request);
  }

  get headers(): IncomingMessage['headers'] {
    return this.request.headers;
  }

  get network(): string {
    return networkOf(this.clientAddress);
  }
}

/** A handler's view of an exchange, as a `HandlerRequest`. Expensive values are computed on first access. */
export class HandlerView<Caller> {
  readonly path: RequestParts['path'];
  readonly query: RequestParts['query'];
  readonly headers: RequestParts['headers'];
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

  get mediaType(): string | undefined {
    const { operation, request } = this.#exchange;
    const mediaTypes = [...(operation?.answers['200'] ?? [])];
    return new Negotiator(request).mediaType(mediaTypes) ?? mediaTypes[0];
  }

  get requestId(): string {
    return this.#exchange.requestId;
  }

  get clientAddress(): string {
    return this.#exchange.clientAddress;
  }

  get cookies(): string | undefined {
    return this.#exchange.request.headers.cookie;
  }

  get signal(): AbortSignal {
    const { response } = this.#exchange;
    const controller = new AbortController();
    const abort = () => response.writableFinished || controller.abort();
    if (response.destroyed) abort();
    else response.once('close', abort);
    return controller.signal;
  }
}
