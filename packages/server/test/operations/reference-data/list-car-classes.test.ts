import { expect, test } from 'vitest';
import { range, testList } from './reference-data.ts';

const get = testList('/helper-data/car-classes');

test('200: returns classes 1 to 38 without 30, each with a unique name', async () => {
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual(range(1, 38).filter((id) => id !== 30));
  expect(new Set(body.map(({ name }) => name)).size).toBe(body.length);
  expect(body).toContainEqual({ id: 3, name: 'Ekonomik' });
});

test.each([
  ['en', 'Large SUV'],
  ['tr', 'Büyük SUV'],
  ['de-CH', 'Großer SUV'],
  ['fr', 'Büyük SUV'],
  ['*', 'Büyük SUV'],
])('200: with Accept-Language %j class 24 is named %s', async (language, name) => {
  const { body, headers } = await get({ headers: { 'Accept-Language': language } });
  expect(body).toContainEqual({ id: 24, name });
  expect(headers.get('vary')).toBe('Accept-Language');
});
