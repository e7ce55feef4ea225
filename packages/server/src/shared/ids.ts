const ID_BYTES = 16;

/** An unguessable identifier: the prefix and 128 random bits, such as `usr_pW9bq0…`. */
export function newId(prefix: string, randomBytes: (byteCount: number) => Uint8Array): string {
  return prefix + Buffer.from(randomBytes(ID_BYTES)).toString('base64url');
}

const NUMBER_BYTES = 4;
/** What the contract promises, and what partners keep in 32 bits. */
const MAX_NUMBER = 2 ** 31 - 1;

/** Where the product has an integer: drawn at random, so that it does not tell how many there are. The store knows whether it is taken. */
export function newNumber(randomBytes: (byteCount: number) => Uint8Array): number {
  return 1 + (Buffer.from(randomBytes(NUMBER_BYTES)).readUInt32BE() % MAX_NUMBER);
}
