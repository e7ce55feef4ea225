import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CarResult } from '../../src/generated/types.ts';
import { foreigner, orderCar } from '../operations/car-orders/ordering.ts';
import { foundCars } from '../operations/car-search/trip.ts';
import { type Checking, PHONE, PIN, people, startChecking } from '../operations/credit-check/checking.ts';
import type { AgencyName } from '../support/agencies.ts';
import { expectError } from '../support/expect-error.ts';
import { startService } from '../support/service.ts';

const DAY_SECONDS = 24 * 60 * 60;
const MISSING = { field: 'passenger.identityNumber' };

let checking: Checking;
beforeAll(async () => {
  checking = await startChecking();
});
afterAll(() => checking.stop());
/** Advances the clock so that approvals from one test have expired when the next test starts. */
beforeEach(() => checking.clock.advance(DAY_SECONDS + 1));

const order = async (car: CarResult, identityNumber: string, as: AgencyName = 'horizon') =>
  orderCar(checking.service, await checking.tokenOf(as), car, { passenger: { identityNumber } });
const statusOf = async (person: string, { integrationCode }: CarResult) =>
  (await checking.check(person, integrationCode)).body.status;

test('an order that was refused for a missing credit check is accepted after the PIN leads to Positive', async () => {
  const person = people.positiveAfterPin;
  const car = await checking.aCar();
  const { integrationCode } = car;
  expectError(await order(car, person), 'carOrder.ruleViolated', MISSING);
  expect(await statusOf(person, car)).toBe('Unknown');
  expectError(await order(car, person), 'carOrder.ruleViolated', MISSING);

  const { body } = await checking.phones(person, integrationCode);
  const { key } = body.phoneList[0]!;
  const report = await checking.report(person, integrationCode, { phoneKey: key });
  const sms = checking.sandbox.messages()[0]!;
  expect(sms.phone).toBe(PHONE);
  const [pin] = /\d{6}/.exec(sms.text)!;
  expect((await checking.confirm(report.body.creditcheckCode, integrationCode, pin)).status).toBe(204);
  expectError(await order(car, person), 'carOrder.ruleViolated', MISSING);

  expect(await statusOf(person, car)).toBe('Unknown');
  checking.clock.advance(2);
  expectError(await order(car, person), 'carOrder.ruleViolated', MISSING);
  expect(await statusOf(person, car)).toBe('Positive');
  const ordered = await order(car, person);
  expect(ordered.status).toBe(201);
  expect(ordered.body.orderedCarProduct.status).toBe('pending');
});

test('an order is accepted after three wrong PINs, an expired PIN and a confirmed renewed PIN', async () => {
  const person = people.youngDriverAfterPin;
  const car = await checking.aCar();
  const { integrationCode } = car;
  const code = await checking.aReport(integrationCode, person);
  for (const pin of ['000000', '000001', '000002']) {
    expectError(await checking.confirm(code, integrationCode, pin), 'creditCheck.wrongPin');
  }
  expectError(await checking.confirm(code, integrationCode), 'creditCheck.pinTriesUsedUp');
  expect((await checking.renew(code, integrationCode)).status).toBe(204);
  checking.clock.advance(180);
  expectError(await checking.confirm(code, integrationCode), 'creditCheck.pinExpired');
  expect((await checking.renew(code, integrationCode)).status).toBe(204);
  expect((await checking.confirm(code, integrationCode)).status).toBe(204);
  checking.clock.advance(2);
  expect(await statusOf(person, car)).toBe('Positive With Young Driver');
  expect((await order(car, person)).status).toBe(201);
});

