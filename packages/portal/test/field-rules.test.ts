import { expect, test } from 'vitest';
import { fieldRules } from '../src/generated/field-rules.ts';
import { type FieldRule, mistakeIn } from '../src/rules/field-rules.ts';

test.each<[string, string, FieldRule]>([
  ['required', ' ', { required: true }],
  ['tooShort', 'abc', { minLength: 4 }],
  ['tooLong', 'abcde', { maxLength: 4 }],
  ['email', 'ada@agency', { format: 'email' }],
  ['url', 'agency.example', { format: 'uri' }],
  ['origin', 'foo', { format: 'origin' }],
  ['origin', 'https://booking.example/return', { format: 'origin' }],
  ['form', 'otoport', { pattern: '^[A-Z]+$' }],
  ['number', 'ten', { type: 'integer' }],
  ['whole', '1.5', { type: 'integer' }],
  ['tooSmall', '-1', { type: 'integer', minimum: 0 }],
  ['tooLarge', '169', { type: 'integer', maximum: 168 }],
  ['tooEarly', '2027-02-28', { format: 'date', earliest: '2027-03-01' }],
  ['amount', '1.500', { money: { currency: 'TRY', language: 'en' } }],
  ['amount', '0', { money: { currency: 'TRY', language: 'en' } }],
])('the mistake "%s" is found in the text "%s"', (kind, typed, rule) => {
  expect(mistakeIn(typed, rule)?.kind).toBe(kind);
});

test.each<[string, FieldRule]>([
  ['', { minLength: 4, format: 'email' }],
  ['ada@agency.example', { format: 'email', required: true }],
  ['https://agency.example/hooks', { format: 'uri' }],
  ['https://booking.example:8443', { format: 'origin' }],
  ['https://booking.example/', { format: 'origin' }],
  ['  four  ', { maxLength: 4 }],
  ['2027-03-01', { format: 'date', earliest: '2027-03-01' }],
  ['ğüşi', { minLength: 4, maxLength: 4 }],
  ['1,500', { money: { currency: 'TRY', language: 'en' } }],
])('no mistake is found in the text "%s"', (typed, rule) => {
  expect(mistakeIn(typed, rule)).toBeUndefined();
});

test('a password that consists of spaces is not trimmed', () => {
  expect(mistakeIn('            ', { format: 'password', minLength: 12, required: true })).toBeUndefined();
});

test('the rules of nested fields are found by their dotted names, and every pattern can be compiled', () => {
  expect(fieldRules.saveCampaign['names.en']).toMatchObject({ maxLength: expect.any(Number) });
  for (const rules of Object.values<Readonly<Record<string, FieldRule>>>(fieldRules))
    for (const { pattern } of Object.values(rules)) if (pattern) expect(() => new RegExp(pattern, 'u')).not.toThrow();
});
