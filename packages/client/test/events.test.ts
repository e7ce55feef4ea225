import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCar, orderCar } from '../../server/test/operations/car-orders/ordering.ts';
import { agencies } from '../../server/test/support/agencies.ts';
import { startWithVendors } from '../../server/test/support/vendor-service.ts';
import { all, readEvents } from '../src/events.ts';
import { fileCursor } from '../src/file-cursor.ts';
import { createAgencyClient } from '../src/index.ts';

let folder: string;
const { service, vendors, token, stop } = await startWithVendors();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cursor-'));
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

const agency = createAgencyClient({ baseUrl: `${service.url}/api/v1`, ...agencies.horizon });

/** Reads a given number of events and stops while the last one is being processed. */
async function read(count: number, options: Parameters<typeof readEvents>[1]): Promise<number[]> {
  const positions: number[] = [];
  for await (const { position } of readEvents(agency, options)) {
    positions.push(position);
    if (positions.length === count) break;
  }
  return positions;
}

test('a reader resumes from its cursor and receives an unfinished event again', async () => {
  const cursor = fileCursor(join(folder, 'position'));
  expect(await read(3, { cursor })).toEqual([1, 2, 3]);
  expect(await cursor.get()).toBe(2);
  expect(await read(3, { cursor })).toEqual([3, 4, 5]);
});

test('a reader that starts at the latest event waits for the next one', async () => {
  const reading = read(1, { after: 'latest' });
  await orderCar(service, token, await aCar({ service, vendors, token }));
  expect(await reading).toEqual([6]);
});

test('a reader can be stopped while it waits', async () => {
  const ending = new AbortController();
  const events = readEvents(agency, { after: 'latest', signal: ending.signal });
  const next = events.next();
  ending.abort();
  expect(await next).toEqual({ done: true, value: undefined });
});

test('an error from the service ends the reader with that error', async () => {
  await expect(read(1, { after: 1_000 })).rejects.toMatchObject({
    name: 'ListingError',
    error: { key: 'request.invalid' },
  });
});

test('fileCursor refuses a file that contains something else, and does not start over', async () => {
  const path = join(folder, 'other');
  await writeFile(path, 'notes');
  await expect(fileCursor(path).get()).rejects.toThrow('does not contain a feed position');
});

test('all() returns the orders of every page', async () => {
  for (let count = 0; count < 3; count += 1) await orderCar(service, token, await aCar({ service, vendors, token }));
  const ids: string[] = [];
  for await (const { id } of all(agency.listOrders, { query: { status: 'pending', limit: 2 } })) ids.push(id);
  expect(new Set(ids).size).toBe(4);
});
