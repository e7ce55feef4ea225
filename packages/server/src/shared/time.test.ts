import { expect, test } from 'vitest';
import { addSeconds, formatDateTime, parseDateTime } from './time.ts';

test.each([
  ['2027-06-10T10:00:00+03:00', '2027-06-10T07:00:00.000Z', 180],
  ['2027-06-10T10:00:00Z', '2027-06-10T10:00:00.000Z', 0],
  ['2027-06-10t10:00:00.25z', '2027-06-10T10:00:00.250Z', 0],
  ['2027-06-30T23:59:60Z', '2027-07-01T00:00:00.000Z', 0],
  ['2027-07-01T02:59:60.5+03:00', '2027-07-01T00:00:00.500Z', 180],
  ['2027-01-01T00:30:00-05:30', '2027-01-01T06:00:00.000Z', -330],
  ['2028-02-29T23:59:59+14:00', '2028-02-29T09:59:59.000Z', 840],
  ['2027-06-10T10:00:00.123456789Z', '2027-06-10T10:00:00.123Z', 0],
])('the date-time %s can be read', (text, instant, offsetMinutes) => {
  expect(parseDateTime(text)).toEqual({ instant: new Date(instant), offsetMinutes });
});

test.each([
  '2027-02-29T10:00:00Z',
  '2027-02-31T10:00:00Z',
  '2027-13-01T10:00:00Z',
  '2027-00-10T10:00:00Z',
  '2027-06-10T24:00:00Z',
  '2027-06-10T25:00:00Z',
  '2027-06-10T10:60:00Z',
  '2027-06-10T10:00:61Z',
  '2027-06-10T10:00:00+24:00',
  '2027-06-10T10:00:00+03:60',
  '2027-06-10T10:00:00',
  '2027-06-10T10:00Z',
  '2027-06-10 10:00:00Z',
  '2027-06-10',
  '27-06-10T10:00:00Z',
  '0027-06-10T10:00:00Z',
  '2027-06-10T10:00:00Z\n',
  '',
])('the date-time %j is refused', (text) => {
  expect(parseDateTime(text)).toBeUndefined();
});

test('a date-time without an offset is UTC, where that is allowed', () => {
  expect(parseDateTime('2027-06-10T10:00:00', 'utc')).toEqual({
    instant: new Date('2027-06-10T10:00:00Z'),
    offsetMinutes: 0,
  });
});

test.each(['2027-06-10T10:00:00+03:00', '2027-06-10T10:00:00Z', '2027-01-01T00:30:00-05:30'])(
  'the date-time %s is written as it was read',
  (text) => {
    expect(formatDateTime(parseDateTime(text)!)).toBe(text);
  },
);

test('seconds are added to a moment', () => {
  expect(addSeconds(new Date('2027-02-28T23:59:59Z'), 1)).toEqual(new Date('2027-03-01T00:00:00Z'));
});
