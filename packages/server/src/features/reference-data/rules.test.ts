import { describe, expect, test } from 'vitest';
import { pageOfSuppliers, preferredLanguage } from './rules.ts';

describe('the language of a name', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['tr', 'tr'],
    ['TR', 'tr'],
    ['tr-TR', 'tr'],
    ['de-AT,de;q=0.9,en;q=0.1', 'de'],
    ['de;q=0.2, tr;q=0.7', 'tr'],
    ['fr, de;q=0.4', 'de'],
    ['tr;q=0, de;q=0.1', 'de'],
    ['fr', 'en'],
    ['en;q=0', 'en'],
    ['tr;q=abc', 'en'],
    [';;;,,,', 'en'],
  ])('Accept-Language %j picks %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

describe('a page of suppliers', () => {
  const suppliers = [1, 2, 3, 101, 102].map((id) => ({
    id,
    name: `Supplier ${id}`,
    displayName: `Supplier ${id}`,
    code: `S${id}`,
    parentID: id > 100 ? 1 : null,
  }));
  const idsOf = (question: Parameters<typeof pageOfSuppliers>[1]) => {
    const { total, results } = pageOfSuppliers(suppliers, question);
    return { total, ids: results.map(({ id }) => id) };
  };

  test('holds at most `limit` suppliers from `offset` on, and says how many there are in all', () => {
    expect(idsOf({ limit: 2, offset: 1 })).toEqual({ total: 5, ids: [2, 3] });
  });

  test('is empty past the end', () => {
    expect(idsOf({ limit: 2, offset: 5 })).toEqual({ total: 5, ids: [] });
  });

  test('filters before it counts', () => {
    expect(idsOf({ limit: 50, offset: 0, hasParentID: true })).toEqual({ total: 2, ids: [101, 102] });
    expect(idsOf({ limit: 1, offset: 0, hasParentID: false })).toEqual({ total: 3, ids: [1] });
  });
});
