import { describe, expect, it } from 'vitest';
import { detailOf, predictionOf, queryProblem } from './rules.ts';
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

describe('a query', () => {
  it('has at least two characters, not counting blanks around them', () => {
    expect(queryProblem('is')).toBeUndefined();
    expect(queryProblem(' is ')).toBeUndefined();
    expect(queryProblem(' i ')).toContain('at least 2 characters');
    expect(queryProblem('   ')).toContain('at least 2 characters');
    expect(queryProblem('')).toContain('at least 2 characters');
  });

  it('counts a character outside the basic plane once', () => {
    expect(queryProblem('😀')).toContain('at least 2 characters');
    expect(queryProblem('😀😀')).toBeUndefined();
  });

  it('has at most a hundred characters', () => {
    expect(queryProblem('x'.repeat(100))).toBeUndefined();
    expect(queryProblem('x'.repeat(101))).toContain('at most 100 characters');
  });

  it('has no control characters', () => {
    expect(queryProblem('is\0tanbul')).toContain('control characters');
    expect(queryProblem('istanbul\n')).toContain('control characters');
  });
});

describe('a place', () => {
  it('is predicted with its name, its address, and both in one line', () => {
    expect(predictionOf(istanbulAirport)).toEqual({
      placeId: 'airport-IST',
      description: 'Istanbul Airport (IST), Arnavutköy, Istanbul, Türkiye',
      mainText: 'Istanbul Airport (IST)',
      secondaryText: 'Arnavutköy, Istanbul, Türkiye',
      types: ['airport', 'establishment', 'point_of_interest'],
    });
  });

  it.each([
    ['locality', ['locality', 'political']],
    ['neighborhood', ['neighborhood', 'political']],
    ['region', ['political']],
    ['establishment', ['establishment', 'point_of_interest']],
  ] as const)('that is a %s has the types %j', (kind, types) => {
    expect(predictionOf({ ...istanbulAirport, kind }).types).toEqual(types);
  });

  it('is read with its position and time zone, without its address', () => {
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
