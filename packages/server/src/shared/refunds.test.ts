import { expect, test } from 'vitest';
import { refundOf } from './refunds.ts';

const paid = { paid: 100, refundAmount: undefined, refundedBefore: 0, refusals: 0 };

test.each([
  ['a completed payment has no refund', { status: 'completed' }, undefined],
  ['a cancellation for the full price has no refund', { status: 'refunded', refundAmount: 0 }, undefined],
  ['a refund in progress is pending', { status: 'refunding', refundAmount: 60 }, [60, 'pending']],
  [
    'a refund that was refused four times is pending',
    { status: 'refunding', refundAmount: 60, refusals: 4 },
    [60, 'pending'],
  ],
  [
    'a refund that was refused five times is delayed',
    { status: 'refunding', refundAmount: 60, refusals: 5 },
    [60, 'delayed'],
  ],
  ['a completed refund is refunded', { status: 'refunded', refundAmount: 60 }, [60, 'refunded']],
  [
    'an earlier refund of a leg is included',
    { status: 'refunding', refundAmount: 60, refundedBefore: 40 },
    [100, 'pending'],
  ],
  [
    'the refund of one leg is complete while the other leg is reserved',
    { status: 'completed', refundedBefore: 40 },
    [40, 'refunded'],
  ],
  [
    'a leg without a refund keeps the earlier refund',
    { status: 'refunding', refundAmount: 0, refundedBefore: 40 },
    [40, 'refunded'],
  ],
  ['a reversal in progress is pending in full', { status: 'reversing' }, [100, 'pending']],
  ['a refused reversal is delayed', { status: 'reversing', refusals: 5 }, [100, 'delayed']],
  ['a reversal is refunded in full', { status: 'reversed' }, [100, 'refunded']],
  ['a late charge is refunded in full', { status: 'lateChargeReversed' }, [100, 'refunded']],
] as const)('%s', (_, attempt, expected) => {
  const refund = refundOf({ ...paid, ...attempt });
  expect(refund && [refund.amount, refund.status]).toEqual(expected);
});
