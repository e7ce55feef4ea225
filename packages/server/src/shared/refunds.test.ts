import { expect, test } from 'vitest';
import { refundOf } from './refunds.ts';

const paid = { paid: 100, refundAmount: undefined, refundedBefore: 0, refusals: 0 };

test.each([
  ['nothing goes back of a payment that stands', { status: 'completed' }, undefined],
  ['nothing goes back of a cancellation without a refund', { status: 'refunded', refundAmount: 0 }, undefined],
  ['a refund under way is pending', { status: 'refunding', refundAmount: 60 }, [60, 'pending']],
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
  ['a leg refunded before counts', { status: 'refunding', refundAmount: 60, refundedBefore: 40 }, [100, 'pending']],
  [
    'the refund of a leg is over while the other leg stands',
    { status: 'completed', refundedBefore: 40 },
    [40, 'refunded'],
  ],
  [
    'a leg without a refund leaves the earlier refund',
    { status: 'refunding', refundAmount: 0, refundedBefore: 40 },
    [40, 'refunded'],
  ],
  ['a reversal under way is pending in full', { status: 'reversing' }, [100, 'pending']],
  ['a refused reversal is delayed', { status: 'reversing', refusals: 5 }, [100, 'delayed']],
  ['a reversal is refunded in full', { status: 'reversed' }, [100, 'refunded']],
  ['a late charge goes back in full', { status: 'lateChargeReversed' }, [100, 'refunded']],
] as const)('%s', (_, attempt, expected) => {
  const refund = refundOf({ ...paid, ...attempt });
  expect(refund && [refund.amount, refund.status]).toEqual(expected);
});
