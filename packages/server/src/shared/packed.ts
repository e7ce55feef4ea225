import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Compresses JSON for a `bytea` column to about half its size, which makes writing several times faster. */
export function pack<Content>(content: Content | Buffer): Buffer {
  return zstdCompressSync(Buffer.isBuffer(content) ? content : JSON.stringify(content), FASTEST);
}

export const unpacked = (packed: Buffer): Buffer => zstdDecompressSync(packed);

export function unpack<Content>(packed: Buffer): Content {
  return JSON.parse(unpacked(packed).toString());
}
