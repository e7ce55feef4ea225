import { describe, expect, test } from 'vitest';
import { deniz } from '../../test/support/travellers.ts';
import { erasedBefore, kindOf, shareOf } from './rules.ts';
import type { ExportedOrder } from './types.ts';

const ada = { firstName: 'Ada', lastName: 'Kaya', passportNo: 'U12345678' };
const order: ExportedOrder = {
  ...{ kind: 'transfer', orderId: 'TRF-1', agencyId: 1, status: 'reserved', erasedAt: undefined, payment: undefined },
  ...{ createdAt: new Date('2027-03-01T09:00:00Z'), neededUntil: new Date('2027-06-13T03:00:00Z') },
  travellers: [deniz, ada],
  invoice: { firstName: 'DENİZ', lastName: 'Kaya' },
  trip: { flightNumber: 'TK1980' },
  endUserAddress: '203.0.113.24',
  signText: 'Kaya family',
  drivers: { outbound: { name: 'Murat Aksoy', phone: '+905320000000' } },
};

describe('of an order', () => {
  test('everything is told when it is asked for by its id', () => {
    expect(shareOf({ orderId: 'TRF-1' }, order)).toBe(order);
  });

  test.each([
    ['who is invoiced is told of the invoice', { identityNumber: deniz.identityNumber }, [deniz], order.invoice],
    ['who travels along is told of themselves and the trip', { passportNo: 'u12345678' }, [ada], undefined],
  ])('%s', (_, person, travellers, invoice) => {
    expect(shareOf(person, order)).toEqual({
      ...order,
      travellers,
      invoice,
      endUserAddress: undefined,
      signText: undefined,
      drivers: undefined,
    });
  });

  test('who travels alone is told of the address that it was ordered from, and of the sign', () => {
    const alone = { ...order, travellers: [ada] };
    expect(shareOf({ passportNo: ada.passportNo }, alone)).toMatchObject({
      endUserAddress: '203.0.113.24',
      signText: 'Kaya family',
    });
    expect(shareOf({ passportNo: ada.passportNo }, alone)).not.toHaveProperty('drivers');
  });
});

test('an id says which kind of order it is, or that it is of none', () => {
  expect(['CAR-1', 'TRF-1', 'att_1'].map(kindOf)).toEqual(['car', 'transfer', undefined]);
});

test('days are counted back to the second', () => {
  expect(erasedBefore(new Date('2027-09-11T07:00:40Z'), 90)).toEqual(new Date('2027-06-13T07:00:40Z'));
});
