import { afterAll, expect, test } from 'vitest';
import type { PlaceDetail, TransferProduct } from '../../src/generated/types.ts';
import { andBack, found, foundTransfers, TAKSIM } from '../operations/transfer-search/transfer.ts';
import { startStaging } from '../support/staging.ts';

const { service, tokenOf, stop } = await startStaging();
const token = await tokenOf('horizon');
afterAll(stop);

async function pointOf(placeId: string) {
  const { status, body } = await service.api<PlaceDetail>('GET', `/locations/${placeId}`, { token });
  if (status !== 200) throw new Error(`${placeId} is not a place`);
  return body.point;
}

test('a round trip from Istanbul Airport to Taksim for four is found with a commission of 10 %', async () => {
  const pickup = await pointOf('airport-IST');
  const commission = { type: 'percentage', percentage: 10 };
  const { searchId, products } = await found(service, token, { body: { ...andBack, pickup, commission } });
  expect(products.some(({ vehicle }) => vehicle.name === 'Mercedes Vito')).toBe(true);
  for (const product of products) {
    const read = await service.api<TransferProduct>('GET', `/transfer/search/${searchId}/${product.code}`, { token });
    expect(read.body).toEqual(product);
  }
});

test.each([
  ['SAW', TAKSIM],
  ['AYT', { lat: 36.8969, lon: 30.7133 }],
  ['ADB', { lat: 38.4237, lon: 27.1428 }],
  ['ESB', { lat: 39.9208, lon: 32.8541 }],
  ['TZX', { lat: 41.0053, lon: 39.7267 }],
])('a search from the location of %s finds vehicles to the city', async (airport, dropoff) => {
  const pickup = await pointOf(`airport-${airport}`);
  const products = await foundTransfers(service, token, { body: { pickup, dropoff, passengerCount: 2 } });
  expect(products.length).toBeGreaterThan(0);
});
