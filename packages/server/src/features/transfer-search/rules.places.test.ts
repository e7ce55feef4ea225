import { EdgeFailure } from '@agency-booking/contract-express';
import { expect, test } from 'vitest';
import { assertPlaces } from './rules.places.ts';
import type { KnownPlace, TransferPoint } from './types.ts';

const IST = { lat: 41.2613, lon: 28.74195 };
const KILOMETRE_DEGREES = 1 / 111.195;

const places = new Map<string, KnownPlace>(
  (['airport', 'establishment', 'neighborhood', 'locality', 'region'] as const).map((kind) => [
    kind,
    { kind, name: `The ${kind}`, ...IST },
  ]),
);
const deps = {
  placeOf: (placeId: string) => places.get(placeId),
  airportOf: (iataCode: string) => (iataCode === 'IST' ? places.get('airport') : undefined),
};

const refused = (pickup: TransferPoint, dropoff: TransferPoint = IST) => {
  try {
    return assertPlaces({ pickup, dropoff }, deps);
  } catch (error) {
    if (error instanceof EdgeFailure && error.situation === 'invalidRequest') return error.details;
    throw error;
  }
};
const north = (kilometres: number) => ({ lat: IST.lat + kilometres * KILOMETRE_DEGREES, lon: IST.lon });

test.each([
  ['airport', 10],
  ['establishment', 10],
  ['neighborhood', 20],
  ['locality', 60],
  ['region', 300],
])('the point of a place of kind %s must be within %d km of it', (placeId, reach) => {
  expect(refused({ ...north(reach), placeId })).toBeUndefined();
  expect(refused({ ...north(reach + 1), placeId })).toEqual({
    field: 'pickup.placeId',
    message: expect.stringMatching(`within ${reach} km of lat and lon; The ${placeId} is ${reach + 1} km away$`),
  });
});

test('an airport code identifies an airport at either end', () => {
  expect(refused({ ...north(9), iataCode: 'IST' }, { ...IST, iataCode: 'IST', placeId: 'airport' })).toBeUndefined();
  expect(refused(IST, { ...IST, iataCode: 'XXX' })).toEqual({
    field: 'dropoff.iataCode',
    message: 'must be the IATA code of an airport',
  });
  expect(refused(IST, { ...north(11), iataCode: 'IST' })).toMatchObject({ field: 'dropoff.iataCode' });
});

test('places that do not exist at both ends are refused together', () => {
  const problems = [
    { field: 'pickup.placeId', message: 'must be the placeId of a place' },
    { field: 'dropoff.iataCode', message: 'must be the IATA code of an airport' },
  ];
  expect(refused({ ...IST, placeId: 'nowhere' }, { ...IST, iataCode: 'XXX' })).toEqual({ ...problems[0], problems });
});

test('an unknown place is refused, and a point without a place is accepted', () => {
  expect(refused({ ...IST, placeId: 'nowhere' })).toEqual({
    field: 'pickup.placeId',
    message: 'must be the placeId of a place',
  });
  expect(refused(IST)).toBeUndefined();
});
