import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Verifies the sums and IDs in the examples, because a schema cannot check them. */

type Money = { amount: number; currency: string };
type Car = {
  searchID: string;
  code: string;
  integrationCode: string;
  pricing: Record<string, Money> & { breakdown: { amount: Money; dueAt: string }[] };
  rentalDurationInDays: number;
};
type Extra = { code: string; searchID: string; pricing: Record<string, Money> };

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../packages/server/src/generated/openapi.json'), 'utf8'),
) as { components: { examples: Record<string, { value: unknown }> } };

function shown<Value>(schema: string): [string, Value][] {
  const found = Object.entries(contract.components.examples).filter(([name]) => name.startsWith(`${schema}.`));
  return found.map(([name, { value }]) => [name, value as Value]);
}

const searches = shown<{ count: number; results: Car[] }>('CarSearchResponse');
const cars = searches.flatMap(([, { results }]) => results);
/** Quotes for available cars. Other quotes have no price. */
const quotes = shown<Pick<Car, 'code' | 'searchID'> & Partial<Pick<Car, 'pricing'>>>('CarQuote').flatMap(([, quote]) =>
  quote.pricing ? [{ ...quote, pricing: quote.pricing }] : [],
);
const extras = shown<Extra[]>('ExtraProductOffer').flatMap(([, offers]) => offers);

const amount = (pricing: Record<string, Money>, name: string) => pricing[name]!.amount;

test.each(searches)('the count of %s is the number of its cars', (_name, { count, results }) => {
  expect(results).toHaveLength(count);
});

test.each(cars.map((car) => [car.code, car] as const))(
  'the price of the car %s adds up in one currency',
  (_code, car) => {
    const of = (name: string) => amount(car.pricing, name);
    expect(of('total')).toBe(of('net') + of('fee') + of('commission'));
    expect(of('paymentTotal')).toBe(of('total') - of('vendorTotal'));
    const { breakdown, exchange: _rate, ...amounts } = car.pricing;
    const due = (at: string) => breakdown.reduce((sum, line) => sum + (line.dueAt === at ? line.amount.amount : 0), 0);
    expect([due('payment'), due('desk')]).toEqual([of('paymentTotal'), of('vendorTotal')]);
    const all = [...Object.values(amounts), ...breakdown.map((line) => line.amount)];
    expect(new Set(all.map(({ currency }) => currency)).size).toBe(1);
  },
);

test('the price of every extra product adds up', () => {
  expect(extras.length).toBeGreaterThan(0);
  for (const { pricing } of extras) {
    expect(amount(pricing, 'total')).toBe(amount(pricing, 'net') + amount(pricing, 'commission'));
  }
});

type Item = { quantity: number; status: string };
type CarOrder = {
  id: string;
  status: string;
  paymentCurrency: string;
  orderedCarProduct: Item & { car: { code: string; searchID: string; pricing: Record<string, Money> } };
  orderedExtraProducts: (Item & { extraProduct: { code: string; pricing: Record<string, Money> } })[];
};
const orders = shown<CarOrder>('CarOrder');

test.each(orders)(
  '%s orders a car from a search or quote example at the offered price',
  (_name, { orderedCarProduct: { car } }) => {
    const offered = [...cars, ...quotes].find(({ code, searchID }) => code === car.code && searchID === car.searchID);
    const { total, paymentTotal, breakdown, exchange } = offered!.pricing;
    expect(car.pricing).toEqual({ total, paymentTotal, breakdown, ...(exchange && { exchange }) });
  },
);

test.each(orders)('%s orders extra products at their offered price', (_name, { orderedExtraProducts }) => {
  for (const { extraProduct } of orderedExtraProducts) {
    const offered = extras.find(({ code }) => code === extraProduct.code);
    expect(extraProduct.pricing.total).toEqual(offered?.pricing.total);
  }
});

test.each(orders)('%s is open exactly while an item is pending', (_name, order) => {
  const items = [order.orderedCarProduct, ...order.orderedExtraProducts];
  expect(order.status).toBe(items.some(({ status }) => status === 'pending') ? 'open' : 'closed');
});

const installments = shown<{ installmentPrices: { number: number; price: Money; totalPrice: Money }[] }>(
  'InstallmentInfo',
);
const [, clioOrder] = orders.find(([name]) => name === 'CarOrder.pending')!;

test.each(installments)(
  '%s offers a single payment of the order total, and the installments of each plan add up',
  (_name, { installmentPrices }) => {
    const { orderedCarProduct, orderedExtraProducts } = clioOrder;
    const ordered = orderedExtraProducts.reduce(
      (sum, { quantity, extraProduct }) => sum + quantity * amount(extraProduct.pricing, 'total'),
      amount(orderedCarProduct.car.pricing, 'paymentTotal'),
    );
    expect(installmentPrices[0]).toMatchObject({ number: 1, totalPrice: { amount: ordered } });
    for (const { number, price, totalPrice } of installmentPrices)
      expect(totalPrice.amount).toBe(number * price.amount);
  },
);

test('payment requests name an order from the examples', () => {
  const asked = [
    ...shown<{ orderID: string }>('PaymentRequest'),
    ...shown<{ orderID: string }>('InstallmentInfoRequest'),
  ];
  const ids = new Set(orders.map(([, { id }]) => id));
  expect(asked.filter(([, { orderID }]) => !ids.has(orderID))).toEqual([]);
});

test('extra products belong to a search from the examples', () => {
  const searchIDs = new Set(cars.map(({ searchID }) => searchID));
  expect(extras.filter(({ searchID }) => !searchIDs.has(searchID))).toEqual([]);
});

test('credit checks name a car from the examples, and PIN calls use the code of the credit report', () => {
  const asked = ['CreditCheckRequest', 'CreditReportRequest', 'CreditPinRequest', 'CreditPinRenewalRequest'].flatMap(
    (schema) => shown<{ integrationCode: string; creditcheckCode?: string }>(schema),
  );
  expect(asked).toHaveLength(4);
  const integrationCodes = new Set(cars.map(({ integrationCode }) => integrationCode));
  expect(asked.filter(([, { integrationCode }]) => !integrationCodes.has(integrationCode))).toEqual([]);
  const codes = new Set(shown<{ creditcheckCode: number }>('CreditReport').map(([, report]) => report.creditcheckCode));
  const named = asked.flatMap(([, { creditcheckCode }]) => creditcheckCode ?? []);
  expect(named.map(Number).filter((code) => !codes.has(code))).toEqual([]);
});

test('the refresh example uses the refresh token of the login example', () => {
  const [[, login]] = shown<{ refreshToken: string }>('TokenSet').filter(([name]) => name === 'TokenSet.login') as [
    [string, { refreshToken: string }],
  ];
  expect(shown<{ token: string }>('RefreshRequest').map(([, { token }]) => token)).toEqual([login.refreshToken]);
});
