import type { BookingAnswer } from '../../src/ports/booking.ts';
import type { ChallengeAnswer, ChargeAnswer, ChargePort } from '../../src/ports/charging.ts';
import type { PaymentAttempt } from '../../src/ports/payment-attempts.ts';
import type { OutsideRecord } from '../support/invariants.ts';

/** How one call to the outside goes. */
export type Fate =
  | 'well'
  /** refused: a decline, or a vendor without a car */
  | 'refuse'
  /** the request gets lost */
  | 'lost'
  /** the answer gets lost */
  | 'silent'
  /** our own process ends before the call */
  | 'crashBefore'
  /** our own process ends before it can use the answer */
  | 'crashAfter';

export class Crash extends Error {}

type Money = {
  amount: number;
  refunded: number;
  state: 'waiting' | 'authenticated' | 'charged' | 'declined' | 'voided';
};

/** A processor and a vendor in memory that keep their promises (once per reference), on a line that does not. */
export function createOutside() {
  const money = new Map<string, Money>();
  const reservations = new Map<string, 'standing' | 'cancelled' | 'dropped' | 'refused'>();
  const fates: Fate[] = [];
  const nextFate = () => fates.shift() ?? 'well';

  /** @param act what the other side does with the request; told whether it is to refuse */
  async function call<Answer>(act: (refuses: boolean) => Answer): Promise<Answer | 'silent'> {
    const fate = nextFate();
    await Promise.resolve();
    if (fate === 'crashBefore') throw new Crash();
    if (fate === 'lost') return 'silent';
    const answer = act(fate === 'refuse');
    if (fate === 'crashAfter') throw new Crash();
    return fate === 'silent' ? 'silent' : answer;
  }

  function chargeAnswer(found: Money | undefined): ChargeAnswer {
    if (!found) return { kind: 'none' };
    if (found.state === 'declined') return { kind: 'declined', decline: { reason: 'refused', bankCode: 5 } };
    if (found.state === 'waiting') return { kind: 'awaitingCustomer' };
    return { kind: found.state };
  }

  function take(id: string, amount: number, refuses: boolean): ChargeAnswer {
    const known = money.get(id);
    if (!known || known.state === 'authenticated') {
      money.set(id, { amount, refunded: 0, state: refuses ? 'declined' : 'charged' });
    }
    return chargeAnswer(money.get(id));
  }

  const orSilent = <Answer extends { kind: string }>(answer: Answer | 'silent') =>
    answer === 'silent' ? ({ kind: 'silent' } as const) : answer;

  const card: ChargePort = {
    hold: async () => 'held',
    find: async ({ id }) => orSilent(await call(() => chargeAnswer(money.get(id)))),
    complete: async ({ id, amount }) => orSilent(await call((refuses) => take(id, amount.amount, refuses))),
    voidCharge: ({ id }) =>
      call(() => {
        const known = money.get(id);
        if (known?.state !== 'declined') money.set(id, { amount: 0, refunded: 0, state: 'voided' });
        return 'voided' as const;
      }),
    refund: ({ id }, amount) =>
      call(() => {
        money.get(id)!.refunded = amount;
        return 'refunded' as const;
      }),
    onMoved: async () => {},
  };

  function bookingAnswer(id: string): BookingAnswer | { kind: 'none' } {
    const state = reservations.get(id);
    if (state === 'standing') return { kind: 'booked', vendorReservationId: `V-${id}` };
    if (state === 'refused') return { kind: 'refused', message: 'sold out' };
    if (state === 'dropped') return { kind: 'cancelled', by: 'vendor' };
    return state === 'cancelled' ? { kind: 'cancelled', by: 'service' } : { kind: 'none' };
  }

  const vendor = {
    reserve: async ({ id }: PaymentAttempt): Promise<BookingAnswer> =>
      orSilent(
        await call((refuses) => {
          if (!reservations.has(id)) reservations.set(id, refuses ? 'refused' : 'standing');
          return bookingAnswer(id) as BookingAnswer;
        }),
      ),
    findReservation: async ({ id }: PaymentAttempt) => orSilent(await call(() => bookingAnswer(id))),
    cancelReservation: ({ id }: PaymentAttempt) =>
      call((refuses) => {
        if (refuses && reservations.get(id) === 'standing') return 'refused' as const;
        if (reservations.get(id) !== 'refused') reservations.set(id, 'cancelled');
        return 'cancelled' as const;
      }),
  };

  return {
    card,
    vendor,
    charge: async ({ id, amount }: PaymentAttempt): Promise<ChargeAnswer> =>
      orSilent(await call((refuses) => take(id, amount.amount, refuses))),
    authenticate: async ({ id, amount }: PaymentAttempt): Promise<ChallengeAnswer> =>
      orSilent(
        await call((refuses): ChallengeAnswer => {
          if (refuses) return { kind: 'declined', decline: { reason: 'not3dsCapable' } };
          if (!money.has(id)) money.set(id, { amount: amount.amount, refunded: 0, state: 'waiting' });
          return {
            kind: 'challenge',
            challenge: { url: 'https://bank.example/', fields: [] },
            transactionId: `T-${id}`,
          };
        }),
      ),
    /** The next calls go like this, then all go well. */
    willGo: (next: readonly Fate[]) => fates.splice(0, fates.length, ...next),
    authenticateCustomer(id: string): void {
      const found = money.get(id);
      if (found?.state === 'waiting') found.state = 'authenticated';
    },
    /** The vendor cancels by itself. */
    drop: (id: string) => reservations.get(id) === 'standing' && reservations.set(id, 'dropped'),
    record: (): OutsideRecord => ({
      charges: [...money]
        .filter(([, { state }]) => state === 'charged')
        .map(([reference, { amount, refunded }]) => ({ reference, amount, refunded })),
      reservations: [...reservations].filter(([, state]) => state === 'standing').map(([id]) => `rsv:${id}`),
    }),
  };
}
