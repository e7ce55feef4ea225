import { describe, expect, test } from 'vitest';
import { pageOfSuppliers } from './rules.ts';

describe('pages of suppliers', () => {
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

  test('a page holds at most `limit` suppliers from `offset` on, and states the total', () => {
    expect(idsOf({ limit: 2, offset: 1 })).toEqual({ total: 5, ids: [2, 3] });
  });

  test('a page past the end is empty', () => {
    expect(idsOf({ limit: 2, offset: 5 })).toEqual({ total: 5, ids: [] });
  });

  test('the total counts only suppliers that match the filter', () => {
    expect(idsOf({ limit: 50, offset: 0, hasParentID: true })).toEqual({ total: 2, ids: [101, 102] });
    expect(idsOf({ limit: 1, offset: 0, hasParentID: false })).toEqual({ total: 3, ids: [1] });
  });
});
