import fc from 'fast-check';
import type { Operation } from './operations.ts';
import { nameOf, type Place } from './places.ts';

const CARDS = {
  accepted: '5528790000000008',
  otherCard: '5526080000000006',
  declined: '4129111111111111',
  declinedAfter3ds: '4000008400001629',
  neverAnswered: '4000000000002081',
} as const;

const RIVAL_AT = [
  'createCardToken',
  'lookUpBin',
  'start3ds',
  'findTransaction',
  'charge',
] as const satisfies Operation[];

export type Plan = {
  readonly number: number;
  readonly place: Place;
  /** The card number used before the disturbance, and the one entered in the first form after it. */
  readonly cards: readonly [first: string, next: string];
  /** The traveller's reaction to the disturbance. */
  readonly next: 'reload' | 'back' | 'secondTab' | 'secondDevice';
  /** The competing action of a second actor. */
  readonly rival: 'none' | 'payOrder' | 'cancelSession' | 'cancelOrder' | 'expiry' | 'secondSession';
  /** The time at which the rival acts: together with the disturbance, or with this later request. */
  readonly rivalAt: 'disturbance' | (typeof RIVAL_AT)[number];
  /** The traveller's action at the bank after the disturbance. */
  readonly atBank: 'confirm' | 'cancel' | 'leave';
  readonly lastName: 'Kaya' | 'Refused';
};

const often = <Value>(value: Value, weight: number) => ({ arbitrary: fc.constant(value), weight });

const choices = fc.record({
  cards: fc.tuple(
    fc.oneof(often(CARDS.accepted, 4), often(CARDS.neverAnswered, 1)),
    fc.oneof(
      often(CARDS.accepted, 6),
      ...([CARDS.otherCard, CARDS.declined, CARDS.declinedAfter3ds, CARDS.neverAnswered] as const).map((card) =>
        often(card, 1),
      ),
    ),
  ),
  next: fc.constantFrom<Plan['next'][]>('reload', 'back', 'secondTab', 'secondDevice'),
  rival: fc.oneof(
    often('none' as const, 4),
    often('expiry' as const, 2),
    ...(['payOrder', 'cancelSession', 'cancelOrder', 'secondSession'] as const).map((rival) => often(rival, 1)),
  ),
  rivalAt: fc.oneof(often('disturbance' as const, 3), ...RIVAL_AT.map((operation) => often(operation, 1))),
  atBank: fc.oneof(often('confirm' as const, 4), often('cancel' as const, 1), often('leave' as const, 1)),
  lastName: fc.oneof(often('Kaya' as const, 9), often('Refused' as const, 1)),
});

/** Yields plans one by one. Every place occurs once before any place occurs again. The seed determines all plans. */
export function* plansOf(places: readonly Place[], seed: number): Generator<Plan> {
  const shuffled = fc.shuffledSubarray([...places], { minLength: places.length });
  for (let round = 0; ; round += 1) {
    const [order] = fc.sample(shuffled, { seed: seed + round, numRuns: 1 });
    const chosen = fc.sample(choices, { seed: seed + round, numRuns: places.length });
    for (const [index, place] of order!.entries()) {
      yield { number: round * places.length + index, place, ...chosen[index]! };
    }
  }
}

export function describePlan({ number, place, cards, next, rival, rivalAt, atBank, lastName }: Plan): string {
  const used = cards.map((card) => Object.entries(CARDS).find(([, known]) => known === card)![0]);
  return `history ${number}: ${nameOf(place)}, ${used.join(' then ')}, ${next}, rival ${rival} at ${rivalAt}, ${atBank}, ${lastName}`;
}
