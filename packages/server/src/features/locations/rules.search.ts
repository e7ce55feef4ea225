import { fold } from '../../shared/fold.ts';
import { type EntryRange, entriesAt, isEmpty } from './rules.entries.ts';
import { correctionsOf } from './rules.misspelling.ts';
import { ENTRY_CLASS_SHIFT, ENTRY_PLACE_MASK, EntryClass, type PlaceTable } from './types.ts';

const MAX_PREDICTIONS = 10;
/**
 * Minimum length at which a query counts as long. A shorter query in Latin letters matches a rare transliteration of
 * nearly every big city's name.
 */
const LONG_QUERY_LENGTH = 4;
/** Minimum length of a word that is corrected. Nearly every shorter word resembles an existing name. */
const MIN_MISSPELT_LENGTH = 5;
/** Maximum number of matches for a word. A word with more matches is too common to scan. */
const MAX_NAMES_PER_WORD = 4_000;
/** All airports with scheduled flights are among this many top-ranked places. */
const SCHEDULED_AIRPORT_RANKS = 10_000;
const HOME_ADVANTAGE = 0.2;
/** Words that do not distinguish places from one another, such as `de` in `aeropuerto de madrid`. */
const JOINING_WORDS = new Set(['and', 'de', 'del', 'den', 'der', 'des', 'di', 'do', 'du', 'of', 'the', 've', 'von']);

/**
 * Score factors by match quality and entry class. A place's score is its rank times the factor, and the lowest score
 * comes first. Multiplying the factor by 10 has the same effect as multiplying the rank by 10.
 */
type Handicaps = Readonly<
  Record<'whole' | 'words' | 'beginning', readonly [name: number, alternate: number, laterWord: number]>
>;
const NEVER = Number.POSITIVE_INFINITY;
const LONG: Handicaps = { whole: [0.0001, 0.005, 1], words: [0.3, 5, 10], beginning: [1, 30, 100] };
const SHORT: Handicaps = { whole: [0.03, 0.1, 10], words: [0.5, 10, 20], beginning: [1, 1_000, 100] };
const ONE_WORD: Handicaps = { ...LONG, words: [NEVER, NEVER, NEVER], beginning: [NEVER, NEVER, NEVER] };
const MISSPELT: Handicaps = { whole: [0.05, 1, 10], words: [3, 30, 30], beginning: [NEVER, NEVER, NEVER] };

/**
 * Ranks the airport with the entered IATA code first, then name matches by rank and match quality, and then places that
 * match all words across their name and address. If nothing matches, each word is searched separately as a name.
 * `homeCountry` is the user's country, whose places rank higher.
 */
export function searchPlaces(table: PlaceTable, query: string, homeCountry?: string): number[] {
  const text = fold(query);
  if (text === '') return [];
  const best = new Best(table, homeCountry);

  const airport = table.numberOf(`airport-${text.toUpperCase()}`);
  if (airport !== undefined && table.isFound(airport)) {
    if (airport < SCHEDULED_AIRPORT_RANKS || query === query.toUpperCase()) best.offer(airport, 0);
  }

  const isLong = text.length >= LONG_QUERY_LENGTH || !/^[ -~]+$/.test(text);
  const fits = offerFits(table, best, text, entriesAt(table, text), isLong ? LONG : SHORT);
  const words = text.split(' ');
  const byWords =
    words.length > 1 && best.places.length < MAX_PREDICTIONS ? bestByWords(table, words, homeCountry) : [];
  // Skip corrections if a name starts with the text. The spelling is then correct, although the name may be incomplete.
  if (!fits && byWords.length === 0 && text.length >= MIN_MISSPELT_LENGTH) {
    for (const [corrected, entries] of correctionsOf(table, text)) offerFits(table, best, corrected, entries, MISSPELT);
  }
  // Hotels are not in the place table, but their names often include the name of a town.
  if (best.places.length === 0 && byWords.length === 0 && words.length > 1) {
    for (const word of words)
      if (word.length >= LONG_QUERY_LENGTH) offerFits(table, best, word, entriesAt(table, word), ONE_WORD);
  }
  return [...new Set([...best.places, ...byWords])].slice(0, MAX_PREDICTIONS);
}

