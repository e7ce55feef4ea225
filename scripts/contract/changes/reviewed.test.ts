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

test('a listed change is reported as reviewed with its reason, and other changes are unaffected', () => {
  expect(withReviewed([narrowed, gone], [correction])).toEqual([
    { ...narrowed, impact: 'reviewed', reason: correction.reason },
    gone,
  ]);
});

test('a line that ends in … matches every change that begins with it', () => {
  const shortened = { ...correction, changes: ['POST /loans › note: A pattern …'] };
  expect(withReviewed([narrowed, gone], [shortened])[0]).toMatchObject({ impact: 'reviewed' });
  expect(wrongCorrections([shortened], [narrowed], hasTest)).toEqual([]);
  expect(wrongCorrections([shortened], [gone], hasTest)).toHaveLength(1);
});

test('a list whose lines each match a change and name a test is accepted', () => {
  expect(wrongCorrections([correction], [narrowed, gone], hasTest)).toEqual([]);
});

test.each<[string, Partial<Correction>, RegExp]>([
  [
    'a line without a breaking change is refused',
    { changes: [lineOf(gone)] },
    /"GET \/books: .*" is no longer reported as a change/,
  ],
  ['a duplicate line is refused', { changes: [lineOf(narrowed), lineOf(narrowed)] }, /listed twice/],
  [
    'a correction without a test is refused',
    { test: 'notes.test.ts › 400 of something else' },
    /there is no test named/,
  ],
  ['a correction without a reason is refused', { reason: '' }, /a reason and the affected changes are required/],
  ['a correction without a change is refused', { changes: [] }, /a reason and the affected changes are required/],
  [
    'an unknown cause is refused',
    { because: 'harmless' as never },
    /because must be one of: refused, restated, corrected, added, opened/,
  ],
])('%s', (_title, parts, problem) => {
  expect(wrongCorrections([{ ...correction, ...parts }], [narrowed], hasTest)).toEqual([
    expect.stringMatching(problem),
  ]);
});
