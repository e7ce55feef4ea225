import type { BookingPort } from '../../src/ports/booking.ts';
import type { CallResult } from '../../src/ports/call-result.ts';
import type { CardPort, ChallengeAnswer, ChargeAnswer } from '../../src/ports/charging.ts';
import type { PaymentAttempt } from '../../src/ports/payment-attempts.ts';
import type { CancelledLeg, CancelReservation, Ride, VendorReservation } from '../../src/ports/reservations.ts';
import type { ExternalRecord } from '../support/invariants.ts';

/** Outcome of one external call. */
export type Fate =
  | 'well'
  /** The request is refused: the card is declined, or the vendor has no car. */
  | 'refuse'
  /** The processor permanently refuses a refund. */
  | 'refuseForGood'
  /** The request is refused, and the response is lost. */
  | 'refuseSilently'
  /** The request is lost. */
  | 'lost'
  /** The response is lost. */
  | 'silent'
  /** The external party is still processing the request. */
  | 'slow'
  /** The response is slow, and other calls run in the meantime. */
  | 'takesTime'
  /** Our process crashes before the call. */
  | 'crashBefore'
  /** Our process crashes before it can use the response. */
  | 'crashAfter'
  /** Another worker advances the same attempt before the request arrives. */
  | 'overtakenBefore'
  /** Another worker advances the same attempt before the response arrives. */
  | 'overtakenAfter';

/** The state of an attempt and the call made in that state, for example `charging.find`. */
export type CallAt = `${string}.${CallName}`;
type CallName =
  | 'charge'
  | 'authenticate'
  | 'find'
  | 'complete'
  | 'void'
  | 'refund'
  | 'reserve'
  | 'findReservation'
  | 'cancelReservation';

type CancelVendorReservation = (
  attempt: PaymentAttempt,
  cancellation: Parameters<CancelReservation>[1],
) => ReturnType<CancelReservation>;

export class Crash extends Error {}

type Money = {
  amount: number;
  refunded: number;
  /** Amount that was refunded for one leg while the other remained reserved. */
  refundedPart?: number;
  state: 'waiting' | 'authenticated' | 'notAuthenticated' | 'charged' | 'declined' | 'voided';
};

export type RideStep = Ride['events'][number]['type'];

type How = { readonly refuses: boolean; readonly isSlow: boolean; readonly isFinal: boolean };
const FOR_GOOD = { refused: '422 transaction.closed' } as const;

