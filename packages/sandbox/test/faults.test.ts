import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { BEHAVIOURS, createFaults } from '../src/traffic/faults.ts';
import { startVendors, threeDays, VENDOR_KEY } from './vendors.ts';

const vendors = await startVendors();
const { faults } = vendors.sandbox;
afterEach(() => faults.set('ANADOLU', 'normal'));

/** A timeout that is much longer than a normal response time and much shorter than a slow one. */
const PATIENCE_MILLISECONDS = 200;
const ask = (signal?: AbortSignal) =>
  fetch(`${vendors.sandbox.url}/vendors/ANADOLU/offers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${VENDOR_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(threeDays),
    signal,
  });

describe('faults of a vendor', () => {
  test('a vendor that is down closes the connection', async () => {
    faults.set('ANADOLU', 'down');
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  test('a slow vendor responds late', async () => {
    faults.set('ANADOLU', 'slow');
    await expect(ask(AbortSignal.timeout(PATIENCE_MILLISECONDS))).rejects.toThrow('timeout');
  });

  test('a slow vendor eventually returns its normal response', async () => {
    const hurried = await startVendors({ slowMilliseconds: 1 }, onTestFinished);
    hurried.sandbox.faults.set('ANADOLU', 'slow');
    expect(await hurried.offers('ANADOLU')).toEqual(await vendors.offers('ANADOLU'));
  });

  test('a failing vendor returns 500 server.error', async () => {
    faults.set('ANADOLU', 'failing');
    expect(await vendors.search('ANADOLU')).toEqual({
      status: 500,
      body: { key: 'server.error', code: 500, description: 'The vendor could not process the request.' },
    });
  });

  test('an off-contract vendor returns 200 with a body that violates the contract', async () => {
    faults.set('ANADOLU', 'offContract');
    const { status, body } = await vendors.search('ANADOLU');
    expect(status).toBe(200);
    expect(body.offers[0]).not.toHaveProperty('offerCode');
  });

  test('a vendor responds normally after its fault ends', async () => {
    const before = await vendors.offers('ANADOLU');
    for (const behaviour of BEHAVIOURS) faults.set('ANADOLU', behaviour);
    faults.set('ANADOLU', 'normal');
    expect(await vendors.offers('ANADOLU')).toEqual(before);
  });
});

test('a fault for the next call affects only that call', async () => {
  faults.setNext('ANADOLU', 'failing');
  expect(faults.nextOf('ANADOLU')).toBe('failing');
  expect((await vendors.search('ANADOLU')).status).toBe(500);
  expect((await vendors.search('ANADOLU')).status).toBe(200);
  expect(faults.nextOf('ANADOLU')).toBeUndefined();
});

test('a fault of one vendor does not affect other vendors', async () => {
  faults.set('ANADOLU', 'down');
  expect((await vendors.offers('BOSFOR')).length).toBeGreaterThan(0);
});

test('every party starts in normal state, and unknown parties are refused', () => {
  const fresh = createFaults(['TESTDRIVE', 'ANADOLU']);
  expect(fresh.of('ANADOLU')).toBe('normal');
  for (const say of [fresh.set, fresh.setNext]) {
    expect(() => say('NOBODY', 'down')).toThrow('There is no party NOBODY. The parties are TESTDRIVE, ANADOLU');
  }
});
