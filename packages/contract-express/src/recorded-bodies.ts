import { isNoContent } from './body.ts';
import { Written } from './cached-body.ts';
import type { Exchange } from './exchange.ts';
import { readForm } from './query.ts';
import { createRedaction, type Mask, type Redact, type Redaction } from './redaction.ts';
import type { RefusedField } from './refused.ts';

/** The reason why a body is not recorded. */
export type NotStored =
  /** There was no body. */
  | 'noBody'
  /** The request was rejected before its body was read completely. */
  | 'notRead'
  /** The response is neither JSON nor empty. */
  | 'notJson'
  /** The body is neither valid JSON nor a valid form. */
  | 'malformed'
  /** The contract does not describe a property or its type. */
  | 'undescribed'
  | 'tooLarge';

/** A body as JSON text, without sensitive values. */
export type RecordedBody = { readonly content: string } | { readonly notStored: NotStored };
export type RecordedBodies = { readonly request: RecordedBody; readonly response: RecordedBody };

export type RecordOptions = {
  /** Maximum length of a recorded body in bytes. */
  readonly maxBytes: number;
  /** Replaces sensitive parts of strings that no `x-sensitive` mark covers. */
  readonly mask: Mask;
};

/** The bytes of a response, before it is sent. */
export type SentContent = { readonly content: string | Buffer | Written | undefined; readonly isJson: boolean };

/**
 * Bodies up to this multiple of the maximum length are parsed, because redaction rarely shortens a body by a larger
 * factor.
 */
const LARGEST_PARSED = 4;

/** Creates a function that returns the bodies of an exchange in a form that may be stored. */
export function createRecordedBodies(contract: object, { maxBytes, mask }: RecordOptions) {
  const redactions = new Map<string, Redaction>();

  function redactionOf({ operation }: Pick<Exchange<unknown>, 'operation'>): Redaction | undefined {
    if (!operation) return undefined;
    const known = redactions.get(operation.id);
    if (known) return known;
    const redaction = createRedaction(contract, operation);
    redactions.set(operation.id, redaction);
    return redaction;
  }

  function record(text: string, parse: (text: string) => unknown, redact: Redact | undefined): RecordedBody {
    let parsed: unknown;
    try {
      parsed = parse(text);
    } catch {
      return { notStored: 'malformed' };
    }
    const body = redact?.(parsed, mask);
    if (body === undefined) return { notStored: 'undescribed' };
    const content = JSON.stringify(body);
    return Buffer.byteLength(content) > maxBytes ? { notStored: 'tooLarge' } : { content };
  }

  function requestOf({ sent, hasBody }: Exchange<unknown>, redaction: Redaction | undefined): RecordedBody {
    if (!hasBody) return { notStored: 'noBody' };
    if (!sent) return { notStored: 'notRead' };
    const { text, mediaType } = sent;
    if (Buffer.byteLength(text) > maxBytes * LARGEST_PARSED) return { notStored: 'tooLarge' };
    if (mediaType === undefined && isNoContent(text)) return { notStored: 'noBody' };
    const parse = mediaType === 'application/x-www-form-urlencoded' ? readForm : JSON.parse;
    return record(text, parse, mediaType === undefined ? undefined : redaction?.request(mediaType));
  }

  function responseOf(
    { content, isJson }: SentContent,
    status: number,
    refused: readonly RefusedField[],
    redaction: Redaction | undefined,
  ): RecordedBody {
    if (content === undefined) return { notStored: 'noBody' };
    if (!isJson) return { notStored: 'notJson' };
    if (lengthOf(content) > maxBytes * LARGEST_PARSED) return { notStored: 'tooLarge' };
    const parse = (text: string) => withoutRequestContent(JSON.parse(text), refused);
    return record(textOf(content), parse, redaction?.response(status));
  }

  return (
    exchange: Exchange<unknown>,
    { status, refused, ...sent }: SentContent & { readonly status: number; readonly refused: readonly RefusedField[] },
  ): RecordedBodies => {
    const redaction = redactionOf(exchange);
    return { request: requestOf(exchange, redaction), response: responseOf(sent, status, refused, redaction) };
  };
}

const lengthOf = (content: string | Buffer | Written): number =>
  content instanceof Written ? content.letters.length : Buffer.byteLength(content);

const textOf = (content: string | Buffer | Written): string =>
  content instanceof Written ? Buffer.from(content.letters, 'latin1').toString() : content.toString();

/**
 * Removes client input from error details, which repeat names, and sometimes values, from the request. The rejected
 * fields contain neither.
 */
function withoutRequestContent(body: unknown, refused: readonly RefusedField[]): unknown {
  const { details } = (body ?? {}) as { readonly details?: { readonly problems?: unknown } };
  const problems = refused.map(({ field, rule }) => ({ field, message: rule }));
  if (problems.length === 0 || typeof details !== 'object' || details === null) return body;
  return { ...(body as object), details: { ...details, ...problems[0], ...(details.problems ? { problems } : {}) } };
}
