import { EdgeFailure } from '@agency-booking/contract-express';
import { expect, test } from 'vitest';
import { failUnstorable } from './data-errors.ts';

const failing = (error: unknown) => failUnstorable({ search: () => Promise.reject(error) }).search();

test.each(['22021', '22003', '22P05'])('SQLSTATE %s is returned as a bad request', async (code) => {
  const error = await failing(Object.assign(new Error('bad value'), { code })).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(EdgeFailure);
  expect(error).toMatchObject({ situation: 'invalidRequest', details: { field: 'body' } });
});

test.each(['23505', '40001', 'ECONNREFUSED', undefined])(
  'the error code %s remains an unexpected failure',
  async (code) => {
    const error = Object.assign(new Error('other'), { code });
    await expect(failing(error)).rejects.toBe(error);
  },
);

test('a successful result is returned unchanged', async () => {
  await expect(failUnstorable({ search: () => 42 }).search()).resolves.toBe(42);
});
