import { describe, expect, test } from 'vitest';
import { deniz } from '../../test/support/travellers.ts';
import { erasedBefore, kindOf, shareOf } from './rules.ts';
import type { ExportedOrder } from './types.ts';

const ada = { firstName: 'Ada', lastName: 'Kaya', passportNo: 'U12345678' };
const order: ExportedOrder = {
  kind: 'transfer',
  orderId: 'TRF-1',
  agencyId: 1,
  status: 'reserved',
  erasedAt: undefined,
  payment: undefined,
  createdAt: new Date('2027-03-01T09:00:00Z'),
  neededUntil: new Date('2027-06-13T03:00:00Z'),
  travellers: [deniz, ada],
  invoice: { firstName: 'DENİZ', lastName: 'Kaya' },
  trip: { flightNumber: 'TK1980' },
  endUserAddress: '203.0.113.24',
  signText: 'Kaya family',
  drivers: { outbound: { name: 'Murat Aksoy', phone: '+905320000000' } },
};

describe('personal data in an export', () => {
  test('an export by order ID contains the whole order', () => {
    expect(shareOf({ orderId: 'TRF-1' }, order)).toBe(order);
  });

  test.each([
    ['the invoice if the person is invoiced', { identityNumber: deniz.identityNumber }, [deniz], order.invoice],
    ['only the person and the trip if others travel along', { passportNo: 'u12345678' }, [ada], undefined],
  ])('an export for one person contains %s', (_, person, travellers, invoice) => {
    expect(shareOf(person, order)).toEqual({
      ...order,
      travellers,
      invoice,
      endUserAddress: undefined,
      signText: undefined,
      drivers: undefined,
    });
  });

  test('an export for the only passenger includes the address of the order and the sign text', () => {
    const alone = { ...order, travellers: [ada] };
    expect(shareOf({ passportNo: ada.passportNo }, alone)).toMatchObject({
      endUserAddress: '203.0.113.24',
      signText: 'Kaya family',
    });
    expect(shareOf({ passportNo: ada.passportNo }, alone)).not.toHaveProperty('drivers');
  });
});

test('an ID identifies the kind of its order, or none', () => {
  expect(['CAR-1', 'TRF-1', 'att_1'].map(kindOf)).toEqual(['car', 'transfer', undefined]);
});

test('retention days are counted back to the second', () => {
  expect(erasedBefore(new Date('2027-09-11T07:00:40Z'), 90)).toEqual(new Date('2027-06-13T07:00:40Z'));
});
