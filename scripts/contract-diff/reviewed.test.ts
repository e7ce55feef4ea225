import { expect, test } from 'vitest';
import { type Correction, lineOf, withReviewed, wrongCorrections } from './reviewed.ts';

const narrowed = { impact: 'breaking', where: 'POST /loans › note', what: 'A pattern was set.' } as const;
const gone = { impact: 'breaking', where: 'GET /books', what: 'It was removed.' } as const;
const correction: Correction = {
  file: 'notes.yaml',
  because: 'refused',
  reason: 'Notes with control characters were always refused.',
  test: 'notes.test.ts › 400 of a note with a control character',
  changes: [lineOf(narrowed)],
};
const hasTest = (file: string, title: string) => `${file} › ${title}` === correction.test;

test('a change on the list is reviewed and says why; every other one stays what it is', () => {
  expect(withReviewed([narrowed, gone], [correction])).toEqual([
    { ...narrowed, impact: 'reviewed', reason: correction.reason },
    gone,
  ]);
});

test('a line that ends in … stands for what begins like it', () => {
  const shortened = { ...correction, changes: ['POST /loans › note: A pattern …'] };
  expect(withReviewed([narrowed, gone], [shortened])[0]).toMatchObject({ impact: 'reviewed' });
  expect(wrongCorrections([shortened], [narrowed], hasTest)).toEqual([]);
  expect(wrongCorrections([shortened], [gone], hasTest)).toHaveLength(1);
});

test('a list on which every line is a change, with its test, is right', () => {
  expect(wrongCorrections([correction], [narrowed, gone], hasTest)).toEqual([]);
});

test.each<[string, Partial<Correction>, RegExp]>([
  ['a line that breaks nothing any more is stale', { changes: [lineOf(gone)] }, /nothing is broken by "GET \/books: /],
  ['a line that stands twice is refused', { changes: [lineOf(narrowed), lineOf(narrowed)] }, /listed twice/],
  ['without a test it is refused', { test: 'notes.test.ts › 400 of something else' }, /no test is called/],
  ['without a reason it is refused', { reason: '' }, /needs a reason/],
  ['without a change it is refused', { changes: [] }, /the changes it is about/],
  [
    'a cause of another kind is refused',
    { because: 'harmless' as never },
    /because is one of: refused, restated, corrected, opened/,
  ],
])('%s', (_title, parts, problem) => {
  expect(wrongCorrections([{ ...correction, ...parts }], [narrowed], hasTest)).toEqual([
    expect.stringMatching(problem),
  ]);
});
