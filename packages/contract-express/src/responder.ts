import type { ErrorAnswer, ErrorAnswers } from './answers.ts';
import { CachedBody, Written } from './cached-body.ts';
import { compressed, varied } from './compress.ts';
import type { Entry } from './entries.ts';
import type { Exchange } from './exchange.ts';
import type { Answered } from './handlers.ts';
import { isLong, longJsonOf } from './json.ts';
import type { ContractAppOptions } from './options.ts';
import { createRecordedBodies, type SentContent } from './recorded-bodies.ts';
import { nextTurn } from './turns.ts';

const EMPTY: SentContent = { content: undefined, isJson: true };
const JSON_UTF8 = 'application/json; charset=utf-8';

/** A response from a handler, with its body. */
type Made = Pick<Answered<unknown>, 'status' | 'headers'> & {
  readonly cached: CachedBody | undefined;
  readonly body: unknown;
};
/** A response that may be sent. `isValid` is false if undeclared properties had to be removed. */
type Checked = Made & {
  readonly isValid: boolean;
  readonly isJson: boolean;
  readonly mediaType: string | undefined;
};

type ResponderDeps = {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly errorAnswers: ErrorAnswers;
};

/** Validates, writes and reports responses. */
export function createResponder<Caller>(
  { report = {}, headers: configured = {}, offContract, contract, recordBodies, compress }: ContractAppOptions<Caller>,
  { entries, errorAnswers }: ResponderDeps,
) {
  const ownHeaders = Object.entries(configured);
  const recordedOf = recordBodies && createRecordedBodies(contract, recordBodies);
  let draining = false;

  /** All handler responses pass through this function. A long response is sent in several turns of the event loop. */
  function send(
    exchange: Exchange<Caller>,
    entry: Entry,
    { status, body: answer, headers }: Answered<unknown>,
  ): Promise<void> | undefined {
    const cached = answer instanceof CachedBody ? answer : undefined;
    const before = cached && entry.written.again(cached, status);
    if (before) {
      write(exchange, status, before, { 'Cache-Control': entry.cacheControl, 'Content-Type': JSON_UTF8, ...headers });
      reportAnswered(exchange, status, { content: before, isJson: true });
      return undefined;
    }
    const made = { status, headers, cached, body: cached ? cached.make() : answer };
    if (isLong(made.body)) return sendInTurns(exchange, entry, made);
    const checked = check(exchange, entry, made);
    if (checked) finish(exchange, entry, checked, contentOf(checked));
    return undefined;
  }

  async function sendInTurns(exchange: Exchange<Caller>, entry: Entry, made: Made): Promise<void> {
    await nextTurn();
    const checked = check(exchange, entry, made);
    if (!checked) return;
    await nextTurn();
    finish(exchange, entry, checked, await longJsonOf(checked.body as object));
  }

  /** Returns the response to send; `undefined` if it violates the contract and an error was sent instead. */
  function check(exchange: Exchange<Caller>, { operation, validators }: Entry, made: Made): Checked | undefined {
    const { status, headers, body } = made;
    const mediaType = headers?.['Content-Type']?.split(';')[0] ?? operation.answers[status]?.[0];
    const isJson = mediaType === undefined || mediaType === 'application/json';
    const problem = validators.answer(status, body === undefined ? undefined : mediaType, body);
    if (!problem) return { ...made, isValid: true, isJson, mediaType };
    report.offContract?.({ requestId: exchange.requestId, operation, status, problem });
    const mended = offContract === 'strip' ? validators.declaredPart(status, body) : undefined;
    if (mended) return { ...made, ...mended, isValid: false, isJson, mediaType };
    sendError(exchange, errorAnswers.forSituation('internalError', operation));
    return undefined;
  }

  function finish(
    exchange: Exchange<Caller>,
    { written, cacheControl }: Entry,
    { status, headers, cached, isValid, isJson, mediaType }: Checked,
    plain: string | Buffer | undefined,
  ): void {
    const contentType = isJson ? JSON_UTF8 : typeof plain === 'string' ? `${mediaType}; charset=utf-8` : mediaType;
    const isCached = cached && isJson && isValid && plain !== undefined;
    const sent = {
      'Cache-Control': cacheControl,
      ...(plain !== undefined && { 'Content-Type': contentType }),
      ...headers,
    };
    if (isCached) write(exchange, status, written.write(cached, status, plain), sent);
    else if (compress && plain !== undefined) writeCompressed(exchange, status, plain, sent);
    else write(exchange, status, plain, sent);
    reportAnswered(exchange, status, { content: plain, isJson });
  }

  function sendError(exchange: Exchange<Caller>, { status, body, headers, key, refused }: ErrorAnswer): void {
    const { operation, requestId } = exchange;
    const problem = operation && entries.get(operation.id)!.validators.answer(status, 'application/json', body);
    if (problem) report.offContract?.({ requestId, operation, status, problem });
    const content = JSON.stringify(body);
    write(exchange, status, content, {
      'Cache-Control': 'no-store',
      'Content-Type': JSON_UTF8,
      ...headers,
    });
    reportAnswered(exchange, status, { content, isJson: true }, { key, refused });
  }

  function sendEmpty(exchange: Exchange<Caller>, status: number, headers: Record<string, string>): void {
    write(exchange, status, undefined, headers);
    reportAnswered(exchange, status);
  }

  function writeCompressed(
    exchange: Exchange<Caller>,
    status: number,
    content: string | Buffer,
    headers: Record<string, string>,
  ): void {
    const accepted = exchange.request.headers['accept-encoding'];
    const small = compressed(content, { contentType: headers['Content-Type'], accepted });
    const encoding = small && { 'Content-Encoding': 'gzip' };
    write(exchange, status, small ?? content, { ...headers, ...encoding, Vary: varied(headers.Vary) });
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
    // A header in the response replaces the default header of the same name.
    // A browser that received two Content-Security-Policy headers would apply both and block the page.
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
    sent: SentContent = EMPTY,
    error?: Pick<ErrorAnswer, 'key' | 'refused'>,
  ): void {
    if (!report.answered) return;
    const { requestId, operation, request, caller, clientAddress, startedAt } = exchange;
    const method = request.method ?? '';
    const durationMilliseconds = performance.now() - startedAt;
    const refused = error?.refused ?? [];
    report.answered({
      ...{ identity: request, requestId, operation, method, status, caller, clientAddress, durationMilliseconds },
      ...{ errorKey: error?.key, refused },
      bodies: recordedOf && (() => recordedOf(exchange, { ...sent, status, refused })),
    });
  }

  return {
    send,
    sendError,
    sendEmpty,
    reportAnswered,
    /** After this call, each response closes its connection. */
    drain() {
      draining = true;
    },
    isDraining: () => draining,
  };
}

function bytesOf(content: string | Buffer | Written | undefined): number {
  if (content === undefined) return 0;
  return content instanceof Written ? content.letters.length : Buffer.byteLength(content);
}

function contentOf({ body, isJson }: Checked): string | Buffer | undefined {
  if (body === undefined) return undefined;
  if (isJson) return JSON.stringify(body);
  return body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : String(body);
}
