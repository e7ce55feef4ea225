import { failWith } from '@agency-booking/contract-express';
import { describe, expect, test } from 'vitest';
import { assertRenewable, assertRight, drawPin, judgePin } from './rules.pin.ts';

const right = true;
const wrong = false;
const sentAt = new Date('2027-03-01T09:00:00Z');
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);
const report = { pinSentAt: sentAt, wrongTries: 0, isAccepted: false };

describe('PIN attempts', () => {
  test('a PIN is valid for 180 seconds', () => {
    expect(judgePin(report, right, sentAt)).toEqual({ kind: 'right' });
    expect(judgePin(report, right, after(179.999))).toEqual({ kind: 'right' });
    expect(judgePin(report, right, after(180))).toEqual({ kind: 'expired' });
  });

  test('a wrong PIN leaves two tries, then one, then none', () => {
    expect([0, 1, 2].map((wrongTries) => judgePin({ ...report, wrongTries }, wrong, sentAt))).toEqual([
      { kind: 'wrong', triesLeft: 2 },
      { kind: 'wrong', triesLeft: 1 },
      { kind: 'wrong', triesLeft: 0 },
    ]);
  });

  test('the right PIN is accepted at the third try and refused at the fourth', () => {
    expect(judgePin({ ...report, wrongTries: 2 }, right, sentAt)).toEqual({ kind: 'right' });
    expect(judgePin({ ...report, wrongTries: 3 }, right, sentAt)).toEqual({ kind: 'triesUsedUp' });
  });

  test('an accepted PIN remains accepted, and a different PIN is refused', () => {
    const accepted = { ...report, isAccepted: true, wrongTries: 3 };
    expect(judgePin(accepted, right, after(86_000))).toEqual({ kind: 'right' });
    expect(judgePin(accepted, wrong, sentAt)).toEqual({ kind: 'triesUsedUp' });
  });
});

test('the refusal of a PIN states the reason and the next step', () => {
  const refusal = (key: string, message: RegExp) =>
    expect.objectContaining({ key, details: { field: 'pinCode', message: expect.stringMatching(message) } });
  expect(() => assertRight({ kind: 'right' }, failWith)).not.toThrow();
  expect(() => assertRight({ kind: 'wrong', triesLeft: 2 }, failWith)).toThrow(
    refusal('creditCheck.wrongPin', /2 attempts are/),
  );
  expect(() => assertRight({ kind: 'wrong', triesLeft: 1 }, failWith)).toThrow(
    refusal('creditCheck.wrongPin', /1 attempt is left/),
  );
  expect(() => assertRight({ kind: 'wrong', triesLeft: 0 }, failWith)).toThrow(
    refusal('creditCheck.wrongPin', /renew it/),
  );
  expect(() => assertRight({ kind: 'expired' }, failWith)).toThrow(refusal('creditCheck.pinExpired', /renew it/));
  expect(() => assertRight({ kind: 'triesUsedUp' }, failWith)).toThrow(
    refusal('creditCheck.pinTriesUsedUp', /renew it/),
  );
});

test('a code is renewed at most three times, and not after it is confirmed', () => {
  expect(() => assertRenewable({ isConfirmed: false, renewals: 2 }, failWith)).not.toThrow();
  expect(() => assertRenewable({ isConfirmed: false, renewals: 3 }, failWith)).toThrow(
    expect.objectContaining({ key: 'creditCheck.renewLimitReached' }),
  );
  expect(() => assertRenewable({ isConfirmed: true, renewals: 0 }, failWith)).toThrow(
    expect.objectContaining({ key: 'creditCheck.alreadyConfirmed' }),
  );
});

test('a random PIN has six digits, including leading zeros', () => {
  expect(drawPin((count) => new Uint8Array(count))).toBe('000000');
  for (const byte of [1, 77, 255]) expect(drawPin((count) => new Uint8Array(count).fill(byte))).toMatch(/^\d{6}$/);
});
