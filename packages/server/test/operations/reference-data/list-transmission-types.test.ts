import { expect, test } from 'vitest';
import { testList } from './reference-data.ts';

const get = testList('/helper-data/transmission-types');

test('200: returns manual and automatic transmission', async () => {
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual([1, 2]);
  expect(new Set(body.map(({ name }) => name)).size).toBe(body.length);
  expect(body).toContainEqual({ id: 1, name: 'Manuel' });
});
