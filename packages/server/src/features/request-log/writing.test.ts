import { expect, test } from 'vitest';
import type { LoggedRequest } from './types.ts';
import { createWriting } from './writing.ts';

const request = (number: number, keyId = 'key_1'): LoggedRequest => ({
  requestId: `request-${number}`,
  at: new Date('2027-03-01T09:00:00Z'),
  agencyId: 1,
  keyId,
  operation: 'listOrders',
  status: 200,
  errorKey: undefined,
  durationMilliseconds: 1,
  isRepeat: false,
});

function writingWith(isAway: () => boolean = () => false) {
  const batches: number[] = [];
  const written: string[] = [];
  const uses: string[][] = [];
  const errors: unknown[] = [];
  let dropped = 0;
  let now = new Date('2027-03-01T09:00:00Z');
  const writing = createWriting({
    store: {
      async add(requests) {
        if (isAway()) throw new Error('the database is away');
        batches.push(requests.length);
        written.push(...requests.map(({ requestId }) => requestId));
      },
    },
    bodies: undefined,
    noteUses: async (keyIds) => void uses.push([...keyIds]),
    now: () => now,
    dropped(count) {
      dropped += count;
    },
    onError: (error) => void errors.push(error),
  });
  return {
    writing,
    batches,
    written,
    uses,
    errors,
    dropped: () => dropped,
    pass(seconds: number): void {
      now = new Date(now.getTime() + seconds * 1000);
    },
    add(count: number, from = 0) {
      for (let number = from; number < from + count; number += 1) writing.add(request(number));
    },
  };
}

test('queued rows are written in order, a thousand in each statement', async () => {
  const { writing, add, batches, written } = writingWith();
  add(2_500);
  await Promise.all([writing.flush(), writing.flush()]);
  expect(batches).toEqual([1_000, 1_000, 500]);
  expect(written).toEqual(Array.from({ length: 2_500 }, (_, number) => `request-${number}`));
  await writing.flush();
  expect(batches).toHaveLength(3);
});

test('while the database is down ten thousand rows are queued, further rows are counted, and none is written twice', async () => {
  let away = true;
  const { writing, add, written, dropped, errors } = writingWith(() => away);
  add(10_003);
  await writing.flush();
  expect([written.length, dropped(), errors.length]).toEqual([0, 3, 1]);
  away = false;
  await writing.flush();
  expect([written.length, new Set(written).size, dropped()]).toEqual([10_000, 10_000, 3]);
});

test('a shutdown writes the queued rows and counts those that cannot be written', async () => {
  const good = writingWith();
  good.add(3);
  await good.writing.stop();
  expect([good.written.length, good.dropped()]).toEqual([3, 0]);
  const away = writingWith(() => true);
  away.add(3);
  await away.writing.stop();
  expect([away.written.length, away.dropped()]).toEqual([0, 3]);
});

test('the use of a key is recorded once a minute', async () => {
  const { writing, uses, pass } = writingWith();
  for (const keyId of ['key_1', 'key_1', 'key_2']) writing.add(request(1, keyId));
  await writing.flush();
  writing.add(request(2));
  pass(59);
  await writing.flush();
  pass(1);
  writing.add(request(3));
  await writing.flush();
  expect(uses).toEqual([['key_1', 'key_2'], ['key_1']]);
});
