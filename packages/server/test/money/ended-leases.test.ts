import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Crash } from './external-systems.ts';
import { type Machine, startMachine } from './machine.ts';

const LEASE_SECONDS = 8;

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterEach(() => machine.check());
afterAll(() => machine.stop());

test('a payment call takes over an attempt as soon as its lease ends', async () => {
  const order = await machine.newOrder();
  machine.external.willGoAt('charging.charge', 'crashAfter');
  await expect(machine.pay(order, 'card')).rejects.toThrow(Crash);
  expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'inProgress', isJoined: true });
  machine.clock.advance(LEASE_SECONDS);
  expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed', isJoined: true });
  expect(await machine.attemptsOf(order)).toHaveLength(1);
});

test('a callback takes over an attempt as soon as its lease ends', async () => {
  const order = await machine.newOrder();
  await machine.pay(order, '3ds');
  const { id } = (await machine.attemptsOf(order))[0]!;
  machine.external.authenticateCustomer(id);
  machine.external.willGoAt('charging.complete', 'crashAfter');
  await expect(machine.callback(order, id)).rejects.toThrow(Crash);
  machine.clock.advance(LEASE_SECONDS);
  expect(await machine.callback(order, id)).toMatchObject({ kind: 'completed' });
});

test('five declines of the credit limit do not block card payments of the order', async () => {
  const order = await machine.newOrder();
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await machine.pay(order, 'limit', 900_000_000)).toMatchObject({ kind: 'declined' });
  }
  expect(await machine.pay(order, 'card')).toMatchObject({ kind: 'completed' });
});
