import { describe, expect, test } from 'vitest';
import { detailOf, predictionOf } from './rules.ts';
import type { Place } from './types.ts';

const istanbulAirport: Place = {
  id: 'airport-IST',
  kind: 'airport',
  name: 'Istanbul Airport (IST)',
  address: 'Arnavutköy, Istanbul, Türkiye',
  city: 'Istanbul',
  countryCode: 'TR',
  timezone: 'Europe/Istanbul',
  lat: 41.2608,
  lon: 28.7418,
};

describe('places in responses', () => {
  test('a prediction has the name, the address, and both in one line', () => {
    expect(predictionOf(istanbulAirport)).toEqual({
      placeId: 'airport-IST',
      description: 'Istanbul Airport (IST), Arnavutköy, Istanbul, Türkiye',
      mainText: 'Istanbul Airport (IST)',
      secondaryText: 'Arnavutköy, Istanbul, Türkiye',
      types: ['airport', 'establishment', 'point_of_interest'],
    });
  });

  test.each([
    ['locality', ['locality', 'political']],
    ['neighborhood', ['neighborhood', 'political']],
    ['region', ['political']],
    ['establishment', ['establishment', 'point_of_interest']],
  ] as const)('the prediction of a %s has the types %j', (kind, types) => {
    expect(predictionOf({ ...istanbulAirport, kind }).types).toEqual(types);
  });

  test('the details of a place have its position and time zone, without its address', () => {
    expect(detailOf(istanbulAirport)).toEqual({
      placeId: 'airport-IST',
      name: 'Istanbul Airport (IST)',
      city: 'Istanbul',
      countryCode: 'TR',
      timezone: 'Europe/Istanbul',
      point: { lat: 41.2608, lon: 28.7418 },
    });
  });
});
