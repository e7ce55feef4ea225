import { createHash, createHmac, randomInt } from 'node:crypto';

/** A card that a test enters. `name` identifies it in findings. */
export type KnownCard = { readonly name: string; readonly number: string; readonly cvc: string };

export type Scanner = {
  /** Returns findings such as `declined: number in base64`, sorted and without duplicates. */
  find(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<string[]>;
};

type Pattern = { readonly bytes: Buffer; readonly finding: string };

/** Returns a random card number with the first eight digits of `number` and a valid check digit. */
export function similarNumber(number: string): string {
  const middle = Array.from({ length: number.length - 9 }, () => randomInt(10)).join('');
  const digits = number.slice(0, 8) + middle;
  return digits + [...'0123456789'].find((digit) => luhnSum(digits + digit) % 10 === 0);
}

function luhnSum(number: string): number {
  return [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
}

/**
 * Creates a scanner that finds the numbers and CVCs of known cards in memory and files, in plain text, encoded or as
 * unsalted hashes.
 */
export function createScanner(cards: readonly KnownCard[]): Scanner {
  const patterns = cards.flatMap((card) =>
    patternsOf(card).map(({ bytes, finding }) => ({ bytes, finding: `${card.name}: ${finding}` })),
  );
  const search = createSearch(patterns);
  const overlap = Math.max(...patterns.map(({ bytes }) => bytes.length)) - 1;
  return {
    async find(chunks) {
      const found = new Set<string>();
      let end = Buffer.alloc(0);
      for await (const chunk of chunks) {
        // A pattern can begin at the end of one chunk and continue in the next.
        search(Buffer.concat([end, chunk.subarray(0, overlap)]), found);
        search(chunk, found);
        end = Buffer.concat([end, chunk.subarray(-overlap)]).subarray(-overlap);
      }
      return [...found].sort();
    },
  };
}

/** Three digits can occur anywhere, so a CVC is searched for only together with its field name. */
function patternsOf({ number, cvc }: KnownCard): Pattern[] {
  const groups = number.length === 15 ? /^(.{4})(.{6})(.{5})$/ : /^(.{4})(.{4})(.{4})(.+)$/;
  const grouped = (separator: string) => groups.exec(number)!.slice(1).join(separator);
  const cvcFields = [`"cvc":"${cvc}"`, `"cvc": "${cvc}"`, `\\"cvc\\":\\"${cvc}\\"`, `cvc: '${cvc}'`, `cvc=${cvc}`];
  return [
    ...textPatterns(number, 'number'),
    ...[' ', '-', '+', '%20'].flatMap((separator) => textPatterns(grouped(separator), 'number in groups')),
    ...cvcFields.flatMap((field) => textPatterns(field, 'CVC')),
    ...numericPatterns(number),
    ...hashPatterns(number),
    ...hashPatterns(`${number}${cvc}`),
  ];
}

function textPatterns(text: string, finding: string): Pattern[] {
  const bytes = Buffer.from(text);
  const hex = bytes.toString('hex');
  const percent = hex.replace(/../g, '%$&');
  return [
    { bytes, finding },
    { bytes: Buffer.from(text, 'utf16le'), finding: `${finding} in UTF-16` },
    ...bothCases(hex).map((form) => ({ bytes: form, finding: `${finding} in hexadecimal` })),
    ...bothCases(percent).map((form) => ({ bytes: form, finding: `${finding}, percent-encoded` })),
    ...base64Forms(bytes).map((form) => ({ bytes: form, finding: `${finding} in base64` })),
  ];
}

const bothCases = (text: string) => [...new Set([text, text.toUpperCase()])].map((form) => Buffer.from(form));

/**
 * Returns the Base64 characters that do not depend on the bytes before and after, for each of the three alignments, in
 * both alphabets.
 */
function base64Forms(bytes: Buffer): Buffer[] {
  const forms = [0, 1, 2].flatMap((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor(((offset + bytes.length) * 8) / 6);
    const fixed = text.slice(first, last);
    return [fixed, fixed.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return [...new Set(forms)].map((form) => Buffer.from(form));
}

/** Returns the number as a JavaScript number, as a 64-bit integer and as packed decimal digits. */
function numericPatterns(number: string): Pattern[] {
  const [double, integer] = [Buffer.alloc(8), Buffer.alloc(8)];
  double.writeDoubleLE(Number(number));
  integer.writeBigUInt64LE(BigInt(number));
  const packed = Buffer.from(number.padStart(16, '0'), 'hex');
  return [
    { bytes: double, finding: 'number as a double' },
    { bytes: integer, finding: 'number as an integer' },
    { bytes: packed, finding: 'number in packed digits' },
  ];
}

/**
 * Returns hashes without a salt or secret key. All possible card numbers can be hashed, so such a hash reveals the
 * number.
 */
function hashPatterns(text: string): Pattern[] {
  const digests = [
    ...['md5', 'sha1', 'sha256', 'sha512'].map((name) => createHash(name).update(text).digest()),
    createHmac('sha256', '').update(text).digest(),
  ];
  const finding = 'hash of the number';
  return digests.flatMap((digest) => [
    { bytes: digest, finding },
    ...bothCases(digest.toString('hex')).map((bytes) => ({ bytes, finding })),
    ...base64Forms(digest).map((bytes) => ({ bytes, finding })),
  ]);
}

const BLOCK = 3;
const KEYS = 1 << 18;
/** Two blocks of bytes can have the same key, which only makes the search slower. */
const keyAt = (bytes: Buffer, end: number) => (bytes[end - 2]! << 10) ^ (bytes[end - 1]! << 5) ^ bytes[end]!;

/**
 * Searches for all patterns in one pass with the Wu–Manber algorithm. For each block of three bytes, a table contains
 * the distance by which the search can advance. Most blocks occur in no pattern.
 */
function createSearch(patterns: readonly Pattern[]): (bytes: Buffer, found: Set<string>) => void {
  const length = Math.min(...patterns.map(({ bytes }) => bytes.length));
  const advance = new Uint8Array(KEYS).fill(length - BLOCK + 1);
  const endingWith = new Map<number, Pattern[]>();
  for (const pattern of patterns) {
    for (let end = BLOCK - 1; end < length; end++) {
      const key = keyAt(pattern.bytes, end);
      advance[key] = Math.min(advance[key]!, length - 1 - end);
    }
    const last = keyAt(pattern.bytes, length - 1);
    endingWith.set(last, [...(endingWith.get(last) ?? []), pattern]);
  }
  return (bytes, found) => {
    for (let end = length - 1; end < bytes.length; ) {
      const key = keyAt(bytes, end);
      const step = advance[key]!;
      const start = end - length + 1;
      if (step === 0)
        for (const pattern of endingWith.get(key)!) if (isAt(pattern, bytes, start)) found.add(pattern.finding);
      end += step || 1;
    }
  };
}

function isAt({ bytes: pattern }: Pattern, bytes: Buffer, start: number): boolean {
  const end = start + pattern.length;
  return end <= bytes.length && bytes.compare(pattern, 0, pattern.length, start, end) === 0;
}
