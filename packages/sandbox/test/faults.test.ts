import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { BEHAVIOURS, createFaults } from '../src/traffic/faults.ts';
import { startVendors, threeDays, VENDOR_KEY } from './vendors.ts';

const vendors = await startVendors();
const { faults } = vendors.sandbox;
afterEach(() => faults.set('ANADOLU', 'normal'));

/** Far more than an answer takes, and far less than a slow vendor does. */
const PATIENCE_MILLISECONDS = 200;
const ask = (signal?: AbortSignal) =>
  fetch(`${vendors.sandbox.url}/vendors/ANADOLU/offers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${VENDOR_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(threeDays),
    ...(signal && { signal }),
  });

describe('a vendor', () => {
  test('that is down hangs up', async () => {
    faults.set('ANADOLU', 'down');
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  test('that is slow answers late', async () => {
    faults.set('ANADOLU', 'slow');
    await expect(ask(AbortSignal.timeout(PATIENCE_MILLISECONDS))).rejects.toThrow('timeout');
  });

  test('that is slow answers well in the end', async () => {
    const hurried = await startVendors({ slowMilliseconds: 1 }, onTestFinished);
    hurried.sandbox.faults.set('ANADOLU', 'slow');
    expect(await hurried.offers('ANADOLU')).toEqual(await vendors.offers('ANADOLU'));
  });

  test('that is failing answers 500 server.error', async () => {
    faults.set('ANADOLU', 'failing');
    expect(await vendors.search('ANADOLU')).toEqual({
      status: 500,
      body: { key: 'server.error', code: 500, description: 'The vendor could not answer.' },
    });
  });

  test('that is off the contract answers 200 with what the contract does not know', async () => {
    faults.set('ANADOLU', 'offContract');
    const { status, body } = await vendors.search('ANADOLU');
    expect(status).toBe(200);
    expect(body.offers[0]).not.toHaveProperty('offerCode');
  });

  test('answers as ever once its fault is over', async () => {
    const before = await vendors.offers('ANADOLU');
    for (const behaviour of BEHAVIOURS) faults.set('ANADOLU', behaviour);
    faults.set('ANADOLU', 'normal');
    expect(await vendors.offers('ANADOLU')).toEqual(before);
  });
});

test('one call goes wrong, and the next is answered as ever', async () => {
  faults.setNext('ANADOLU', 'failing');
  expect(faults.nextOf('ANADOLU')).toBe('failing');
  expect((await vendors.search('ANADOLU')).status).toBe(500);
  expect((await vendors.search('ANADOLU')).status).toBe(200);
  expect(faults.nextOf('ANADOLU')).toBeUndefined();
});

test('the other vendors know nothing of a fault', async () => {
  faults.set('ANADOLU', 'down');
  expect((await vendors.offers('BOSFOR')).length).toBeGreaterThan(0);
});

test('on a fresh start every party is normal, and only known parties can be set', () => {
  const fresh = createFaults(['TESTDRIVE', 'ANADOLU']);
  expect(fresh.of('ANADOLU')).toBe('normal');
  for (const say of [fresh.set, fresh.setNext]) {
    expect(() => say('NOBODY', 'down')).toThrow('There is no NOBODY; there are TESTDRIVE, ANADOLU');
  }
});
