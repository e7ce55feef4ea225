import { describe, expect, test } from 'vitest';
import { money } from '../../shared/money.ts';
import { presentOrder } from './rules.presentation.ts';
import type { OrderedCar, OrderedExtra, PriceLine } from './types.ts';

const lira = (amount: number) => money(amount, 'TRY');
const istanbul = { lat: 41.2753, lon: 28.7519 };
const zones = ({ lon }: { lon: number }) => (lon === istanbul.lon ? 'Europe/Istanbul' : 'America/New_York');
const office = (point?: { lat: number; lon: number }) => ({
  id: 'TD-1',
  location: { name: 'Office', city: 'City' },
  point,
});

const car: OrderedCar = {
  code: 'c',
  searchID: 's',
  brand: { id: 1, name: 'Renault' },
  model: { id: 2, name: 'Clio' },
  class: { id: 3, name: 'Economy' },
  imageURL: 'http://127.0.0.1/clio.svg',
  pricing: { total: lira(1_000), paymentTotal: lira(700) },
  conditions: {
    mileage: { type: 'unlimited' },
    excess: [
      { coverage: 'collision', amount: lira(2_000) },
      { coverage: 'theft', amount: lira(2_500) },
      { coverage: 'glassTyreHeadlight', amount: lira(300) },
    ],
    deposit: { amount: lira(5_000) },
    driver: { minAge: 21, licenceYears: 1 },
    cancellation: [],
  },
};

type Given = {
  readonly product?: Partial<OrderedCar>;
  readonly extras?: readonly OrderedExtra[];
  readonly creditType?: 'full' | 'limited';
};
const presented = ({ product, extras = [], creditType }: Given) =>
  presentOrder(
    {
      car: { product: { ...car, ...product } },
      extras: extras.map((extra) => ({ product: extra })),
      amount: lira(creditType === 'full' ? 1_000 : 700),
      creditType,
      createdAt: new Date('2027-03-01T09:00:00Z'),
      cancellation: [],
      terms: undefined,
      payment: undefined,
    },
    zones,
  );

function insurance(name: string, excess?: number): OrderedExtra {
  const stated = excess === undefined ? {} : { excess: lira(excess) };
  return {
    code: name,
    name,
    type: 'insurance',
    pricing: { total: lira(90) },
    insurance: { code: name, name, ...stated },
  };
}

describe('excess amounts of an order', () => {
  const excessWith = (...extras: OrderedExtra[]) =>
    presented({ extras }).excess.map(({ amount, loweredBy }) => [amount.amount, loweredBy]);

  test('the collision and theft excess is the lowest that an ordered insurance leaves', () => {
    expect(excessWith(insurance('SCDW', 2_200))).toEqual([
      [2_000, undefined],
      [2_200, 'SCDW'],
      [300, undefined],
    ]);
    expect(excessWith(insurance('SCDW', 2_200), insurance('CDW', 0), insurance('PAI'))).toEqual([
      [0, 'CDW'],
      [0, 'CDW'],
      [300, undefined],
    ]);
  });

  test('the conditions state the same excess as the order', () => {
    const { conditions } = presented({ extras: [insurance('CDW', 0)] });
    expect(conditions!.excess.map(({ amount }) => amount.amount)).toEqual([0, 0, 300]);
  });

  test('an order that does not store the insured excess names the insurances that may lower it', () => {
    const { insurance: _, ...old } = insurance('CDW');
    expect(presented({ extras: [old] }).excess).toEqual([
      { coverage: 'collision', amount: lira(2_000), mayBeLoweredBy: ['CDW'] },
      { coverage: 'theft', amount: lira(2_500), mayBeLoweredBy: ['CDW'] },
      { coverage: 'glassTyreHeadlight', amount: lira(300), mayBeLoweredBy: [] },
    ]);
  });
});

describe('price lines of an order', () => {
  const line = (type: PriceLine['type'], amount: number, dueAt: PriceLine['dueAt']): PriceLine => ({
    type,
    amount: lira(amount),
    dueAt,
  });
  const breakdown = [line('rent', 600, 'payment'), line('rent', 300, 'desk'), line('commission', 100, 'payment')];
  const pricing = { ...car.pricing, breakdown };

  test('all price lines of an order with `isFullCredit` are due at the time of payment', () => {
    const { pricing: paid, dueAtDesk } = presented({ product: { pricing }, creditType: 'full' });
    expect(paid.breakdown).toEqual([line('rent', 900, 'payment'), line('commission', 100, 'payment')]);
    expect(paid.paymentTotal).toEqual(lira(700));
    expect(dueAtDesk).toEqual(lira(0));
  });

  test.each([undefined, 'limited'] as const)(
    'price lines are returned as searched with credit type %s',
    (creditType) => {
      const { pricing: paid, dueAtDesk } = presented({ product: { pricing }, creditType });
      expect(paid.breakdown).toEqual(breakdown);
      expect(dueAtDesk).toEqual(lira(300));
    },
  );

  test('an order that does not store price lines has none', () => {
    expect(presented({ creditType: 'full' }).pricing).toEqual(car.pricing);
  });
});

test('each office with a known position has a local time and time zone', () => {
  const appointment = {
    checkInDateTime: '2027-12-23T21:30:00Z',
    checkInOffice: office(istanbul),
    checkOutDateTime: '2027-12-24T21:30:00Z',
    checkOutOffice: office(),
  };
  expect(presented({ product: { appointment } }).appointment).toEqual({
    ...appointment,
    checkInLocalDateTime: '2027-12-24T00:30:00+03:00',
    checkInOffice: { ...office(istanbul), timeZone: 'Europe/Istanbul' },
  });
});
