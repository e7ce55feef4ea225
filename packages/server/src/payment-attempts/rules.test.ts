import { describe, expect, test } from 'vitest';
import type { CallResult } from '../ports/call-result.ts';
import type { ChargeAnswer } from '../ports/charging.ts';
import type { PaymentAttempt, PaymentStatus } from '../ports/payment-attempts.ts';
import type { VendorReservation } from '../ports/reservations.ts';
import { afterCharge, afterReservation, DURATIONS, durationsFor, isAtBank, watchSecondsOf } from './rules.ts';

const now = new Date('2027-03-01T09:00:00Z');
const inTime = new Date('2027-03-01T09:01:00Z');
const tooLate = new Date('2027-03-01T08:59:59Z');

const attempt = (status: PaymentStatus, deadlineAt: Date) => ({ status, deadlineAt }) as PaymentAttempt;

test.each([
  [5_000, 8],
  [30_000, 33],
  [1, 4],
])('a call of at most %i ms has a lease of %i s', (longestCallMilliseconds, leaseSeconds) => {
  expect(durationsFor({ longestCallMilliseconds })).toEqual({ ...DURATIONS, leaseSeconds });
});

test('an attempt that a worker holds is not at the bank, even if its lease ends exactly at its deadline', () => {
  const waiting = { ...attempt('awaiting3ds', inTime), challenge: {}, dueAt: inTime } as PaymentAttempt;
  expect(isAtBank(waiting, now)).toBe(true);
  expect(isAtBank({ ...waiting, leasedUntil: inTime }, now)).toBe(false);
});

describe('answers of the processor', () => {
  const silence: ChargeAnswer[] = [{ kind: 'silent' }, { kind: 'processing' }];

  test.each(silence)('a charge that is $kind waits until the deadline and is then voided', (answer) => {
    expect(afterCharge(answer, attempt('charging', inTime), now)).toBe('checkAgain');
    expect(afterCharge(answer, attempt('charging', tooLate), now)).toEqual({ to: 'voiding' });
  });

  test('a charge that never arrived is voided at once, so it cannot arrive later', () => {
    expect(afterCharge({ kind: 'none' }, attempt('charging', inTime), now)).toEqual({ to: 'voiding' });
  });

  test('a customer at the bank is awaited until the deadline', () => {
    expect(afterCharge({ kind: 'awaitingCustomer' }, attempt('awaiting3ds', inTime), now)).toBe('awaitCustomer');
    expect(afterCharge({ kind: 'awaitingCustomer' }, attempt('awaiting3ds', tooLate), now)).toEqual({ to: 'expired' });
  });

  test('a customer who authenticates in time is charged, and a late one is not', () => {
    expect(afterCharge({ kind: 'authenticated' }, attempt('awaiting3ds', inTime), now)).toEqual({ to: 'charging' });
    expect(afterCharge({ kind: 'authenticated' }, attempt('awaiting3ds', tooLate), now)).toEqual({ to: 'expired' });
    expect(afterCharge({ kind: 'authenticated' }, attempt('charging', inTime), now)).toBe('complete');
  });

  test('a voided transaction has charged nothing', () => {
    expect(afterCharge({ kind: 'voided' }, attempt('charging', inTime), now)).toEqual({ to: 'voided' });
  });
});

describe('answers of the vendor', () => {
  const answered = (answer: VendorReservation) => ({ answered: true, answer }) as const;
  const silent = { answered: false, reason: 'late' } as const;
  const none = { answered: true, answer: undefined } as const;
  const reserved = answered({ status: 'reserved', reservationId: 'V1' });
  const after = (result: CallResult<VendorReservation | undefined>, deadlineAt: Date, waitsForAnswer = true) =>
    afterReservation(result, attempt('charged', deadlineAt), { now, waitsForAnswer });

  test('a reservation completes the payment, and a refusal reverses it with the reason', () => {
    expect(after(reserved, tooLate)).toEqual({ to: 'completed', vendorReservationId: 'V1' });
    const refused = answered({ status: 'refused', message: 'sold out' });
    expect(after(refused, inTime)).toEqual({ to: 'reversing', bookingMessage: 'sold out' });
  });

  test('a cancelled reservation reverses the payment, and one being cancelled is polled again', () => {
    const cancelled = answered({ status: 'cancelled', cancelledBy: 'vendor' });
    expect(after(cancelled, inTime)).toMatchObject({ to: 'reversing' });
    expect(after(answered({ status: 'cancelling', reservationId: 'V1' }), tooLate)).toBe('checkAgain');
  });

  test('a silent vendor is polled until the deadline, then the reservation is cancelled', () => {
    expect(after(silent, inTime)).toBe('checkAgain');
    expect(after(silent, tooLate)).toEqual({ to: 'cancellingReservation' });
  });

  test.each([silent, none])('an order that does not wait for an answer is cancelled at once: %o', (result) => {
    expect(after(result, inTime, false)).toEqual({ to: 'cancellingReservation' });
  });

  test.each([true, false])(
    'a reservation completes the payment, with waiting for answers set to %s',
    (waitsForAnswer) => {
      expect(after(reserved, inTime, waitsForAnswer)).toMatchObject({ to: 'completed' });
    },
  );
});

describe('polling intervals of a reservation', () => {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const ahead = (seconds: number) => ago(-seconds);
  const [minute, hour, day] = [60, 3_600, 86_400];
  const reservedLongAgo = { changedAt: ago(30 * day), watchUntil: ahead(60 * day) };

  test.each([
    ['just reserved', 0, 60 * day, 30],
    ['9:59 after the reservation', 599, 60 * day, 30],
    ['10:00 after the reservation', 600, 60 * day, 2 * hour],
    ['more than a week ahead', 20 * day, 7 * day + 1, 2 * hour],
    ['a week ahead', 20 * day, 7 * day, 15 * minute],
    ['more than a day ahead', 20 * day, day + 1, 15 * minute],
    ['a day ahead', 20 * day, day, minute],
    ['a minute ahead', 20 * day, minute, minute],
  ])('%s, reserved %i s ago and picked up in %i s: it is polled every %i s', (_, reservedAgo, pickUpIn, every) => {
    const pickUpAt = ahead(pickUpIn);
    expect(watchSecondsOf({ changedAt: ago(reservedAgo), firstPickUpAt: pickUpAt, watchUntil: pickUpAt }, now)).toBe(
      every,
    );
  });

  test('a round trip is polled by its next leg', () => {
    expect(watchSecondsOf({ ...reservedLongAgo, firstPickUpAt: ahead(hour) }, now)).toBe(minute);
    expect(watchSecondsOf({ ...reservedLongAgo, firstPickUpAt: ago(4 * hour) }, now)).toBe(2 * hour);
  });

  test('a round trip is polled each minute while its first ride may be in progress', () => {
    expect(watchSecondsOf({ ...reservedLongAgo, firstPickUpAt: ago(4 * hour - 1) }, now)).toBe(minute);
  });
});
