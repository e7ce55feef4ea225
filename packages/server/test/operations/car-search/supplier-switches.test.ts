import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { transactOn } from '../../../src/database/transact.ts';
import { expectError } from '../../support/expect-error.ts';
import { startService } from '../../support/service.ts';
import { startStaging } from '../../support/staging.ts';
import { orderCar } from '../car-orders/ordering.ts';
import { foundTransfers } from '../transfer-search/transfer.ts';
import { foundCars } from './trip.ts';

const { service, sandbox, clock, tokenOf, stop } = await startStaging();
afterAll(stop);

const { suppliers } = service;
const transact = transactOn(service.database.db);
const token = await tokenOf('horizon');
const switchTo = (isOn: boolean) => (kind: 'vendor' | 'transferSupplier', code: string) =>
  transact((tx) => suppliers.switchSupplier(tx, { kind, code, isOn, by: 'Ada' }));
const [switchOn, switchOff] = [switchTo(true), switchTo(false)];
afterEach(async () => {
  await switchOn('vendor', 'TESTDRIVE');
  await switchOn('transferSupplier', 'BOSPHORUS');
});
const askedOf = (party: string) => sandbox.journal.latest().filter((call) => call.party === party).length;
const carsOfTestDrive = async (at = service) =>
  (await foundCars(at, token)).filter(({ vendor }) => vendor.name === 'Test Drive');

test('all suppliers are on at first, and a supplier that is switched off shows who switched it and when', async () => {
  const before = await suppliers.listSuppliers();
  expect(before.every(({ isOn, switched }) => isOn && switched === undefined)).toBe(true);
  expect(await switchOff('vendor', 'TESTDRIVE')).toBe('switched');
  expect((await suppliers.listSuppliers()).filter(({ isOn }) => !isOn)).toEqual([
    { kind: 'vendor', code: 'TESTDRIVE', name: 'Test Drive', isOn: false, switched: { by: 'Ada', at: clock.now() } },
  ]);
});

test('a supplier cannot be switched under the wrong kind', async () => {
  expect(await switchOff('vendor', 'BOSPHORUS')).toBe('notFound');
  expect(await switchOff('transferSupplier', 'TESTDRIVE')).toBe('notFound');
});

describe('a vendor that is switched off', () => {
  test('a vendor that is switched off is not asked until it is switched on again', async () => {
    await switchOff('vendor', 'TESTDRIVE');
    const asked = askedOf('TESTDRIVE');
    expect(await carsOfTestDrive()).toEqual([]);
    expect(askedOf('TESTDRIVE')).toBe(asked);
    await switchOn('vendor', 'TESTDRIVE');
    expect((await carsOfTestDrive()).length).toBeGreaterThan(0);
  });

  test('404 carOrder.offerUnavailable: a car found before its vendor was switched off cannot be ordered', async () => {
    const [car] = (await carsOfTestDrive()).filter(({ isCreditcheckRequired }) => !isCreditcheckRequired);
    await switchOff('vendor', 'TESTDRIVE');
    expectError(await orderCar(service, token, car!), 'carOrder.offerUnavailable', { reason: 'soldOut' });
  });
});

test('a transfer supplier that is switched off is not asked', async () => {
  const names = async () => new Set((await foundTransfers(service, token)).map(({ supplier }) => supplier?.name));
  expect(await names()).toContain('Bosphorus Transfers');
  await switchOff('transferSupplier', 'BOSPHORUS');
  expect(await names()).not.toContain('Bosphorus Transfers');
});

test('a switch made by a different process takes effect within five seconds', async () => {
  const { database } = service;
  const settings = { VENDOR_BASE_URL: sandbox.url };
  const other = await startService({ clock, database, settings });
  expect((await carsOfTestDrive(other)).length).toBeGreaterThan(0);
  await switchOff('vendor', 'TESTDRIVE');
  clock.advance(5);
  expect(await carsOfTestDrive(other)).toEqual([]);
  await other.stop();
});
