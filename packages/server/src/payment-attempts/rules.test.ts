import { describe, expect, test } from 'vitest';
import { paymentStates } from '../../test/support/payment-states.ts';
import type { BookingAnswer } from '../ports/booking.ts';
import type { ChargeAnswer } from '../ports/charging.ts';
import { FORGOTTEN_STATUSES, type PaymentAttempt, type Status } from '../ports/payment-attempts.ts';
import {
  afterBooking,
  afterCharge,
  DURATIONS,
  deadlineOf,
  durationsFor,
  isLive,
  isPaying,
  transitions,
  wakeOf,
} from './rules.ts';

const now = new Date('2027-03-01T09:00:00Z');
const inTime = new Date('2027-03-01T09:01:00Z');
const tooLate = new Date('2027-03-01T08:59:59Z');

const attempt = (status: Status, deadlineAt: Date) => ({ status, deadlineAt }) as PaymentAttempt;
const statuses = Object.keys(transitions) as Status[];

describe('the machine', () => {
  test('is the one written by hand: states, transitions, what is live, what is a payment under way, what leaves the order payable', () => {
    const forgotten: readonly Status[] = FORGOTTEN_STATUSES;
    const machine = statuses.map((status) => [
      status,
      {
        ...(isLive(status) && { live: true }),
        ...(isPaying(status) && { paying: true }),
        ...(forgotten.includes(status) && { payable: true }),
        to: transitions[status],
      },
    ]);
    expect(Object.fromEntries(machine)).toEqual(paymentStates);
  });

  test('what was given back, declined or refunded is final', () => {
    expect(statuses.filter((status) => transitions[status].length === 0).sort()).toEqual(
      ['declined', 'lateReversed', 'refunded', 'reversed'].sort(),
    );
  });

  test('every status is reached, and money that was taken always leads to a booking or back', () => {
    const reached = new Set(statuses.flatMap((status) => transitions[status]));
    expect(statuses.filter((status) => !reached.has(status))).toEqual(['awaiting3ds']);
    expect(transitions.charged.every((next) => ['settled', 'reversing', 'unbooking'].includes(next))).toBe(true);
  });

  test.each([
    [5_000, 8],
    [30_000, 33],
    [1, 4],
  ])('a call of at most %i ms is made under a lease of %i s', (longestCallMilliseconds, leaseSeconds) => {
    expect(durationsFor({ longestCallMilliseconds })).toEqual({ ...DURATIONS, leaseSeconds });
  });

  test('a live status, and no other, has a deadline, and is looked at again', () => {
    for (const status of statuses) {
      const deadlineAt = deadlineOf(status, now, DURATIONS);
      expect(deadlineAt !== undefined, status).toBe(isLive(status));
      if (isLive(status)) expect(wakeOf({ status, watchUntil: now }, now, DURATIONS)).toBeDefined();
    }
  });

  test('a reservation is watched until the service begins', () => {
    const settled = { status: 'settled' } as const;
    expect(wakeOf({ ...settled, watchUntil: inTime }, now, DURATIONS)).toEqual(new Date('2027-03-01T09:00:30Z'));
    expect(wakeOf({ ...settled, watchUntil: tooLate }, now, DURATIONS)).toBeUndefined();
  });
});

describe('after the processor has been asked', () => {
  const silence: ChargeAnswer[] = [{ kind: 'silent' }, { kind: 'processing' }];

  test.each(silence)('unknown is not failed: $kind waits until the deadline, then is closed', (answer) => {
    expect(afterCharge(answer, attempt('charging', inTime), now)).toBe('wait');
    expect(afterCharge(answer, attempt('charging', tooLate), now)).toEqual({ to: 'closing' });
  });

  test('a charge that never arrived is voided at once, so that it never will', () => {
    expect(afterCharge({ kind: 'none' }, attempt('charging', inTime), now)).toEqual({ to: 'closing' });
  });

  test('a customer who is still at the bank is left in peace until the time is over', () => {
    expect(afterCharge({ kind: 'awaitingCustomer' }, attempt('awaiting3ds', inTime), now)).toBe('atBank');
    expect(afterCharge({ kind: 'awaitingCustomer' }, attempt('awaiting3ds', tooLate), now)).toEqual({ to: 'expired' });
  });

  test('a customer who has authenticated in time is charged, one who is late is not', () => {
    expect(afterCharge({ kind: 'authenticated' }, attempt('awaiting3ds', inTime), now)).toEqual({ to: 'charging' });
    expect(afterCharge({ kind: 'authenticated' }, attempt('awaiting3ds', tooLate), now)).toEqual({ to: 'expired' });
    expect(afterCharge({ kind: 'authenticated' }, attempt('charging', inTime), now)).toBe('complete');
  });

  test('a voided transaction has taken nothing', () => {
    expect(afterCharge({ kind: 'voided' }, attempt('charging', inTime), now)).toEqual({
      to: 'declined',
      decline: { reason: 'noAnswer' },
    });
  });
});

describe('after the vendor has been asked', () => {
  const waitsForAnswer = true;

  test('a reservation settles, a refusal reverses with the reason', () => {
    expect(
      afterBooking({ kind: 'booked', vendorReservationId: 'V1' }, attempt('charged', tooLate), { now, waitsForAnswer }),
    ).toEqual({
      to: 'settled',
      vendorReservationId: 'V1',
    });
    expect(
      afterBooking({ kind: 'refused', message: 'sold out' }, attempt('charged', inTime), { now, waitsForAnswer }),
    ).toEqual({
      to: 'reversing',
      bookingMessage: 'sold out',
    });
  });

  test('silence waits until the deadline, then whatever was reserved is cancelled', () => {
    expect(afterBooking({ kind: 'silent' }, attempt('charged', inTime), { now, waitsForAnswer })).toBe('wait');
    expect(afterBooking({ kind: 'silent' }, attempt('charged', tooLate), { now, waitsForAnswer })).toEqual({
      to: 'unbooking',
    });
  });

  test.each<BookingAnswer | { kind: 'none' }>([{ kind: 'silent' }, { kind: 'none' }])(
    'whoever does not wait for an answer cancels at once what is $kind',
    (answer) => {
      const impatient = { now, waitsForAnswer: false };
      expect(afterBooking(answer, attempt('charged', inTime), impatient)).toEqual({ to: 'unbooking' });
    },
  );

  test.each([true, false])('what is booked is settled, waiting for answers: %s', (waits) => {
    const answer = { kind: 'booked', vendorReservationId: 'V1' } as const;
    expect(afterBooking(answer, attempt('charged', inTime), { now, waitsForAnswer: waits })).toMatchObject({
      to: 'settled',
    });
  });
});
