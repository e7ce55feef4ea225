import { expect, test } from 'vitest';
import { testList } from './reference-data.ts';

const get = testList('/helper-data/fuel-types');

test('200: returns the published fuel types, each with a unique name', async () => {
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual([1, 2, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17]);
  expect(new Set(body.map(({ name }) => name)).size).toBe(body.length);
  expect(body).toContainEqual({ id: 2, name: 'Dizel' });
});
