import { allEntries, type EntryRange, entriesAt, isEmpty, nextLetters } from './rules.entries.ts';
import type { PlaceTable } from './types.ts';

/**
 * Corrects one typing error (two letters swapped, or one letter extra, wrong or missing), so that an existing name
 * begins with the corrected text. The first letter is assumed to be correct unless it is swapped with the second.
 */
export function* correctionsOf(table: PlaceTable, typed: string): Generator<[text: string, EntryRange]> {
  const letters = [...typed];
  const ending = (from: number) => letters.slice(from).join('');
  const everything = allEntries(table);

  for (let at = 0; at < letters.length; at++) {
    const right = letters.slice(0, at).join('');
    const within = at === 0 ? everything : entriesAt(table, right, everything);
    if (isEmpty(within)) return;
    const [wrong, next] = [letters[at]!, letters[at + 1]];

    if (next !== undefined && next !== wrong) yield* beginning(table, right + next + wrong + ending(at + 2), within);
    if (at === 0) continue;
    yield* beginning(table, right + ending(at + 1), within);
    for (const [letter, entries] of nextLetters(table, right, within)) {
      if (letter !== wrong) yield* beginning(table, right + letter + ending(at + 1), entries);
      yield* beginning(table, right + letter + ending(at), entries);
    }
  }
}

function* beginning(table: PlaceTable, text: string, within: EntryRange): Generator<[string, EntryRange]> {
  const entries = entriesAt(table, text, within);
  if (!isEmpty(entries)) yield [text, entries];
}
