import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { regularly } from './regularly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const now = () => new Date();

test('a long round does not overlap with another, and stopping waits for it', async () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const work = () => {
    begun.push(Promise.withResolvers());
    return begun.at(-1)!.promise;
  };
  const rounds = regularly(work, { everyMilliseconds: 1_000, now, onError: () => expect.unreachable() });
  rounds.start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun.length).toBe(1);
  const stopped = vi.fn();
  const stopping = rounds.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).not.toHaveBeenCalled();
  begun[0]!.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun.length).toBe(1);
});

test('an error does not end the rounds, and the last successful round is kept', async () => {
  const errors: unknown[] = [];
  let isBroken = false;
  const work = async () => {
    if (isBroken) throw new Error('broken');
  };
  const rounds = regularly(work, { everyMilliseconds: 1_000, now, onError: (error) => errors.push(error) });
  rounds.start();
  await vi.advanceTimersByTimeAsync(1_000);
  const good = rounds.lastRoundAt();
  isBroken = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(errors.length).toBe(2);
  expect(rounds.lastRoundAt()).toEqual(good);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds.lastRoundAt()).not.toEqual(good);
  await rounds.stop();
});
