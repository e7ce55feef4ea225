import { gzipSync } from 'node:zlib';

/** Compression does not speed up the transfer of a body that fits into one packet. */
const SMALLEST_BYTES = 1_400;
const TEXT = /^(text\/|application\/json\b)/;
const ACCEPTS_GZIP = /(^|,)\s*gzip\s*(;\s*q=(1|0\.\d*[1-9])\d*\s*)?(,|$)/i;

/** Returns the compressed body, or `undefined` if it is small, is not text, or the client does not accept gzip. */
export function compressed(
  content: string | Buffer,
  { contentType = '', accepted = '' }: { readonly contentType?: string; readonly accepted?: string | undefined },
): Buffer | undefined {
  if (content.length < SMALLEST_BYTES || !TEXT.test(contentType) || !ACCEPTS_GZIP.test(accepted)) return undefined;
  return gzipSync(content);
}

/** Adds `Accept-Encoding` to the `Vary` header of a response. */
export const varied = (vary: string | undefined): string => (vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
