import { expect, test } from 'vitest';
import { localeOf } from '../src/rules/locale.ts';
import { dateText, momentText, zoneText } from '../src/rules/moments.ts';

const EVENING = '2027-03-01T21:30:00';

test.each([
  ['en', ['en-GB', 'en'], '1 Mar 2027, 21:30'],
  ['en', ['en-US', 'en'], 'Mar 1, 2027, 9:30 PM'],
  ['en', ['en', 'tr-TR'], '1 Mar 2027, 21:30'],
  ['en', ['en'], 'Mar 1, 2027, 9:30 PM'],
  ['de', ['en-GB'], '01.03.2027, 21:30'],
  ['tr', ['en-US'], '1 Mar 2027 21:30'],
] as const)('in %s, a browser with the languages %j shows a time as %s', (language, languages, shown) => {
  expect(momentText(EVENING, localeOf(language, languages)).replace(/[\u202f\u00a0]/g, ' ')).toBe(shown);
});

test('an invalid browser language is ignored', () => {
  expect(localeOf('de', ['x', 'de-AT'])).toBe('de-AT');
});

test('the time zone of the browser is named with its offset', () => {
  expect(zoneText('en-GB', 'Europe/Istanbul', new Date(EVENING))).toBe('Europe/Istanbul (GMT+3)');
  expect(zoneText('en-GB', 'UTC', new Date(EVENING))).toBe('UTC');
});

test('a date has the same day in every time zone', () => {
  expect(dateText('2027-03-01', 'de')).toBe('01.03.2027');
  expect(dateText('2027-03-01', 'tr')).toBe('1 Mar 2027');
});
