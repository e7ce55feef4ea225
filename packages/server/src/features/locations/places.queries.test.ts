import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPlaces } from './places.data.ts';
import { searchPlaces } from './rules.search.ts';

const MIN_FIRST_PERCENT = 97;
const table = loadPlaces(new URL('../../../data/places.zst', import.meta.url));

const wanted = readFileSync(new URL('places.queries.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string, string, string])
  .map(([query, first, never, name]) => ({ query, first: first.split(' '), never: never.split(' '), name }));

const answersAt = (home: string | undefined) =>
  wanted.map(({ query, first, never, name }) => {
    const places = searchPlaces(table, query, home).map(table.place);
    const position = places.findIndex(({ id }) => first.includes(id));
    const unwanted = places.filter(({ id }) => never.includes(id));
    return { query, name, position, unwanted, seen: places.slice(0, 3).map((place) => place.name) };
  });

test('the sample has more than 300 queries, each for an existing place', () => {
  expect(wanted.length).toBeGreaterThan(300);
  const odd = wanted.filter(({ first, name }) => table.place(table.numberOf(first[0]!) ?? 0).name !== name);
  expect(odd).toEqual([]);
});

describe.each([undefined, 'TR', 'DE'])('queries from the home country %s', (home) => {
  const answers = answersAt(home);

  test(`the intended place comes first for at least ${MIN_FIRST_PERCENT} of 100 queries`, () => {
    const missed = answers.filter(({ position }) => position !== 0);
    const list = missed.map(({ query, name, seen }) => `${query}: not ${name}, but ${seen.join(' · ')}`);
    expect(100 * (1 - missed.length / answers.length), list.join('\n')).toBeGreaterThanOrEqual(MIN_FIRST_PERCENT);
  });

  test('the intended place is among the first three for every query', () => {
    expect(answers.filter(({ position }) => position < 0 || position > 2)).toEqual([]);
  });

  test('unwanted places are not offered for any query', () => {
    expect(answers.filter(({ unwanted }) => unwanted.length > 0)).toEqual([]);
  });
});
