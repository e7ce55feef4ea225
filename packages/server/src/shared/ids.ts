const ID_BYTES = 16;

/** Returns an unguessable identifier that consists of the prefix and 128 random bits, such as `usr_pW9bq0…`. */
export function newId(prefix: string, randomBytes: (byteCount: number) => Uint8Array): string {
  return prefix + Buffer.from(randomBytes(ID_BYTES)).toString('base64url');
}

const NUMBER_BYTES = 4;
/** The largest number that the contract allows. Partners may store numbers as 32-bit integers. */
const MAX_NUMBER = 2 ** 31 - 1;

/**
 * Returns a number for use as an integer ID. The number does not reveal how many objects exist. The store detects
 * duplicates.
 */
export function newNumber(randomBytes: (byteCount: number) => Uint8Array): number {
  return 1 + (Buffer.from(randomBytes(NUMBER_BYTES)).readUInt32BE() % MAX_NUMBER);
}
