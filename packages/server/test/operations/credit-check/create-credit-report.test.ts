import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Checking, PHONE, PIN, people, reportBody, startChecking } from './checking.ts';
import { testRefusals } from './refusals.ts';

let checking: Checking;
beforeAll(async () => {
  checking = await startChecking();
});
afterAll(() => checking.stop());

const person = people.positiveAfterPin;
const messages = () => checking.sandbox.messages();
const countReports = async () => {
  const { rows } = await checking.service.database.pool.query('select count(*) as count from credit_report');
  return rows[0].count as number;
};

describe('200: creating a credit report', () => {
  test('the report has a code of nine digits, and its PIN is sent to the phone', async () => {
    const before = messages().length;
    const answer = await checking.report(person, await checking.aCode());
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['creditcheckCode']]);
    expect(String(answer.body.creditcheckCode)).toMatch(/^[1-9]\d{8}$/);
    expect(messages()).toHaveLength(before + 1);
    expect(messages()[0]).toMatchObject({ phone: PHONE, text: expect.stringContaining(PIN) });
  });

  test('the PIN is sent to the second phone if the caller chooses it', async () => {
    const second = { phoneKey: 2, phone: '+905339876543' };
    expect((await checking.report(person, await checking.aCode(), second)).status).toBe(200);
    expect(messages()[0]).toMatchObject({ phone: second.phone });
  });

  test('each report has a different code', async () => {
    const integrationCode = await checking.aCode();
    const [first, second] = [await checking.aReport(integrationCode), await checking.aReport(integrationCode)];
    expect(first).not.toBe(second);
  });

  test.each([
    { driverLicenseDate: '2027-03-01' },
    { driverLicenseDate: '2007-04-12' },
    { birthDate: '1900-01-01', driverLicenseDate: '1917-01-01' },
  ])('a report with %o is accepted', async (change) => {
    expect((await checking.report(person, await checking.aCode(), change)).status).toBe(200);
  });
});

describe('400 creditCheck.invalidRequest: impossible dates of birth and of the licence are refused', () => {
  test.each([
    ['birthDate', { birthDate: '2027-03-01' }],
    ['birthDate', { birthDate: '1899-12-31' }],
    ['driverLicenseDate', { driverLicenseDate: '2027-03-02' }],
    ['driverLicenseDate', { driverLicenseDate: '2007-04-11' }],
  ])('400 creditCheck.invalidRequest: the field %s is refused in %o', async (field, change) => {
    const before = messages().length;
    expectError(await checking.report(person, await checking.aCode(), change), 'creditCheck.invalidRequest', { field });
    expect(messages()).toHaveLength(before);
  });
});

test('400 creditCheck.phoneDoesNotMatch: a phone number that does not belong to its key is refused, and no SMS is sent', async () => {
  const integrationCode = await checking.aCode();
  const before = messages().length;
  for (const change of [{ phone: '+905321234568' }, { phoneKey: 2 }]) {
    const answer = await checking.report(person, integrationCode, change);
    expectError(answer, 'creditCheck.phoneDoesNotMatch', { field: 'phone' });
  }
  expect(messages()).toHaveLength(before);
});

test('400 creditCheck.unknownReference: a key that is not in the phone list is refused, and no report is stored', async () => {
  const [integrationCode, before] = [await checking.aCode(), await countReports()];
  const answer = await checking.report(person, integrationCode, { phoneKey: 3 });
  expectError(answer, 'creditCheck.unknownReference', { field: 'phoneKey' });
  expect(await countReports()).toBe(before);
});

