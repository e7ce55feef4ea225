import { assertNoContent, decodeText, isNoContent, mediaTypeOf, parseJson, readBody, unreadable } from './body.ts';
import type { Operation } from './contract.ts';
import type { Credentials } from './credentials.ts';
import { answered, type Entry } from './entries.ts';
import { type Exchange, HandlerView } from './exchange.ts';
import { failWith } from './failure.ts';
import type { Limits } from './limits.ts';
import type { Bounds, ContractAppOptions } from './options.ts';
import { readHeaders, readPath, type Unparsed } from './parts.ts';
import { readForm, readQuery } from './query.ts';
import type { IsKnown } from './refused.ts';
import type { PathParameters } from './router.ts';
import { withAllProblems } from './second-pass.ts';
import type { UnderWay } from './under-way.ts';
import type { ReadBody, RequestParts } from './validators.ts';

const NO_BYTES = Buffer.alloc(0);

type PerformDeps<Caller> = {
  readonly bounds: Bounds;
  readonly credentials: Credentials;
  readonly limits: Limits<Caller>;
  readonly underWay: UnderWay;
  /** Returns true if the operation's errors list all problems with a request. */
  readonly listsProblems: (operation: Operation) => boolean;
  readonly isKnown: IsKnown;
};

/** The body of a request, once it has been read and parsed. */
type Received = { body?: ReadBody & { readonly body: unknown } };

/** Creates the function that runs an operation in this order: access token, limit, body, validation, handler. */
export function createPerform<Caller>(
  options: ContractAppOptions<Caller>,
  { bounds, credentials, limits, underWay, listsProblems, isKnown }: PerformDeps<Caller>,
) {
  function hold(exchange: Exchange<Caller>, holder: string): void {
    underWay.hold(holder);
    exchange.holders.push(holder);
  }

  /** Reads a request. `received` is called with the body, for a second validation if the request is rejected. */
  async function readRequest(exchange: Exchange<Caller>, entry: Entry, unparsed: Unparsed, received: Received) {
    const { operation, validators } = entry;
    const { request } = exchange;
    const per = operation.limit?.per;
    credentials.assertOwnSite(request);
    if (operation.secured) {
      const token = credentials.tokenOf(request);
      // Counts the request before any asynchronous step.
      // Otherwise, requests awaiting authentication or rate limits could exhaust the process.
      if (options.holder) hold(exchange, `token ${token}`);
      const known = options.authenticate!(token, operation, exchange);
      exchange.caller = known instanceof Promise ? await known : known;
      if (options.holder) hold(exchange, options.holder(exchange.caller));
    }
    const path = readPath(unparsed.path, validators);
    const unread = {
      operation,
      path,
      get query() {
        return new URLSearchParams(unparsed.query);
      },
    };
    if (!operation.secured) limits.assertWelcome(exchange, unread);
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
    if (exchange.hasBody) {
      if (validators.bodyRequired) mediaType = mediaTypeOf(request, operation.requestMediaTypes);
      bytes = await underWay.waiting(() => readBody(request, bounds.bodyBytes));
    }
    options.verify?.({ operation, path, headers: request.headers, body: bytes ?? NO_BYTES });
    if (bytes) {
      const text = decodeText(bytes);
      const isGiven = takesBody && (validators.bodyRequired || !isNoContent(text));
      if (isGiven) mediaType ??= mediaTypeOf(request, operation.requestMediaTypes);
      if (options.recordBodies) exchange.sent = { text, mediaType };
      if (!takesBody) assertNoContent(text);
      if (isGiven) {
        body = mediaType === 'application/x-www-form-urlencoded' ? readForm(text) : parseJson(text);
      }
    }
    if (per !== undefined && per !== 'user') await limits.countRead(exchange, unread, body);
    if (body === undefined && validators.bodyRequired) unreadable('is required');

    received.body = { body, mediaType };
    const headers = readHeaders(request.headers, validators);
    const parts: RequestParts = { path, headers, query: readQuery(unparsed.query, validators), body };
    validators.request(parts, mediaType);
    entry.checkTexts?.(parts, validators.parameters.header);
    return parts;
  }

  return async function perform(exchange: Exchange<Caller>, entry: Entry, path: PathParameters, query: string) {
    const unparsed = { path, query, headers: exchange.request.headers };
    const received: Received = {};
    let parts: RequestParts;
    try {
      parts = await readRequest(exchange, entry, unparsed, received);
    } catch (error) {
      if (!listsProblems(entry.operation)) throw error;
      throw withAllProblems(error, entry, unparsed, received.body, isKnown);
    }
    return entry.handler(new HandlerView(exchange, parts), answered, failWith);
  };
}