/** Creates an in-memory processor and vendor, idempotent per reference and behind an unreliable connection. */
export function createExternalSystems() {
  const money = new Map<string, Money>();
  const reservations = new Map<string, 'standing' | 'cancelling' | 'cancelled' | 'dropped' | 'refused'>();
  /** Cancelled legs of two-leg reservations. */
  const goneLegs = new Map<string, CancelledLeg[]>();
  const reported = new Map<string, { rides: Ride[]; passengersReportedAt?: Date }>();
  const fates: Fate[] = [];
  const fatesAt = new Map<string, Fate[]>();
  const interruptions: { readonly at: CallAt; readonly fate: Fate }[] = [];
  const nextFate = (at: string) => fatesAt.get(at)?.shift() ?? fates.shift() ?? 'well';
  const seen = new Set<string>();
  let overtake = async (_attempt: PaymentAttempt): Promise<unknown> => undefined;

  /** Simulates a call with the next configured outcome. `act` performs the external party's action. */
  async function call<Answer>(
    name: CallName,
    attempt: PaymentAttempt,
    act: (how: How) => Answer,
  ): Promise<Answer | 'silent'> {
    const at = `${attempt.status}.${name}`;
    const fate = interruptions.splice(0, interruptions[0]?.at === at ? 1 : 0)[0]?.fate ?? nextFate(at);
    const note = (answer: Answer | 'silent') => {
      seen.add(`${attempt.kind}: ${at}: ${nameOf(answer)}`);
      return answer;
    };
    await Promise.resolve();
    if (fate === 'crashBefore') throw new Crash();
    if (fate === 'overtakenBefore') await overtake(attempt);
    if (fate === 'takesTime') await turnsOfOthers();
    if (fate === 'lost') return note('silent');
    const answer = act({
      refuses: fate === 'refuse' || fate === 'refuseSilently',
      isSlow: fate === 'slow',
      isFinal: fate === 'refuseForGood',
    });
    if (fate === 'crashAfter') throw new Crash();
    if (fate === 'overtakenAfter') await overtake(attempt);
    return note(fate === 'silent' || fate === 'refuseSilently' ? 'silent' : answer);
  }

  function chargeAnswer(found: Money | undefined, isSlow: boolean): ChargeAnswer {
    if (isSlow) return { kind: 'processing' };
    if (!found) return { kind: 'none' };
    if (found.state === 'declined') return { kind: 'declined', decline: { reason: 'refused', bankCode: 5 } };
    if (found.state === 'notAuthenticated') return { kind: 'declined', decline: { reason: 'notAuthenticated' } };
    if (found.state === 'waiting') return { kind: 'awaitingCustomer' };
    return { kind: found.state };
  }

  function take({ id, amount }: PaymentAttempt, { refuses, isSlow }: How): ChargeAnswer {
    const known = money.get(id);
    if (!known || known.state === 'authenticated') {
      money.set(id, { amount: amount.amount, refunded: 0, state: refuses ? 'declined' : 'charged' });
    }
    return chargeAnswer(money.get(id), isSlow);
  }

  const orSilent = <Answer extends { kind: string }>(answer: Answer | 'silent') =>
    answer === 'silent' ? ({ kind: 'silent' } as const) : answer;

  const card: CardPort = {
    charge: async (attempt) => orSilent(await call('charge', attempt, (how) => take(attempt, how))),
    authenticate: async (attempt) =>
      orSilent(
        await call('authenticate', attempt, ({ refuses }): ChallengeAnswer => {
          const { id, amount } = attempt;
          if (refuses) return { kind: 'declined', decline: { reason: 'not3dsCapable' } };
          if (!money.has(id)) money.set(id, { amount: amount.amount, refunded: 0, state: 'waiting' });
          if (money.get(id)!.state !== 'waiting') return { kind: 'silent' };
          return {
            kind: 'challenge',
            challenge: { url: 'https://bank.example/', fields: [] },
            transactionId: `T-${id}`,
          };
        }),
      ),
    find: async (attempt) =>
      orSilent(await call('find', attempt, ({ isSlow }) => chargeAnswer(money.get(attempt.id), isSlow))),
    complete: async (attempt) => orSilent(await call('complete', attempt, (how) => take(attempt, how))),
    voidCharge: (attempt) =>
      call('void', attempt, ({ refuses, isSlow, isFinal }) => {
        if (isFinal) return FOR_GOOD;
        // The charge still exists, so the void is not confirmed.
        if (refuses || isSlow) return 'silent' as const;
        const state = money.get(attempt.id)?.state;
        if (state !== 'declined' && state !== 'notAuthenticated') {
          money.set(attempt.id, { amount: 0, refunded: 0, state: 'voided' });
        }
        return 'voided' as const;
      }),
    refund: (attempt, amount) =>
      call('refund', attempt, ({ refuses, isSlow, isFinal }) => {
        if (isFinal) return FOR_GOOD;
        if (refuses || isSlow) return 'silent' as const;
        const taken = money.get(attempt.id)!;
        if (attempt.legCancellation?.leavesReserved) taken.refundedPart = amount;
        else taken.refunded = amount;
        return 'refunded' as const;
      }),
    onTransition: async () => {},
  };

  function reservationAt(reference: string): VendorReservation | undefined {
    const reservationId = `V-${reference}`;
    const cancelledLegs = goneLegs.get(reference) ?? [];
    const { rides = [], ...manifest } = reported.get(reference) ?? {};
    const legs = { cancelledLegs, rides };
    switch (reservations.get(reference)) {
      case 'standing':
        return { status: 'reserved', reservationId, ...legs, ...manifest };
      case 'cancelling':
        return { status: 'cancelling', reservationId, ...legs, ...manifest };
      case 'refused':
        return { status: 'refused', message: 'sold out' };
      case 'dropped':
        return { status: 'cancelled', cancelledBy: 'vendor', ...legs };
      case 'cancelled':
        return { status: 'cancelled', cancelledBy: 'service', ...legs };
    }
  }

  const result = <Answer>(answer: Answer | 'silent'): CallResult<Answer> =>
    answer === 'silent' ? { answered: false, reason: 'late' } : { answered: true, answer };

  /**
   * Returns true if the vendor ended at least part of the reservation on its own initiative. The service learns of this
   * by polling.
   */
  const isDropped = (reference: string, state: string): boolean =>
    state === 'dropped' ||
    (state === 'cancelled' && goneLegs.get(reference)?.some(({ by }) => by === 'vendor') === true);

  /** Cancels one of two legs. The reservation ends when the second leg is cancelled. */
  function loseLeg(reference: string, gone: CancelledLeg): void {
    const before = goneLegs.get(reference) ?? [];
    if (reservations.get(reference) !== 'standing' || before.some(({ leg }) => leg === gone.leg)) return;
    goneLegs.set(reference, [...before, gone]);
    if (before.length > 0) reservations.set(reference, gone.by === 'vendor' ? 'dropped' : 'cancelled');
  }

  const vendor: Pick<BookingPort, 'reserve' | 'findReservation'> & { cancelReservation: CancelVendorReservation } = {
    reserve: async (attempt, reference) =>
      result(
        await call('reserve', attempt, ({ refuses }) => {
          if (!reservations.has(reference)) reservations.set(reference, refuses ? 'refused' : 'standing');
          return reservationAt(reference)!;
        }),
      ),
    findReservation: async (attempt, reference) =>
      result(
        await call('findReservation', attempt, () => {
          const reservation = reservationAt(reference);
          // The next poll finds the cancellation completed.
          if (reservation?.status === 'cancelling') reservations.set(reference, 'cancelled');
          return reservation;
        }),
      ),
    cancelReservation: async (attempt, { reservation, reference, legs }) => {
      if (reference !== ['cxl', attempt.id, ...(legs ?? [])].join(':'))
        throw new Error(`${reference} is not the name of a cancellation`);
      return result(
        await call('cancelReservation', attempt, ({ refuses, isSlow }) => {
          const state = reservations.get(reservation);
          if (refuses && state === 'standing') return 'refused';
          if (state === 'dropped' || state === 'refused') return 'cancelled';
          if (legs) for (const leg of legs) loseLeg(reservation, { leg, by: 'service', at: new Date(0) });
          else reservations.set(reservation, isSlow ? 'cancelling' : 'cancelled');
          return isSlow ? 'pending' : 'cancelled';
        }),
      );
    },
  };

  const become =
    (state: Money['state'], ...from: readonly Money['state'][]) =>
    (id: string) => {
      const found = money.get(id);
      if (found && from.includes(found.state)) found.state = state;
    };

  return {
    card,
    vendor,
    /** The calls in each state with their responses, such as `car: charging.find: none`. */
    seen,
    /** Sets the outcomes of the next calls. Any later calls succeed. */
    willGo(next: readonly Fate[]): void {
      fates.splice(0, fates.length, ...next);
      fatesAt.clear();
    },
    willGoAt: (at: CallAt, ...next: readonly Fate[]) => fatesAt.set(at, [...next]),
    /** Sets the outcome of the first call in this state. This outcome takes priority over all others. */
    interrupt: (at: CallAt, fate: Fate) => interruptions.splice(0, 1, { at, fate }),
    wasInterrupted: () => interruptions.length === 0,
    /** Sets what the other worker does with an attempt when it overtakes a call. */
    whenOvertaken(other: typeof overtake): void {
      overtake = other;
    },
    authenticateCustomer: become('authenticated', 'waiting'),
    rejectCustomer: become('notAuthenticated', 'waiting'),
    chargeByItself: become('charged', 'waiting', 'authenticated'),
    /** The processor stops waiting and voids the transaction. */
    voidByItself: become('voided', 'waiting', 'authenticated'),
    /** The processor forgets a transaction that it has not charged. */
    forget: (id: string) => ['waiting', 'authenticated'].includes(money.get(id)?.state ?? '') && money.delete(id),
    /** The vendor cancels the reservation on its own initiative. */
    drop: (id: string) => reservations.get(`rsv:${id}`) === 'standing' && reservations.set(`rsv:${id}`, 'dropped'),
    dropLeg: (id: string, leg: CancelledLeg['leg'], at: Date) => loseLeg(`rsv:${id}`, { leg, by: 'vendor', at }),
    /** Reports the next step of a ride, or a different driver if no type is given. */
    ride(id: string, { leg, at, type, driver }: { leg: Ride['leg']; at: Date; driver: string; type?: RideStep }): void {
      const { rides = [], ...manifest } = reported.get(`rsv:${id}`) ?? {};
      const { events = [] } = rides.find((ride) => ride.leg === leg) ?? {};
      const next = { leg, driver: { name: driver }, events: type ? [...events, { type, at }] : events };
      reported.set(`rsv:${id}`, { ...manifest, rides: [...rides.filter((ride) => ride.leg !== leg), next] });
    },
    reportPassengers(id: string, passengersReportedAt: Date): void {
      reported.set(`rsv:${id}`, { rides: reported.get(`rsv:${id}`)?.rides ?? [], passengersReportedAt });
    },
    /**
     * Returns the legs of this attempt's reservation that were cancelled separately, and the side that cancelled each.
     */
    goneLegs: (id: string) => goneLegs.get(`rsv:${id}`) ?? [],
    record: (): ExternalRecord => ({
      charges: [...money]
        .filter(([, { state }]) => state === 'charged')
        .map(([reference, { amount, refunded, refundedPart = 0 }]) => ({
          reference,
          amount,
          refunded: refunded + refundedPart,
        })),
      reservations: [...reservations].filter(([, state]) => state === 'standing').map(([reference]) => reference),
      dropped: [...reservations]
        .filter(([reference, state]) => isDropped(reference, state))
        .map(([reference]) => reference),
    }),
  };
}

const TURNS = 20;

async function turnsOfOthers(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function nameOf(answer: unknown): string {
  if (answer === undefined) return 'none';
  if (typeof answer === 'string') return answer;
  const { kind, status } = answer as { readonly kind?: string; readonly status?: string };
  return kind ?? status ?? 'unnamed';
}

export type ExternalSystems = ReturnType<typeof createExternalSystems>;