/** Returns whether at least one place's own name starts with the text. */
function offerFits(table: PlaceTable, best: Best, text: string, fitting: EntryRange, handicaps: Handicaps): boolean {
  // The end of a name sorts before a space, and a space sorts before every letter.
  const whole = entriesAt(table, `${text}\0`, fitting);
  const words = entriesAt(table, `${text} `, [whole[1], fitting[1]]);
  let fits = false;
  const offer = ([from, to]: EntryRange, byClass: Handicaps['whole']) => {
    for (let i = from; i < to; i++) {
      const entry = table.entries[i]!;
      const entryClass = entry >>> ENTRY_CLASS_SHIFT;
      const place = entry & ENTRY_PLACE_MASK;
      fits ||= entryClass === EntryClass.name;
      best.offer(place, byClass[entryClass]!);
    }
  };
  offer(whole, handicaps.whole);
  offer(words, handicaps.words);
  // If a place has exactly this name, skip places that only have an alternate name starting with the text.
  const isName = handicaps === LONG && !isEmpty(whole);
  offer([words[1], fitting[1]], isName ? onlyNames(handicaps.beginning) : handicaps.beginning);
  return fits;
}

const onlyNames = ([name, , laterWord]: Handicaps['whole']) => [name, NEVER, laterWord] as const;

type WordEntries = { readonly word: string; readonly entries: Uint32Array };

/**
 * Finds places that match several words, such as `kadikoy istanbul`. One of them must match the beginning of a word in
 * the name. Each of the others must match the beginning of a word in the name or in the surroundings.
 */
function bestByWords(table: PlaceTable, words: readonly string[], homeCountry: string | undefined): number[] {
  const rarestFirst = [...new Set(words)]
    .filter((word) => !JOINING_WORDS.has(word))
    .map((word) => ({ word, entries: table.entries.subarray(...entriesAt(table, word)) }))
    .sort((left, right) => left.entries.length - right.entries.length);
  const best = new Best(table, homeCountry);
  for (const { word, entries } of rarestFirst) {
    if (entries.length > MAX_NAMES_PER_WORD) break;
    let candidates = new Set(Array.from(entries, (entry) => entry & ENTRY_PLACE_MASK));
    for (const other of rarestFirst) {
      if (candidates.size > 0 && other.word !== word) candidates = narrowed(table, candidates, other);
    }
    for (const place of candidates) best.offer(place, 1);
  }
  return best.places;
}

function narrowed(table: PlaceTable, candidates: Set<number>, { word, entries }: WordEntries): Set<number> {
  const kept = new Set<number>();
  for (const entry of entries) if (candidates.has(entry & ENTRY_PLACE_MASK)) kept.add(entry & ENTRY_PLACE_MASK);
  for (const place of candidates) if (table.surroundings(place).includes(` ${word}`)) kept.add(place);
  return kept;
}

/** Places with the lowest scores, without duplicates. */
class Best {
  readonly places: number[] = [];
  readonly #scores: number[] = [];
  readonly #table: PlaceTable;
  readonly #homeCountry: string | undefined;

  constructor(table: PlaceTable, homeCountry: string | undefined) {
    this.#table = table;
    this.#homeCountry = homeCountry;
  }

  /** `handicap` is a factor for the rank, before the bonus for the home country. */
  offer(place: number, handicap: number): void {
    const { places } = this;
    const scores = this.#scores;
    const worst = places.length === MAX_PREDICTIONS ? scores[MAX_PREDICTIONS - 1]! : Number.POSITIVE_INFINITY;
    const abroad = (place + 1) * handicap;
    // The country lookup is the most expensive step, so avoid it if possible.
    if (abroad * HOME_ADVANTAGE >= worst) return;
    const score = this.#table.countryCode(place) === this.#homeCountry ? abroad * HOME_ADVANTAGE : abroad;
    if (score >= worst) return;
    const known = places.indexOf(place);
    if (known >= 0) {
      if (scores[known]! <= score) return;
      places.splice(known, 1);
      scores.splice(known, 1);
    }
    const better = scores.findIndex((other) => other > score);
    const position = better < 0 ? places.length : better;
    places.splice(position, 0, place);
    scores.splice(position, 0, score);
    if (places.length > MAX_PREDICTIONS) {
      places.pop();
      scores.pop();
    }
  }
}
