import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The sums and ids of the examples, which no schema can check. */

type Money = { amount: number; currency: string };
type Car = { searchID: string; code: string; pricing: Record<string, Money>; rentalDurationInDays: number };
type Extra = { searchID: string; pricing: Record<string, Money> };

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../packages/server/src/generated/openapi.json'), 'utf8'),
) as { components: { examples: Record<string, { value: unknown }> } };

function shown<Value>(schema: string): [string, Value][] {
  const found = Object.entries(contract.components.examples).filter(([name]) => name.startsWith(`${schema}.`));
  return found.map(([name, { value }]) => [name, value as Value]);
}

const searches = shown<{ count: number; results: Car[] }>('CarSearchResponse');
const cars = searches.flatMap(([, { results }]) => results);
const extras = shown<Extra[]>('ExtraProductOffer').flatMap(([, offers]) => offers);

const amount = (pricing: Record<string, Money>, name: string) => pricing[name]!.amount;

test.each(searches)('%s counts its cars', (_name, { count, results }) => {
  expect(results).toHaveLength(count);
});

test.each(cars.map((car) => [car.code, car] as const))('the price of car %s adds up, in one currency', (_code, car) => {
  const of = (name: string) => amount(car.pricing, name);
  expect(of('total')).toBe(of('net') + of('fee') + of('commission'));
  expect(of('paymentTotal')).toBe(of('total') - of('vendorTotal'));
  expect(new Set(Object.values(car.pricing).map(({ currency }) => currency)).size).toBe(1);
});

test('the price of every extra product adds up', () => {
  expect(extras.length).toBeGreaterThan(0);
  for (const { pricing } of extras) {
    expect(amount(pricing, 'total')).toBe(amount(pricing, 'net') + amount(pricing, 'commission'));
  }
});

test('extra products belong to a search that is shown', () => {
  const searchIDs = new Set(cars.map(({ searchID }) => searchID));
  expect(extras.filter(({ searchID }) => !searchIDs.has(searchID))).toEqual([]);
});

test('a refresh uses the token of the login', () => {
  const [[, login]] = shown<{ refreshToken: string }>('TokenSet').filter(([name]) => name === 'TokenSet.login') as [
    [string, { refreshToken: string }],
  ];
  expect(shown<{ token: string }>('RefreshRequest').map(([, { token }]) => token)).toEqual([login.refreshToken]);
});
