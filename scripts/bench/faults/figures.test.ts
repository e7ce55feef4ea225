import { expect, test } from 'vitest';
import { failuresOf, firstWriteAfter, longestGap, type Sent, slopeAnHour, wellAfter } from './figures.ts';

const sent = (at: number, status: number, changes: Partial<Sent> = {}): Sent => ({
  ...{ at, status, milliseconds: 10, agency: 'horizon', operation: 'createOrder', isWrite: true },
  ...changes,
});

test('failures are counted by status and key, and lost connections are included', () => {
  const all = [sent(0, 200), sent(1, 500, { key: 'server.error' }), sent(2, 500, { key: 'server.error' }), sent(3, 0)];
  expect(failuresOf(all)).toEqual({ '500 server.error': 2, 'no answer': 1 });
});

test('a gap is a period without a success, including the beginning and the end', () => {
  expect(longestGap([sent(0, 200), sent(500, 500), sent(900, 201)])).toBe(900);
  expect(longestGap([sent(0, 200), sent(500, 500), sent(2_000, 500)])).toBe(2_000);
  expect(longestGap([sent(0, 500), sent(700, 200)])).toBe(710);
});

test('recovery is measured to the first successful write and to the last failure', () => {
  const all = [sent(0, 200, { milliseconds: 200 }), sent(110, 200, { isWrite: false }), sent(150, 500), sent(180, 201)];
  expect(firstWriteAfter(all, 100)).toBe(90);
  expect(firstWriteAfter(all, 190)).toBeUndefined();
  expect(wellAfter(all, 100)).toBe(50);
  expect(wellAfter(all, 160)).toBe(0);
});

test('a slope is measured per hour', () => {
  const points = [0, 1, 2, 3].map((minute) => ({ at: minute * 60_000, value: 100 + minute }));
  expect(slopeAnHour(points)).toBeCloseTo(60);
});
