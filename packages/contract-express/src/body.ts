import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { EdgeFailure, invalid } from './failure.ts';
import { nameOf } from './problems.ts';

const CONTENT_TYPE_MAX_CHARACTERS = 256;
const NESTING_MAX = 64;

/** Thrown if the client closed its connection before its request was complete, so no response can be sent. */
export class ClientGone extends Error {}

/**
 * Returns a declared media type, so that client input cannot choose a validator or add one to the cache. Accepts only
 * UTF-8.
 */
export function mediaTypeOf(request: IncomingMessage, declared: readonly string[]): string {
  const header = request.headers['content-type'] ?? '';
  if (header.length > CONTENT_TYPE_MAX_CHARACTERS) throw new EdgeFailure('unsupportedMediaType');
  if (request.headers['content-encoding'] && request.headers['content-encoding'] !== 'identity') {
    throw new EdgeFailure('unsupportedMediaType');
  }
  if (declared.includes(header)) return header;
  const [essence = '', ...parameters] = header.toLowerCase().split(';');
  const mediaType = essence.trim();
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) throw new EdgeFailure('unsupportedMediaType');
  if (!declared.includes(mediaType)) throw new EdgeFailure('unsupportedMediaType');
  return mediaType;
}

export const hasBody = (request: IncomingMessage) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Reads the whole body. Rejects with 413 as soon as the body exceeds `maxBytes`, and discards the rest. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return reject(new EdgeFailure('bodyTooLarge'));
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) return void chunks.push(chunk);
      request.off('data', onData).resume();
      reject(new EdgeFailure('bodyTooLarge'));
    };
    request.on('data', onData);
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    // `close` is also emitted after a complete body. In that case, there is nothing to report.
    request.on('close', () => request.complete || reject(new ClientGone()));
    request.on('error', () => reject(new ClientGone()));
  });
}

/** Decodes a body and removes a leading byte order mark. */
export function decodeText(bytes: Buffer): string {
  if (!isUtf8(bytes)) unreadable('must be UTF-8');
  const text = bytes.toString();
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** Parses JSON and rejects values that cannot be stored: U+0000, lone surrogates and `__proto__`. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    unreadable(text.trim() === '' ? 'is required' : 'must be valid JSON');
  }
  // Text without `\u` or `__proto__` cannot contain such values, so most bodies need not be traversed.
  if (text.includes('\\u') || text.includes('__proto__')) refuseUnstorable(value, '', 0);
  return value;
}

/**
 * Returns whether a body is empty. Some clients send an empty object with every request, regardless of the media type.
 */
export const isNoContent = (text: string): boolean => /^\s*(\{\s*\}\s*)?$/.test(text);

/** Rejects a body for an operation that takes none, except for an empty object. */
export function assertNoContent(text: string): void {
  if (isNoContent(text)) return;
  const value = parseJson(text);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) invalid('body', 'must be empty');
  const [name] = Object.keys(value);
  if (name !== undefined) invalid(nameOf(name), 'is not known here');
}

export function unreadable(message: string): never {
  throw new EdgeFailure('malformedBody', { field: 'body', message });
}

function refuseUnstorable(value: unknown, field: string, depth: number): void {
  if (depth > NESTING_MAX) invalid('body', `must not be nested deeper than ${NESTING_MAX} levels`);
  if (typeof value === 'string') {
    refuseText(value, field);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) refuseUnstorable(item, `${field}[${index}]`, depth + 1);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, property] of Object.entries(value)) {
      refuseText(name, field);
      const path = field === '' ? name : `${field}.${name}`;
      if (name === '__proto__') invalid(path, 'is not known here');
      refuseUnstorable(property, path, depth + 1);
    }
  }
}

function refuseText(text: string, field: string): void {
  if (text.includes('\0')) invalid(field || 'body', 'must not contain the character U+0000');
  if (!text.isWellFormed()) invalid(field || 'body', 'must not contain half of a surrogate pair');
}
