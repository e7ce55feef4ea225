import { describe, expect, test } from 'vitest';
import { pageOfSuppliers } from './rules.ts';

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
