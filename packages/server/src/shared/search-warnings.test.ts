import { expect, test } from 'vitest';
import type { Point } from '../ports/vendors.ts';
import { missingOffsets, swappedPoints } from './search-warnings.ts';

const IST = { lat: 41.2613, lon: 28.74195 };
const swapped = ({ lat, lon }: Point) => ({ lat: lon, lon: lat });
const isNearIst = ({ lat, lon }: Point) => Math.hypot(lat - IST.lat, lon - IST.lon) < 0.5;
const fieldsOf = (points: Record<string, Point>) => swappedPoints(points, isNearIst).map(({ field }) => field);

test('a point that is near an airport only with swapped coordinates is a probable mistake', () => {
  expect(fieldsOf({ checkInLocation: swapped(IST), checkOutLocation: IST })).toEqual(['checkInLocation']);
});

test.each([
  ['a point near an airport', IST],
  ['a point that is far from any airport in both orders', { lat: -10, lon: -20 }],
  ['a longitude that cannot be a latitude', { lat: 41.2613, lon: 120 }],
])('%s causes no warning', (_, point) => {
  expect(fieldsOf({ pickup: point })).toEqual([]);
});

test('a date-time without an offset is a probable mistake', () => {
  const times = {
    local: '2027-06-10T10:00:00',
    fraction: '2027-06-10T10:00:00.5',
    utc: '2027-06-10T10:00:00z',
    ahead: '2027-06-10T10:00:00+03:00',
    behind: '2027-06-10T10:00:00-05:00',
  };
  expect(missingOffsets(times).map(({ field }) => field)).toEqual(['local', 'fraction']);
});
