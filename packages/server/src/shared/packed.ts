import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { jsonOf } from '@agency-booking/contract-express';

const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** JSON for a bytea column: half the size, and written several times as fast. */
export function pack<Content>(content: Content): Buffer {
  return zstdCompressSync(jsonOf(content), FASTEST);
}

export function unpack<Content>(packed: Buffer): Content {
  return JSON.parse(zstdDecompressSync(packed).toString());
}
