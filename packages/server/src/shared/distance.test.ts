import { expect, test } from 'vitest';
import { distanceMetres } from './distance.ts';

const istanbul = { lat: 41.2613, lon: 28.74195 };

test('the distance from Istanbul Airport to Antalya Airport is 517 km, and to itself zero', () => {
  const antalya = { lat: 36.8987, lon: 30.8005 };
  expect(Math.round(distanceMetres(istanbul, antalya) / 1000)).toBe(517);
  expect(distanceMetres(antalya, istanbul)).toBe(distanceMetres(istanbul, antalya));
  expect(distanceMetres(istanbul, istanbul)).toBe(0);
});
