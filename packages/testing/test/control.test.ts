import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWorld } from '../src/serve-world.ts';
import type { World } from '../src/world.ts';
import { dataOf, orderCar, payByCard, searchCars } from './support.ts';

let world: World;
const logged: string[] = [];
beforeAll(async () => {
  world = await serveWorld({ log: (line) => logged.push(line) });
});
afterAll(async () => {
  await world.close();
  expect(logged.filter((line) => line.includes('contract'))).toEqual([]);
});

async function control(method: string, path: string, body?: object) {
  const response = await fetch(`${world.url}/world/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

test('the clock is read, set and advanced', async () => {
  expect((await control('GET', '/clock')).body).toEqual({ now: '2027-03-01T09:00:00.000Z' });
  await control('POST', '/clock/advance', { hours: 1, minutes: 30 });
  expect(world.clock.now().toISOString()).toBe('2027-03-01T10:30:00.000Z');
  expect((await control('PUT', '/clock', { now: '2027-03-01T09:00:00Z' })).body.now).toBe('2027-03-01T09:00:00.000Z');
});

test('400 request.invalid: a negative period is refused', async () => {
  expect(await control('POST', '/clock/advance', { days: -1 })).toMatchObject({
    status: 400,
    body: { key: 'request.invalid' },
  });
});

test('a fault applies until it is removed', async () => {
  const countOf = async () => (await searchCars(world)).results.filter(({ vendor }) => vendor.id === 1).length;
  expect((await control('PUT', '/parties/TESTDRIVE/fault', { fault: 'down' })).status).toBe(204);
  expect(await countOf()).toBe(0);
  await control('PUT', '/parties/TESTDRIVE/fault', { fault: 'none' });
  expect(await countOf()).toBeGreaterThan(0);
});

test('404 party.notFound, challenge.notFound and reservation.notFound', async () => {
  const keys = [
    await control('PUT', '/parties/UNKNOWN/fault', { fault: 'down' }),
    await control('POST', '/bank/challenge', { answer: 'approve' }),
    await control('POST', '/reservations/TD-UNKNOWN/cancellation', {}),
  ].map(({ status, body }) => [status, body.key]);
  expect(keys).toEqual([
    [404, 'party.notFound'],
    [404, 'challenge.notFound'],
    [404, 'reservation.notFound'],
  ]);
});

test('the bank’s page is approved, and the records show the charge and the reservation', async () => {
  const order = await orderCar(world);
  dataOf(await payByCard(world, order.id, { isWith3DSecure: true }));
  expect((await control('POST', '/bank/challenge', { answer: 'approve' })).status).toBe(200);
  const { body } = await control('GET', '/records');
  expect(body.transactions[0]).toMatchObject({ status: 'charged', card: '552879******0008' });
  expect(body.reservations[0]).toMatchObject({ party: 'TESTDRIVE', status: 'reserved' });
  expect(body.calls.length).toBeGreaterThan(5);
});

test('the publication of exchange rates is set', async () => {
  expect((await control('PUT', '/exchange-rates', { publishing: 'jumped' })).status).toBe(204);
  await control('PUT', '/exchange-rates', { publishing: 'usual' });
});
