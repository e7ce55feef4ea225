const ID_BYTES = 16;

/** An unguessable identifier: the prefix and 128 random bits, such as `usr_pW9bq0…`. */
export function newId(prefix: string, randomBytes: (byteCount: number) => Uint8Array): string {
  return prefix + Buffer.from(randomBytes(ID_BYTES)).toString('base64url');
}
