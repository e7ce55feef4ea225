import { fold } from '../../shared/fold.ts';
import { ENTRY_CLASS_SHIFT, ENTRY_PLACE_MASK, EntryClass, type PlaceTable } from './types.ts';

const MAX_PREDICTIONS = 10;
/** A shorter query fits an odd transliteration of nearly every big city. */
const OWN_NAMES_FIRST_BELOW_LENGTH = 4;
/** Else the query `san francisco` would find San Francisco de Quito first, as Quito was once called. */
const ALTERNATE_HANDICAP = 10;
/** A word that begins more names than this is too common to look through all of them. */
const MAX_NAMES_PER_WORD = 4_000;

/**
 * The best places for what was typed, best first: the airport with that code, names that begin with the query,
 * names with a later word that does, and last those that have all its words somewhere in name and address.
 */
export function searchPlaces(table: PlaceTable, query: string): number[] {
  const text = fold(query);
  if (text === '') return [];

  const found = new Set<number>();
  const airport = table.numberOf(`airport-${text.toUpperCase()}`);
  if (airport !== undefined) found.add(airport);
  for (const place of bestByPhrase(table, text)) found.add(place);
  const words = text.split(' ');
  if (found.size < MAX_PREDICTIONS && words.length > 1) {
    for (const place of bestByWords(table, words)) found.add(place);
  }

  const best = [...found].slice(0, MAX_PREDICTIONS);
  const namesake = bestNamedExactly(table, text);
  if (namesake !== undefined && !best.includes(namesake)) best[Math.min(best.length, MAX_PREDICTIONS - 1)] = namesake;
  return best;
}

function bestByPhrase(table: PlaceTable, text: string): number[] {
  const ownNamesFirst = text.length < OWN_NAMES_FIRST_BELOW_LENGTH && /^[ -~]+$/.test(text);
  const best = new Best();
  for (const entry of entriesAt(table, text)) {
    const place = entry & ENTRY_PLACE_MASK;
    const alternate = entry >>> ENTRY_CLASS_SHIFT === EntryClass.alternate;
    best.offer(place, alternate && !ownNamesFirst ? place * ALTERNATE_HANDICAP : entry);
  }
  return best.places;
}

type WordEntries = { readonly word: string; readonly entries: Uint32Array };

/** `kadikoy istanbul`: one word begins a word of the name, the others one of the name or of where and what it is. */
function bestByWords(table: PlaceTable, words: readonly string[]): number[] {
  const rarestFirst = [...new Set(words)]
    .map((word) => ({ word, entries: entriesAt(table, word) }))
    .sort((left, right) => left.entries.length - right.entries.length);
  const best = new Best();
  for (const { word, entries } of rarestFirst) {
    if (entries.length > MAX_NAMES_PER_WORD) break;
    let candidates = new Set(Array.from(entries, (entry) => entry & ENTRY_PLACE_MASK));
    for (const other of rarestFirst) {
      if (candidates.size > 0 && other.word !== word) candidates = narrowed(table, candidates, other);
    }
    for (const place of candidates) best.offer(place, place);
  }
  return best.places;
}

function narrowed(table: PlaceTable, candidates: Set<number>, { word, entries }: WordEntries): Set<number> {
  const kept = new Set<number>();
  for (const entry of entries) if (candidates.has(entry & ENTRY_PLACE_MASK)) kept.add(entry & ENTRY_PLACE_MASK);
  for (const place of candidates) if (table.surroundings(place).includes(` ${word}`)) kept.add(place);
  return kept;
}

/** A small place with a short name would never be seen among the big ones whose names go on: `Of`, `Bath`. */
function bestNamedExactly(table: PlaceTable, text: string): number | undefined {
  const best = new Best();
  for (const entry of entriesAt(table, `${text}\0`)) {
    if (entry >>> ENTRY_CLASS_SHIFT !== EntryClass.laterWord)
      best.offer(entry & ENTRY_PLACE_MASK, entry & ENTRY_PLACE_MASK);
  }
  return best.places[0];
}

/** The places with the lowest scores, each once. */
class Best {
  readonly places: number[] = [];
  readonly #scores: number[] = [];

  offer(place: number, score: number): void {
    if (this.places.length === MAX_PREDICTIONS && score >= this.#scores[MAX_PREDICTIONS - 1]!) return;
    const known = this.places.indexOf(place);
    if (known >= 0) {
      if (this.#scores[known]! <= score) return;
      this.places.splice(known, 1);
      this.#scores.splice(known, 1);
    }
    const better = this.#scores.findIndex((other) => other > score);
    const position = better < 0 ? this.places.length : better;
    this.places.splice(position, 0, place);
    this.#scores.splice(position, 0, score);
    if (this.places.length > MAX_PREDICTIONS) {
      this.places.pop();
      this.#scores.pop();
    }
  }
}

/** All entries whose text begins with this one. */
function entriesAt(table: PlaceTable, text: string): Uint32Array {
  const needle = Buffer.from(text);
  return table.entries.subarray(
    firstEntry(table, (textStart) => comparePrefix(table.texts, textStart, needle) >= 0),
    firstEntry(table, (textStart) => comparePrefix(table.texts, textStart, needle) > 0),
  );
}

function firstEntry(table: PlaceTable, isPast: (textStart: number) => boolean): number {
  let low = 0;
  let high = table.entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(table.textStarts[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Negative: the text sorts before the needle. 0: it begins with it. */
function comparePrefix(texts: Buffer, textStart: number, needle: Buffer): number {
  for (let i = 0; i < needle.length; i++) {
    const difference = texts[textStart + i]! - needle[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
