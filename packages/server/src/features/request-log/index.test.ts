import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRequestLogRoom } from './index.ts';
import type { LoggedRequest, StoredBodies } from './types.ts';

const content = { request: { content: '{}' }, response: { notStored: 'noBody' } } as const;

async function written(count: number, environment: 'staging' | 'production') {
  const rows: LoggedRequest[] = [];
  const bodies: StoredBodies[] = [];
  let redacted = 0;
  const { answered, writing } = createRequestLogRoom({
    store: { add: async (requests: readonly LoggedRequest[]) => void rows.push(...requests) },
    bodies:
      environment === 'staging'
        ? { add: async (some: readonly StoredBodies[]) => void bodies.push(...some) }
        : undefined,
    noteUses: async () => {},
    now: () => new Date('2027-03-01T09:00:00Z'),
    randomBytes,
    dropped: () => {},
    onError: () => {},
  } as unknown as Parameters<typeof createRequestLogRoom>[0]);
  for (let number = 1; number <= count; number += 1) {
    answered({
      identity: {},
      ...{ requestId: `request-${number}`, agencyId: 1, keyId: 'key_1', operation: 'payOrder' },
      ...{ status: 200, errorKey: undefined, durationMilliseconds: 1 },
      bodies: () => {
        redacted += 1;
        return content;
      },
    });
  }
  await writing.flush();
  return { rows, bodies, redacted };
}

test('each call is written with its bodies', async () => {
  const { rows, bodies } = await written(2, 'staging');
  expect(bodies).toEqual(rows.map(({ agencyId, at, bodies: own }) => ({ agencyId, at, id: own!.id, ...content })));
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(2);
});

test('while a thousand calls wait, further calls are logged without their bodies', async () => {
  const { rows, bodies, redacted } = await written(1_001, 'staging');
  expect([rows.length, bodies.length, redacted]).toEqual([1_001, 1_000, 1_000]);
});

test('in production, no body is even redacted', async () => {
  const { rows, bodies, redacted } = await written(1, 'production');
  expect([rows.map(({ bodies: own }) => own), bodies, redacted]).toEqual([[undefined], [], 0]);
});
