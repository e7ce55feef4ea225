import { describe, expect, test } from 'vitest';
import type { VendorReservation } from '../../ports/reservations.ts';
import { dropPlan } from './rules.legs.ts';
import type { OrderLeg } from './types.ts';

const leg = (type: OrderLeg['type'], pickupTime: string, amount: number): OrderLeg => ({
  type,
  pickupTime,
  amount,
  commission: 0,
  refunds: [],
});
const both = [leg('oneway', '2027-06-10T08:00:00Z', 300), leg('return', '2027-06-13T03:00:00Z', 200)];
const gone = (type: OrderLeg['type'], at: string) => ({ leg: type, by: 'vendor', at: new Date(at) }) as const;
const reserved = (...cancelledLegs: ReturnType<typeof gone>[]) =>
  ({ status: 'reserved', reservationId: 'BO-1', cancelledLegs }) as const;
const dropped = (...cancelledLegs: ReturnType<typeof gone>[]) =>
  ({ status: 'cancelled', cancelledBy: 'vendor', cancelledLegs }) as const;
const BEFORE = '2027-06-01T00:00:00Z';
const BETWEEN = '2027-06-11T00:00:00Z';

const at = (moment: string) => ({ now: new Date(moment), begun: [] });

describe('cancellations by the supplier', () => {
  test.each<[string, VendorReservation, string, [string, number][], boolean]>([
    ['the return leg, long before pick-up', reserved(gone('return', BEFORE)), BEFORE, [['return', 200]], true],
    ['the outbound leg, long before pick-up', reserved(gone('oneway', BEFORE)), BEFORE, [['oneway', 300]], true],
    ['the return leg, after the outbound leg', reserved(gone('return', BETWEEN)), BETWEEN, [['return', 200]], false],
    [
      'both legs, long before pick-up',
      dropped(gone('oneway', BEFORE), gone('return', BEFORE)),
      BEFORE,
      [
        ['oneway', 300],
        ['return', 200],
      ],
      false,
    ],
    [
      'both legs, after the outbound leg was driven',
      dropped(gone('oneway', BETWEEN), gone('return', BETWEEN)),
      BETWEEN,
      [['return', 200]],
      false,
    ],
    [
      'the outbound leg, in its last moment, found later',
      reserved(gone('oneway', '2027-06-10T07:59:59Z')),
      BETWEEN,
      [['oneway', 300]],
      true,
    ],
    ['both legs, without a time', dropped(), BETWEEN, [['return', 200]], false],
  ])(
    'every leg not yet driven is refunded in full if the supplier cancels %s',
    (_, reservation, now, expected, leavesReserved) => {
      const legs = expected.map(([type, refund]) => ({ leg: type, refund }));
      const refund = expected.reduce((sum, [, amount]) => sum + amount, 0);
      expect(dropPlan(both, reservation, at(now))).toEqual({ refund, legCancellation: { legs, leavesReserved } });
    },
  );

  test.each<[string, VendorReservation, string]>([
    ['nothing', reserved(), BEFORE],
    ['the outbound leg, at its pick-up', reserved(gone('oneway', '2027-06-10T08:00:00Z')), BETWEEN],
    ['the outbound leg, after it was driven', reserved(gone('oneway', BETWEEN)), BETWEEN],
    ['both legs, after both were driven', dropped(), '2027-06-13T03:00:00Z'],
    ['a reservation that it never made', { status: 'refused', message: 'sold out' }, BEFORE],
  ])('no refund is planned if the supplier cancels %s', (_, reservation, now) => {
    expect(dropPlan(both, reservation, at(now))).toBeUndefined();
  });

  test.each<[string, VendorReservation, readonly ('oneway' | 'return')[], number | undefined]>([
    [
      'the return leg after an early outbound ride, and cancels the order',
      reserved(gone('return', BEFORE)),
      ['oneway'],
      200,
    ],
    ['both legs after an early outbound ride, and keeps that ride paid', dropped(), ['oneway'], 200],
    ['both legs after both rides, and refunds nothing', dropped(), ['oneway', 'return'], undefined],
  ])('the supplier cancels %s', (_, reservation, begun, refund) => {
    const legCancellation = { legs: [{ leg: 'return', refund: 200 }], leavesReserved: false };
    expect(dropPlan(both, reservation, { now: new Date(BEFORE), begun })).toEqual(
      refund && { refund, legCancellation },
    );
  });

  test('a leg that the supplier cancels is refunded once', () => {
    const known = both.map((each) =>
      each.type === 'return' ? { ...each, canceled: { by: 'supplier', at: BEFORE, refund: 200 } as const } : each,
    );
    expect(dropPlan(known, reserved(gone('return', BEFORE)), at(BEFORE))).toBeUndefined();
  });
});

describe('no-shows', () => {
  const noShow = (at: string): VendorReservation => ({
    ...reserved(),
    rides: [{ leg: 'oneway', events: [{ type: 'noShow', at: new Date(at) }] }],
  });
  const generous = (until: string) => [
    { ...both[0]!, refunds: [{ until, amount: 100, description: 'Part.' }] },
    both[1]!,
  ];
  const AFTER = '2027-06-10T08:45:00Z';

  test('a no-show is not refunded if its policies have ended by pick-up', () => {
    expect(dropPlan(generous('2027-06-10T08:00:00Z'), noShow(AFTER), at(AFTER))).toBeUndefined();
    expect(dropPlan(both, noShow(AFTER), at(AFTER))).toBeUndefined();
  });

  test('a no-show is refunded once by a policy that is still valid, and the other leg remains reserved', () => {
    const legs = generous('2027-06-10T08:45:00Z');
    const parts = [{ leg: 'oneway' as const, refund: 100 }];
    const plan = { refund: 100, legCancellation: { legs: parts, leavesReserved: true } };
    expect(dropPlan(legs, noShow(AFTER), at(BETWEEN))).toEqual(plan);
    const canceled = { by: 'supplier', at: AFTER, refund: 100 } as const;
    expect(dropPlan([{ ...legs[0]!, canceled }, legs[1]!], noShow(AFTER), at(BETWEEN))).toBeUndefined();
  });

  test('a no-show counts from pick-up at the earliest, whatever the supplier reports', () => {
    expect(dropPlan(generous('2027-06-10T07:59:59Z'), noShow(BEFORE), at(BETWEEN))).toBeUndefined();
  });

  test('a no-show is dismissed if the supplier later reports the passenger on board', () => {
    const events = [
      { type: 'noShow', at: new Date(AFTER) },
      { type: 'passengerOnBoard', at: new Date('2027-06-10T08:50:00Z') },
    ] as const;
    const reservation: VendorReservation = { ...reserved(), rides: [{ leg: 'oneway', events }] };
    expect(dropPlan(generous(AFTER), reservation, at(BETWEEN))).toBeUndefined();
  });
});
