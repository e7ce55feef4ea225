import { describe, expect, test } from 'vitest';
import { assertRenewable, assertRight, drawPin, judgePin } from './rules.pin.ts';

const right = true;
const wrong = false;
const sentAt = new Date('2027-03-01T09:00:00Z');
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);
const report = { pinSentAt: sentAt, wrongTries: 0, isAccepted: false };

describe('a PIN', () => {
  test('is right until its 180 seconds are over', () => {
    expect(judgePin(report, right, sentAt)).toEqual({ kind: 'right' });
    expect(judgePin(report, right, after(179.999))).toEqual({ kind: 'right' });
    expect(judgePin(report, right, after(180))).toEqual({ kind: 'expired' });
  });

  test('that is wrong leaves two tries, one, none', () => {
    expect([0, 1, 2].map((wrongTries) => judgePin({ ...report, wrongTries }, wrong, sentAt))).toEqual([
      { kind: 'wrong', triesLeft: 2 },
      { kind: 'wrong', triesLeft: 1 },
      { kind: 'wrong', triesLeft: 0 },
    ]);
  });

  test('is right at the third try, and too late at the fourth', () => {
    expect(judgePin({ ...report, wrongTries: 2 }, right, sentAt)).toEqual({ kind: 'right' });
    expect(judgePin({ ...report, wrongTries: 3 }, right, sentAt)).toEqual({ kind: 'triesUsedUp' });
  });

  test('that was right stays right, and another one does not become it', () => {
    const accepted = { ...report, isAccepted: true, wrongTries: 3 };
    expect(judgePin(accepted, right, after(86_000))).toEqual({ kind: 'right' });
    expect(judgePin(accepted, wrong, sentAt)).toEqual({ kind: 'triesUsedUp' });
  });
});

test('what is wrong with a PIN is said with what to do', () => {
  const refusal = (key: string, message: RegExp) =>
    expect.objectContaining({ key, details: { field: 'pinCode', message: expect.stringMatching(message) } });
  expect(() => assertRight({ kind: 'right' })).not.toThrow();
  expect(() => assertRight({ kind: 'wrong', triesLeft: 2 })).toThrow(refusal('creditCheck.wrongPin', /2 tries are/));
  expect(() => assertRight({ kind: 'wrong', triesLeft: 1 })).toThrow(refusal('creditCheck.wrongPin', /1 try is left/));
  expect(() => assertRight({ kind: 'wrong', triesLeft: 0 })).toThrow(refusal('creditCheck.wrongPin', /renew it/));
  expect(() => assertRight({ kind: 'expired' })).toThrow(refusal('creditCheck.pinExpired', /renew it/));
  expect(() => assertRight({ kind: 'triesUsedUp' })).toThrow(refusal('creditCheck.pinTriesUsedUp', /renew it/));
});

test('a code is renewed three times, and not once it is confirmed', () => {
  expect(() => assertRenewable({ isConfirmed: false, renewals: 2 })).not.toThrow();
  expect(() => assertRenewable({ isConfirmed: false, renewals: 3 })).toThrow(
    expect.objectContaining({ key: 'creditCheck.renewLimitReached' }),
  );
  expect(() => assertRenewable({ isConfirmed: true, renewals: 0 })).toThrow(
    expect.objectContaining({ key: 'creditCheck.alreadyConfirmed' }),
  );
});

test('a drawn PIN has six digits, leading zeros included', () => {
  expect(drawPin((count) => new Uint8Array(count))).toBe('000000');
  for (const byte of [1, 77, 255]) expect(drawPin((count) => new Uint8Array(count).fill(byte))).toMatch(/^\d{6}$/);
});
