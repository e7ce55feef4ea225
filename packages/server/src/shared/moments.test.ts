import { expect, test } from 'vitest';
import { assertAhead, readMoment } from './moments.ts';

const now = new Date('2027-03-01T09:00:00Z');
const at = (text: string) => readMoment('pickUp', text, { suchAs: '2027-06-10T10:00:00+03:00' });
const ahead = (text: string) => () => assertAhead('pickUp', at(text), now);

test('a moment is ahead from the next second to the same second a year later', () => {
  expect(ahead('2027-03-01T09:00:01Z')).not.toThrow();
  expect(ahead('2028-02-29T09:00:00Z')).not.toThrow();
  for (const text of ['2027-03-01T09:00:00Z', '2027-03-01T12:00:00.999+03:00', '2028-02-29T09:00:01Z']) {
    expect(ahead(text)).toThrow();
  }
});

test('a day that does not exist is refused', () => {
  expect(() => at('2027-02-29T09:00:00Z')).toThrow();
});
