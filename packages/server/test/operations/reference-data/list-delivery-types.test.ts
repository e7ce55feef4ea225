import { expect, test } from 'vitest';
import { range, testList } from './reference-data.ts';

const get = testList('/helper-data/delivery-types');

test('200: returns delivery types 1 to 7, each with a unique name', async () => {
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual(range(1, 7));
  expect(new Set(body.map(({ name }) => name)).size).toBe(body.length);
  expect(body).toContainEqual({ id: 6, name: 'Adrese Teslim' });
});