describe('400 creditCheck.reportLimitReached', () => {
  const limit = { field: 'identityNumber' };

  test('the sixth report with one code is refused, but a different code, person or day is accepted', async () => {
    const integrationCode = await checking.aCode();
    for (let number = 0; number < 4; number += 1) await checking.aReport(integrationCode);
    // A request with the wrong phone number also counts towards the limit.
    await checking.report(person, integrationCode, { phone: '+905321234568' });
    const before = messages().length;
    expectError(await checking.report(person, integrationCode), 'creditCheck.reportLimitReached', limit);
    expect(messages()).toHaveLength(before);
    expect((await checking.report(people.negativeAfterPin, integrationCode)).status).toBe(200);
    expect((await checking.report(person, await checking.aCode())).status).toBe(200);
    checking.clock.advance(24 * 60 * 60);
    expect((await checking.report(person, integrationCode)).status).toBe(200);
  });

  test('twenty simultaneous reports with one code create five reports and send five messages', async () => {
    const integrationCode = await checking.aCode();
    const before = messages().length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => checking.report(person, integrationCode)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectError(answer, 'creditCheck.reportLimitReached', limit);
    }
    expect(messages()).toHaveLength(before + 5);
  });

  test('the fifty-first report of an agency about one person within 24 hours is refused, whatever the code', async () => {
    checking.clock.advance(24 * 60 * 60);
    const someone = '12345678901';
    for (let search = 0; search < 10; search += 1) {
      const integrationCode = await checking.aCode();
      for (let number = 0; number < 5; number += 1) await checking.aReport(integrationCode, someone);
    }
    expectError(await checking.report(someone, await checking.aCode()), 'creditCheck.reportLimitReached', limit);
    const code = await checking.aCode('lodos');
    expect((await checking.report(someone, code, {}, 'lodos')).status).toBe(200);
  });
});

describe('500 creditCheck.bureauDidNotAnswer', () => {
  test('a report fails for a person about whom the bureau is silent, and no report is stored', async () => {
    const [integrationCode, before] = [await checking.aCode(), await countReports()];
    expectError(await checking.report(people.silent, integrationCode), 'creditCheck.bureauDidNotAnswer');
    expect(await countReports()).toBe(before);
  });

  test.each(['slow', 'failing', 'down', 'offContract'] as const)(
    'any number of reports may fail while the bureau is %s, and the same call succeeds afterwards',
    async (fault) => {
      const integrationCode = await checking.aCode();
      const before = await countReports();
      for (let number = 0; number < (fault === 'slow' ? 1 : 6); number += 1) {
        checking.sandbox.faults.setNext('CREDITBUREAU', fault);
        expectError(await checking.report(person, integrationCode), 'creditCheck.bureauDidNotAnswer');
      }
      expect(await countReports()).toBe(before);
      const code = await checking.aReport(integrationCode);
      expect((await checking.confirm(code, integrationCode)).status).toBe(204);
    },
  );
});

test('an SMS is sent and counted even if the caller disconnects', async () => {
  const patient = await startChecking({ BUREAU_DEADLINE_MS: '10000' }, 300);
  try {
    const [integrationCode, token] = [await patient.aCode(), await patient.tokenOf('horizon')];
    patient.sandbox.faults.setNext('CREDITBUREAU', 'slow');
    const caller = request(`${patient.service.url}/api/v1/creditcheck/report`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      agent: false,
    });
    caller.on('error', () => {});
    caller.end(JSON.stringify(reportBody(person, integrationCode)));
    await expect.poll(() => patient.sandbox.messages()).toHaveLength(1);
    caller.destroy();
    const sent = () => patient.service.database.pool.query('select pin_sent_at from credit_report');
    await expect.poll(async () => (await sent()).rows).toEqual([{ pin_sent_at: patient.clock.now() }]);
  } finally {
    await patient.stop();
  }
});

testRefusals(() => checking, {
  path: 'report',
  bodyWith: (integrationCode) => reportBody(person, integrationCode),
  wrong: [
    ['identityNumber', undefined],
    ['identityNumber', '1'],
    ['birthDate', undefined],
    ['birthDate', '1990-02-30'],
    ['driverLicenseDate', undefined],
    ['driverLicenseDate', '20.05.2010'],
    ['phone', undefined],
    ['phone', '05321234567'],
    ['phone', '+90532*****67'],
    ['phoneKey', undefined],
    ['phoneKey', '1'],
    ['phoneKey', 0],
    ['phoneKey', 1.5],
  ],
});
