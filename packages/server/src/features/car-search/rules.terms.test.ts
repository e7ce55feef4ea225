import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountIn } from '../../shared/in-words.ts';
import { money } from '../../shared/money.ts';
import { rulesOf } from './rules.terms.ts';
import type { CarConditions } from './types.ts';

const language = fc.constantFrom('en', 'tr', 'de');
const sum = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => money(amount, 'EUR'));
const mayBe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const driver = fc.record({
  minAge: fc.integer({ min: 18, max: 40 }),
  maxAge: mayBe(fc.integer({ min: 50, max: 120 })),
  licenceYears: fc.constant(1),
  youngDriverFee: mayBe(fc.record({ belowAge: fc.integer({ min: 19, max: 40 }), amount: sum })),
});
const country = fc.constantFrom('AT', 'BG', 'CH', 'CZ', 'DE', 'FR', 'GR', 'NL', 'PL', 'TR', 'XK');
const crossBorder = fc.record({
  allowed: fc.boolean(),
  countries: mayBe(fc.uniqueArray(country, { minLength: 1 })),
  fee: mayBe(sum),
});

const conditions = {
  ...{ minDriverAge: 21, minLicenceYears: 1, noticeHours: 0, minRentalHours: 0 },
  mileage: { limit: null, unit: 'kmPerDay' },
} as const;

function wordsOf(stated: Pick<CarConditions, 'driver' | 'crossBorder'>, language: 'en' | 'tr' | 'de') {
  const mileage = { type: 'unlimited' } as const;
  const terms = { mileage, deposit: { amount: money(0, 'EUR') }, excess: [], cancellation: [], ...stated };
  const asked = { pickUpAt: '2027-06-10T10:00:00+03:00', language };
  const rules = rulesOf({ conditions, openingHours: [], terms }, asked);
  return (type: string) => rules.find((rule) => rule.type === type)?.description;
}

test('in every language the rules state exactly the driver ages and young driver fee of the conditions', () => {
  fc.assert(
    fc.property(driver, language, (stated, language) => {
      const words = wordsOf({ driver: stated, crossBorder: undefined }, language);
      expect(words('maxDriverAge')?.match(/\d+/)?.[0]).toBe(stated.maxAge?.toString());
      const fee = stated.youngDriverFee;
      if (!fee?.amount.amount) {
        expect(words('youngDriver')).toBeUndefined();
        return;
      }
      expect(words('youngDriver')).toContain(amountIn(language, fee.amount));
      expect(words('youngDriver')).toContain(`${fee.belowAge} `);
    }),
  );
});

test('in every language the rules state the cross-border countries and fee of the conditions', () => {
  fc.assert(
    fc.property(crossBorder, language, (stated, language) => {
      const words = (changed: CarConditions['crossBorder']) =>
        wordsOf({ driver: { minAge: 21, licenceYears: 1 }, crossBorder: changed }, language)('crossBorder');
      expect(words(undefined)).toBeUndefined();
      const sentence = words(stated)!;
      if (!stated.allowed) {
        expect(sentence).toBe(words({ allowed: false }));
        return;
      }
      expect(sentence).not.toBe(words({ allowed: false }));
      const nameOf = new Intl.DisplayNames(language, { type: 'region' });
      const named = sentence.match(/: ([^.]*)\./)?.[1]?.split(', ') ?? [];
      expect(named).toEqual((stated.countries ?? []).map((code) => nameOf.of(code)));
      const costs = stated.fee?.amount ? amountIn(language, stated.fee) : undefined;
      if (costs) expect(sentence).toContain(costs);
      else expect(sentence).not.toMatch(/\d/);
    }),
  );
});

test('a rule has room for sixty countries', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = letters.flatMap((one) => letters.map((other) => one + other)).slice(0, 60);
  const fee = money(10 ** 11, 'EUR');
  for (const language of ['en', 'tr', 'de'] as const) {
    const words = wordsOf(
      { driver: { minAge: 21, licenceYears: 1 }, crossBorder: { allowed: true, countries, fee } },
      language,
    );
    expect(words('crossBorder')!.length).toBeLessThanOrEqual(500);
  }
});
