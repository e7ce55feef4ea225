import { expect, test } from 'vitest';
import { playHistories } from '../scenarios/payment-sessions.ts';
import { faultPlaces, killPlaces } from './places.ts';

const HISTORIES = 12;
const SEED = 20_261_128;

/** `pnpm bench faults killed-sessions faulty-sessions` plays many more histories. */
test.each([
  ['the service or the payment page is killed', 'killed-sessions', killPlaces],
  ['calls of the service and the payment page fail', 'faulty-sessions', faultPlaces],
])('payment sessions keep their rules while %s', { timeout: 900_000 }, async (_, name, places) => {
  const options = { name: `${name}-test`, places, atLeast: HISTORIES };
  const { finished, violations } = await playHistories(options, SEED, () => {});
  expect(violations).toEqual([]);
  expect(finished.filter(({ played }) => played.isDisturbed).length).toBeGreaterThanOrEqual(HISTORIES);
});
