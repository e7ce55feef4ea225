/**
 * Expected properties of one value. Limits are given as sample values: the last one that is accepted and the first one
 * that is rejected.
 */
export type Fact = {
  readonly types: readonly JsonType[];
  /** Complete list of allowed values. */
  readonly values?: readonly unknown[];
  readonly accepts?: readonly unknown[];
  readonly refuses?: readonly unknown[];
  readonly fields?: Fields;
  readonly items?: Fact;
  readonly byDefault?: unknown;
  readonly isOptional?: true;
  readonly isDeprecated?: true;
};

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** Fields by name; fields that are not `optional` are required. */
export type Fields = { readonly [name: string]: Fact };

export const text: Fact = { types: ['string'] };
export const integer: Fact = { types: ['integer'] };
export const number: Fact = { types: ['number'] };
export const flag: Fact = { types: ['boolean'] };

export const object = (fields: Fields): Fact => ({ types: ['object'], fields });
export const list = (items: Fact): Fact => ({ types: ['array'], items });
/** A list whose elements have several variants. Each variant has a separate table. */
export const mixedList: Fact = { types: ['array'] };
export const optional = (fact: Fact): Fact => ({ ...fact, isOptional: true });
export const byDefault = (value: unknown, fact: Fact): Fact => ({ ...optional(fact), byDefault: value });
export const deprecated = (fact: Fact): Fact => ({ ...fact, isDeprecated: true });
export const or = (fact: Fact, ...types: JsonType[]): Fact => ({ ...fact, types: [...fact.types, ...types] });

export const oneOf = (...values: readonly unknown[]): Fact => ({ ...text, values });
/** Sample values. Other values are also possible. */
export const seen = (...accepts: readonly unknown[]): Fact => ({ ...text, accepts });
export const like = (fact: Fact, samples: Pick<Fact, 'accepts' | 'refuses'>): Fact => ({ ...fact, ...samples });
export const atLeast = (least: number, fact: Fact = integer): Fact =>
  like(fact, { accepts: [least], refuses: [least - 1] });
export const between = (least: number, most: number): Fact =>
  like(number, { accepts: [least, most], refuses: [least - 0.001, most + 0.001] });
export const letters = (least: number): Fact =>
  like(text, { accepts: ['a'.repeat(least)], refuses: ['a'.repeat(least - 1)] });
export const digits = (count: number): Fact =>
  like(text, {
    accepts: ['1'.repeat(count)],
    refuses: ['1'.repeat(count - 1), '1'.repeat(count + 1), 'a'.repeat(count)],
  });

export const dateTime = like(text, {
  accepts: ['2027-06-10T10:00:00+03:00', '2027-06-10T07:00:00Z'],
  refuses: ['2027-06-10', '10:00:00', '2027-06-10T10:00:00'],
});
/** Date and time, read as UTC if there is no offset. */
export const dateTimeOrLocal = like(text, {
  accepts: ['2027-06-10T10:00:00+03:00', '2027-06-10T10:00:00'],
  refuses: ['2027-06-10', '10:00:00'],
});
export const date = like(text, {
  accepts: ['1990-04-12'],
  refuses: ['12.04.1990', '1990-02-30', '1990-04-12T00:00:00Z'],
});
export const email = like(text, { accepts: ['deniz.kaya@example.com'], refuses: ['deniz.kaya', '@example.com'] });
export const phone = like(text, { accepts: ['+905321234567'], refuses: ['05321234567', '+0', '905321234567'] });
export const country = like(text, { accepts: ['TR', 'DE'], refuses: ['TUR', 'T', 'tr'] });
export const currency = oneOf('TRY', 'USD', 'EUR', 'GBP');
/** Whole number of minor units. */
export const money = object({ amount: integer, currency });
export const idName = object({ id: or(integer, 'string'), name: text });

/** Geographic position. Both ranges are inclusive. */
export const point = object({ lat: between(-90, 90), lon: between(-180, 180) });

export const commission = object({
  type: oneOf('percentage', 'fixed'),
  percentage: optional(between(0, 100)),
  fixed: optional(money),
});
