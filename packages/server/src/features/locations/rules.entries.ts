import type { PlaceTable } from './types.ts';

/** `to` is exclusive. */
export type EntryRange = readonly [from: number, to: number];

export const allEntries = ({ entries }: PlaceTable): EntryRange => [0, entries.length];
export const isEmpty = ([from, to]: EntryRange): boolean => from === to;

/** Returns the entries, within a range, whose text starts with the given text. */
export function entriesAt(table: PlaceTable, text: string, within: EntryRange = allEntries(table)): EntryRange {
  const needle = Buffer.from(text);
  const from = firstEntry(within, (entry) => comparePrefix(table, entry, needle) >= 0);
  return [from, firstEntry([from, within[1]], (entry) => comparePrefix(table, entry, needle) > 0)];
}

/** Yields the characters that follow a prefix in the matching entries, each with its range of entries. */
export function* nextLetters(table: PlaceTable, text: string, [from, to]: EntryRange): Generator<[string, EntryRange]> {
  const length = Buffer.byteLength(text);
  for (let entry = from; entry < to; ) {
    const start = table.textStarts[entry]! + length;
    const letter = table.texts.toString('utf8', start, start + bytesOfLetter(table.texts[start]!));
    const range: EntryRange = letter === '\0' ? [entry, entry + 1] : entriesAt(table, text + letter, [entry, to]);
    if (letter !== '\0') yield [letter, range];
    entry = range[1];
  }
}

const bytesOfLetter = (first: number) => (first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

function firstEntry([from, to]: EntryRange, isPast: (entry: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns 0 if the text starts with the prefix, or a negative number if it sorts before the prefix. */
function comparePrefix({ texts, textStarts }: PlaceTable, entry: number, needle: Buffer): number {
  const start = textStarts[entry]!;
  for (let i = 0; i < needle.length; i++) {
    const difference = texts[start + i]! - needle[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
