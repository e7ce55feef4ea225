import { EdgeFailure } from '@agency-booking/contract-express';
import { expect, test } from 'vitest';
import { commissionOn, readCommission } from './commission.ts';

const refusedField = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof EdgeFailure && error.situation === 'invalidRequest')
      return (error.details as { field: string }).field;
    throw error;
  }
  throw new Error('nothing was refused');
};
const net = { amount: 999, currency: 'EUR' } as const;
const fixed = { amount: 2500, currency: 'EUR' } as const;

test('a commission is a percentage, or a fixed amount in the search currency', () => {
  expect(readCommission(undefined, 'TRY')).toBeUndefined();
  expect(readCommission({ type: 'percentage', percentage: 12.5 }, 'TRY')).toEqual({
    type: 'percentage',
    percentage: 12.5,
  });
  expect(readCommission({ type: 'fixed', fixed }, 'EUR')).toEqual({ type: 'fixed', fixed });
});

test('a fixed commission in a different currency is refused', () => {
  const inEur = (amount: number) => ({ type: 'fixed', fixed: { amount, currency: 'EUR' } }) as const;
  expect(refusedField(() => readCommission(inEur(100), 'TRY'))).toBe('commission.fixed.currency');
});

test('a percentage commission is rounded half up from the net price, and a fixed one is unchanged', () => {
  // 12.5 % of 9.99 is 1.24875
  expect(commissionOn(net, { type: 'percentage', percentage: 12.5 })).toEqual({ amount: 125, currency: 'EUR' });
  expect(commissionOn(net, { type: 'fixed', fixed })).toEqual(fixed);
  expect(commissionOn(net, undefined)).toEqual({ amount: 0, currency: 'EUR' });
});
