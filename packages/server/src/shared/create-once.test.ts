import { failWith } from '@agency-booking/contract-express';
import { expect, test } from 'vitest';
import { testSigning } from '../../test/support/signing.ts';
import { createOnce } from './create-once.ts';
import { fingerprintOf } from './fingerprint.ts';

const request = { passenger: { lastName: 'Kaya', identityNumber: '10000000146' } };

/** Sends a second request with the key after a first request that stored the given fingerprint. */
function again(fingerprint: Uint8Array, sent: unknown = request) {
  return createOnce(
    {
      named: { agencyId: 1, operation: 'createOrder', key: 'k' },
      request: sent,
      plan: () => Promise.reject(new Error('it was planned anew')),
      save: async () => {},
      answer: async () => 'anew',
      repeat: async (id) => id,
    },
    {
      idempotencyKeys: {
        find: async () => ({ fingerprint, resultId: 'CAR-1' }),
        claim: async () => true,
        deleteExpired: async () => {},
      },
      requestSigning: testSigning,
      transact: () => Promise.reject(new Error('it was written anew')),
      now: () => new Date('2027-03-01T09:00:00Z'),
    },
    failWith,
  );
}

/** Returns the fingerprint that a first request stores. */
async function left(): Promise<Uint8Array> {
  let kept: Uint8Array | undefined;
  await createOnce(
    {
      named: { agencyId: 1, operation: 'createOrder', key: 'k' },
      request,
      plan: async () => ({ id: 'CAR-1', createdAt: new Date('2027-03-01T09:00:00Z') }),
      save: async () => {},
      answer: async ({ id }) => id,
      repeat: async (id) => id,
    },
    {
      idempotencyKeys: {
        find: async () => undefined,
        async claim(_tx, _key, { fingerprint }) {
          kept = fingerprint;
          return true;
        },
        deleteExpired: async () => {},
      },
      requestSigning: testSigning,
      transact: (work) => work({} as never),
      now: () => new Date('2027-03-01T09:00:00Z'),
    },
    failWith,
  );
  return kept!;
}

test('a stored fingerprint is keyed, so it reveals nothing about the passenger', async () => {
  expect(await left()).not.toEqual(fingerprintOf(request));
  expect(await again(await left())).toBe('CAR-1');
});

test('422 order.idempotencyKeyReused: a different request with the key', async () => {
  await expect(again(await left(), { passenger: {} })).rejects.toMatchObject({ key: 'order.idempotencyKeyReused' });
});