describe('credit check approvals', () => {
  test('an approval is valid for 24 hours after the last successful check', async () => {
    await statusOf(people.positive, await checking.aCar());
    checking.clock.advance(DAY_SECONDS - 1);
    expect((await order(await checking.aCar(), people.positive)).status).toBe(201);
    await statusOf(people.positive, await checking.aCar());
    checking.clock.advance(DAY_SECONDS);
    const car = await checking.aCar();
    expect((await order(car, people.positive)).status).toBe(201);
    checking.clock.advance(1);
    expectError(await order(car, people.positive), 'carOrder.ruleViolated', MISSING);
  });

  test('an approval applies to one person', async () => {
    const car = await checking.aCar();
    await statusOf(people.positive, car);
    expectError(await order(car, people.youngDriver), 'carOrder.ruleViolated', MISSING);
    expect((await order(car, people.positive)).status).toBe(201);
  });

  test('an approval applies to the cars of one vendor', async () => {
    const cars = await foundCars(checking.service, await checking.tokenOf('horizon'));
    const [first, ...others] = cars.filter(({ isCreditcheckRequired }) => isCreditcheckRequired);
    await statusOf(people.positive, first!);
    const other = others.find(({ vendor }) => vendor.id !== first!.vendor.id)!;
    expect((await order(first!, people.positive)).status).toBe(201);
    expectError(await order(other, people.positive), 'carOrder.ruleViolated', MISSING);
  });

  test('an approval applies to one agency', async () => {
    await statusOf(people.positive, await checking.aCar());
    const car = await checking.aCar('lodos');
    expectError(await order(car, people.positive, 'lodos'), 'carOrder.ruleViolated', MISSING);
    await checking.check(people.positive, car.integrationCode, 'lodos');
    expect((await order(car, people.positive, 'lodos')).status).toBe(201);
  });

  test('an approval remains valid when a later search returns Unknown', async () => {
    const first = await checking.aCar();
    await checking.confirm(await checking.aReport(first.integrationCode), first.integrationCode);
    checking.clock.advance(2);
    expect(await statusOf(people.positiveAfterPin, first)).toBe('Positive');
    const second = await checking.aCar();
    expect(await statusOf(people.positiveAfterPin, second)).toBe('Unknown');
    expect((await order(second, people.positiveAfterPin)).status).toBe(201);
  });

  test('a Negative status gives no approval, before or after a PIN', async () => {
    const car = await checking.aCar();
    expect(await statusOf(people.negative, car)).toBe('Negative');
    expectError(await order(car, people.negative), 'carOrder.ruleViolated', MISSING);
    const code = await checking.aReport(car.integrationCode, people.negativeAfterPin);
    await checking.confirm(code, car.integrationCode);
    checking.clock.advance(2);
    expect(await statusOf(people.negativeAfterPin, car)).toBe('Negative');
    expectError(await order(car, people.negativeAfterPin), 'carOrder.ruleViolated', MISSING);
  });

  test('a Negative status revokes an approval', async () => {
    const car = await checking.aCar();
    await checking.aReport(car.integrationCode, people.negative);
    // The bureau has already approved the traveller once.
    await checking.service.database.pool.query(
      `insert into credit_approval
       select agency_id, person, $1, $2 from credit_report order by requested_at desc limit 1`,
      [car.vendor.id, checking.clock.now()],
    );
    expect((await order(car, people.negative)).status).toBe(201);
    expect(await statusOf(people.negative, car)).toBe('Negative');
    expectError(await order(car, people.negative), 'carOrder.ruleViolated', MISSING);
  });

  test('a passport does not replace the credit check, and a foreigner with an identity number can pass it', async () => {
    const [token, car] = [await checking.tokenOf('horizon'), await checking.aCar()];
    const by = (passenger: Record<string, unknown>) => orderCar(checking.service, token, car, { passenger });
    expectError(await by(foreigner), 'carOrder.ruleViolated', { field: 'passenger.identityNumber' });
    const numbered = { ...foreigner, identityNumber: '99000000046' };
    expectError(await by(numbered), 'carOrder.ruleViolated', MISSING);
    expect(await statusOf(numbered.identityNumber, car)).toBe('Positive');
    expect((await by(numbered)).status).toBe(201);
  });
});

test('calls that failed while the bureau was unreachable succeed once it is reachable', async () => {
  const person = people.positiveAfterPin;
  const apart = await startService({
    settings: { BUREAU_BASE_URL: 'http://127.0.0.1:9', VENDOR_BASE_URL: checking.sandbox.url },
    database: checking.service.database,
    clock: checking.clock,
  });
  try {
    const car = await checking.aCar();
    const { integrationCode } = car;
    const token = await checking.tokenOf('horizon');
    const traveller = { identityNumber: person, integrationCode };
    const failing = async (path: string, body: object) =>
      expectError(await apart.api('POST', `/creditcheck/${path}`, { token, body }), 'creditCheck.bureauDidNotAnswer');
    const reportOf = {
      ...traveller,
      birthDate: '1990-04-12',
      driverLicenseDate: '2010-05-20',
      phone: PHONE,
      phoneKey: 1,
    };
    await failing('check', traveller);
    await failing('phone-list', traveller);
    await failing('report', reportOf);
    const creditcheckCode = await checking.aReport(integrationCode);
    await failing('pin-renew', { creditcheckCode, integrationCode });
    await failing('pin-confirm', { creditcheckCode, pinCode: PIN, integrationCode });
    expectError(await order(car, person), 'carOrder.ruleViolated', MISSING);
    expect((await checking.confirm(creditcheckCode, integrationCode)).status).toBe(204);
    checking.clock.advance(2);
    expect(await statusOf(person, car)).toBe('Positive');
    expect((await order(car, person)).status).toBe(201);
  } finally {
    await apart.stop();
  }
});

test('the database and the log contain no identity numbers, phones or PINs of credit checks', async () => {
  const car = await checking.aCar();
  for (const person of Object.values(people).filter((each) => each !== people.silent)) {
    await checking.check(person, car.integrationCode);
    await checking.phones(person, car.integrationCode);
    const code = await checking.aReport(car.integrationCode, person);
    await checking.confirm(code, car.integrationCode, '000000');
    await checking.renew(code, car.integrationCode);
    await checking.confirm(code, car.integrationCode);
  }
  await checking.check(people.silent, car.integrationCode);
  const { pool } = checking.service.database;
  const kept = await Promise.all(
    ['credit_report', 'credit_approval', 'credit_check_configuration'].map(async (table) => {
      const { rows } = await pool.query(`select kept::text as row from ${table} kept`);
      expect(rows.length).toBeGreaterThan(0);
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  const written = [...kept, ...checking.service.log].join('\n');
  for (const secret of [...Object.values(people), PHONE.slice(1), '905339876543']) {
    expect(written).not.toContain(secret);
    expect(written).not.toContain(Buffer.from(secret).toString('hex'));
  }
  // Matches the digits only on their own, because longer random numbers may contain them.
  expect(written).not.toMatch(new RegExp(`(?<![0-9a-f])${PIN}(?![0-9a-f])`));
});
