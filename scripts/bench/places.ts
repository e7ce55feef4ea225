import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadPlaces } from '../../packages/server/src/features/locations/places.data.ts';
import { searchPlaces } from '../../packages/server/src/features/locations/rules.search.ts';
import { median, saveResults } from './results/raw.ts';

/**
 * Measures the place search: load time, memory and query time. The queries cover all two-letter prefixes, names typed
 * letter by letter, several words, and other scripts. Each figure is shown with its target.
 */
const FILE = new URL('../../packages/server/data/places.zst', import.meta.url);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const TYPED = [
  'istanbul airport',
  'kadıköy istanbul',
  'antalya havalimanı',
  'new york',
  'san francisco',
  'münchen hauptbahnhof',
  'taksim meydanı',
  'kapadokya',
  'charles de gaulle',
  'saint petersburg',
  'st',
  'los angeles airport',
  'paris texas',
  'Αθήνα',
  'Санкт-Петербург',
  '東京',
  '서울',
  'الرياض',
  'springfield illinois usa',
  'al ain',
  'san al',
  'de la',
  'xqzt',
  'antlaya havalimani',
  'sabia gokcen',
  'san fransisco airport',
  'sultanahmet meydani',
];
const ROUNDS = 20;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heldMegabytes = () => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

const heldBefore = heldMegabytes();
const loadStart = performance.now();
const table = loadPlaces(FILE);
const loadMilliseconds = performance.now() - loadStart;
await new Promise((resolve) => setTimeout(resolve, 100));
const held = heldMegabytes() - heldBefore;

const beginnings = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
const letterByLetter = TYPED.flatMap((text) =>
  Array.from(text, (_, i) => text.slice(0, i + 1)).filter((part) => part.length > 1),
);
const queries = [...beginnings, ...letterByLetter];

const first = performance.now();
searchPlaces(table, 'istanbul');
const coldMilliseconds = performance.now() - first;

const times = queries.map(() => [] as number[]);
for (let round = 0; round < ROUNDS; round++) {
  for (const [i, query] of queries.entries()) {
    const start = performance.now();
    searchPlaces(table, query, 'TR');
    times[i]!.push(performance.now() - start);
  }
}
// Use the median query time, so that other load on the machine has little effect.
const taken = queries
  .map((query, i) => ({ query, milliseconds: median(times[i]!) }))
  .sort((left, right) => left.milliseconds - right.milliseconds);
const percentile = (share: number) => taken[Math.floor((taken.length - 1) * share)]!.milliseconds.toFixed(3);
const slowest = taken
  .slice(-5)
  .map(({ query }) => query)
  .reverse();

console.log(`places    ${table.count} with ${table.entries.length} names and words`);
console.log(`load      ${loadMilliseconds.toFixed(0)} ms (at most 500)`);
console.log(`memory    ${held.toFixed(1)} MB (at most 45)`);
console.log(
  `query     p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms (under 1), slowest ${percentile(1)} ms, very first ${coldMilliseconds.toFixed(2)} ms`,
);
console.log(`          ${queries.length} queries, ${ROUNDS} times each; slowest: ${slowest.join(' · ')}`);
const column = `${table.count.toLocaleString('en-US')} places`;
const figures = [
  { row: 'load', column, value: loadMilliseconds, unit: 'ms', aim: { most: 500 } },
  { row: 'memory', column, value: held, unit: 'MB', aim: { most: 45 } },
  { row: 'query, p50', column, value: Number(percentile(0.5)), unit: 'ms' },
  { row: 'query, p99', column, value: Number(percentile(0.99)), unit: 'ms', aim: { most: 1 } },
];
console.log(`every query: ${saveResults('places', { rounds: ROUNDS, figures, taken })}`);
