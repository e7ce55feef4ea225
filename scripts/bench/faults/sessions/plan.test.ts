import { expect, test } from 'vitest';
import { faultPlaces, killPlaces, nameOf } from './places.ts';
import { type Plan, plansOf } from './plan.ts';

function take(count: number, places: typeof killPlaces, seed: number): Plan[] {
  const plans = plansOf(places, seed);
  return Array.from({ length: count }, () => plans.next().value as Plan);
}

test('a seed determines the plans, and different seeds give different plans', () => {
  expect(take(60, killPlaces, 7)).toEqual(take(60, killPlaces, 7));
  expect(take(60, killPlaces, 7)).not.toEqual(take(60, killPlaces, 8));
});

test.each([
  ['kills', killPlaces],
  ['faults', faultPlaces],
])('every place of the %s occurs once before any occurs again', (_, places) => {
  const names = take(2 * places.length, places, 7).map(({ place }) => nameOf(place));
  const all = places.map(nameOf).sort();
  expect(new Set(all).size).toBe(all.length);
  expect(names.slice(0, places.length).sort()).toEqual(all);
  expect(names.slice(places.length).sort()).toEqual(all);
});

test('two hundred histories contain every second actor and every reaction of the traveller', () => {
  const plans = take(200, killPlaces, 7);
  for (const rival of ['payOrder', 'cancelSession', 'cancelOrder', 'expiry', 'secondSession', 'none']) {
    expect(plans.filter((plan) => plan.rival === rival).length, rival).toBeGreaterThan(5);
  }
  for (const next of ['reload', 'back', 'secondTab', 'secondDevice']) {
    expect(plans.filter((plan) => plan.next === next).length, next).toBeGreaterThan(20);
  }
});
