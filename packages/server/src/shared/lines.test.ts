import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLines, readLine } from './lines.ts';

/** Listings whose codes also occur in other fields, with text in every script. */
const listing = fc.record({
  currency: fc.string({ unit: 'binary' }),
  offers: fc.uniqueArray(
    fc.record({ code: fc.stringMatching(/^[a-c]{1,2}$/), name: fc.string({ unit: 'binary' }), size: fc.nat() }),
    { selector: ({ code }) => code },
  ),
});

test('a listing in lines is still valid JSON', () => {
  fc.assert(
    fc.property(listing, (content) => {
      expect(JSON.parse(inLines(content).toString())).toEqual(content);
    }),
  );
});

test('one offer is read by its code, wherever it is, with the rest of the listing', () => {
  fc.assert(
    fc.property(listing, fc.stringMatching(/^[a-d]{1,2}$/), (content, code) => {
      const offers = content.offers.filter((offer) => offer.code === code);
      expect(readLine(inLines(content), code)).toEqual({ ...content, offers });
    }),
  );
});

test('a nested code or a text with the same code is not read as the offer', () => {
  const content = {
    offers: [
      { code: 'a', vendor: { code: 'b' } },
      { code: 'c', text: '"code":"d"' },
    ],
  };
  expect(readLine(inLines(content), 'd')).toEqual({ offers: [] });
  expect(readLine(inLines(content), 'x"},{"code":"a')).toEqual({ offers: [] });
});
