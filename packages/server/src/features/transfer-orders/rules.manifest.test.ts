import { failWith } from '@agency-booking/contract-express';
import { describe, expect, test } from 'vitest';
import { anOrder, primary } from '../../../test/support/transfer-orders.ts';
import { manifestDueAt } from '../../shared/transfer-manifest.ts';
import { assertNamed, manifestOf } from './rules.manifest.ts';

const { product, pickUpAt, createdAt } = anOrder('TRF-1');
const withNotice = (bookableUntil: string | undefined) => ({ product: { ...product, bookableUntil }, pickUpAt });
const companion = { primary: false, firstName: 'Ada', lastName: 'Kaya', passportNo: 'U12345678' };
const order = { ...withNotice(undefined), passengers: [primary], passengersReportedAt: undefined, createdAt };

describe('due time of the manifest', () => {
  test.each([
    ['an hour before the pick-up', undefined, '2027-06-10T07:00:00Z'],
    ['when the notice of the supplier begins, if that is earlier', '2027-06-10T09:59:59+03:00', '2027-06-10T06:59:59Z'],
    ['an hour before the pick-up, if the notice begins later', '2027-06-10T10:30:00+03:00', '2027-06-10T07:00:00Z'],
    ['the day before, if the notice begins before midnight', '2027-06-09T23:59:59+03:00', '2027-06-09T20:59:59Z'],
  ])('the manifest is due %s', (_, bookableUntil, due) => {
    expect(manifestDueAt(withNotice(bookableUntil))).toEqual(new Date(due));
  });
});

test('the manifest names each missing field and each missing passenger', () => {
  const two = manifestOf({ ...order, passengers: [primary, companion] });
  expect(two).toMatchObject({
    status: 'incomplete',
    missing: ['passengers[1].gender', 'passengers[1].nationality', 'passengers[2]', 'passengers[3]'],
  });
});

test('the manifest is complete, and later reported', () => {
  const alone = { ...product, appointment: { ...product.appointment, passengerCount: 1 } };
  expect(manifestOf({ ...order, product: alone })).toMatchObject({ status: 'complete', missing: [] });
  const reportedAt = new Date('2027-06-10T06:00:00Z');
  expect(manifestOf({ ...order, product: alone, passengersReportedAt: reportedAt })).toMatchObject({
    status: 'reported',
    reportedAt,
  });
});

test('an order with erased documents has no manifest', () => {
  const { nationality: _, ...contact } = primary;
  expect(manifestOf({ ...order, passengers: [contact] })).toBeUndefined();
});

describe('orders after the manifest is due', () => {
  const before = new Date('2027-06-10T06:59:59Z');
  const after = new Date('2027-06-10T07:00:00Z');
  const two = { ...product, appointment: { ...product.appointment, passengerCount: 2 } };
  const named = { ...companion, gender: 'F', nationality: 'TR' } as const;
  const refusal = (passengers: (typeof primary)[], now = after) => {
    try {
      assertNamed({ passengers, product: two, pickUpAt }, now, failWith);
      return undefined;
    } catch (error) {
      return (error as { details: { field: string } }).details.field;
    }
  };

  test.each([
    ['nothing, if all passengers are named', [primary, named], undefined],
    ['a passenger without a gender', [primary, { ...named, gender: undefined }], 'passengers[1].gender'],
    ['a passenger without a nationality', [primary, { ...named, nationality: undefined }], 'passengers[1].nationality'],
    ['missing passengers', [primary], 'passengers'],
  ])('once the manifest is due, an order refuses %s', (_, passengers, field) => {
    expect(refusal(passengers as never)).toBe(field);
    expect(refusal(passengers as never, before)).toBeUndefined();
  });

  test('the manifest of a late order is due at the moment of the order', () => {
    expect(manifestOf({ ...order, product: two, createdAt: after })?.dueAt).toEqual(after);
  });
});
