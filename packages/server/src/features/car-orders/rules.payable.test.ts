import { expect, test } from 'vitest';
import { money } from '../../shared/money.ts';
import { payable } from './rules.payable.ts';
import type { CarOrder, CreditType, ItemStatus } from './types.ts';

const lira = (amount: number) => money(amount, 'TRY');
const PICK_UP = new Date('2027-06-10T07:00:00Z');
const BEFORE = new Date('2027-06-10T06:59:59Z');

const order = (
  status: ItemStatus,
  { amount = 439_000, creditType }: { amount?: number; creditType?: CreditType } = {},
) =>
  ({
    id: 'CAR-1',
    pickUpAt: PICK_UP,
    amount: lira(amount),
    creditType,
    car: { status, product: { pricing: { total: lira(639_000), paymentTotal: lira(439_000) } } },
  }) as Partial<CarOrder> as CarOrder;

test.each([
  [undefined, 200_000],
  ['limited', 200_000],
  ['full', 0],
] as const)(
  'a pending order can be paid by pick-up; with credit type %s, %i remains due at the desk',
  (creditType, due) => {
    expect(payable(order('pending', { creditType }), BEFORE)).toMatchObject({ id: 'CAR-1', vendorTotal: lira(due) });
  },
);

test.each<[ItemStatus, Date, number, string]>([
  ['pending', PICK_UP, 439_000, 'pickUpPassed'],
  ['pending', BEFORE, 0, 'nothingToPay'],
  ['reserved', BEFORE, 439_000, 'alreadyPaid'],
  ['failed', BEFORE, 439_000, 'orderFailed'],
  ['cancelled', BEFORE, 439_000, 'orderCancelled'],
  ['removed', PICK_UP, 439_000, 'pickUpPassed'],
])('an order with status %s at %o and amount %i is not payable: %s', (status, now, amount, reason) => {
  expect(payable(order(status, { amount }), now)).toEqual({ notPayable: reason });
});
