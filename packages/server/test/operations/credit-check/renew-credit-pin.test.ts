import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Checking, PHONE, PIN, people, startChecking } from './checking.ts';
import { testRefusals } from './refusals.ts';

const WRONG = '654321';

let checking: Checking;
beforeAll(async () => {
  checking = await startChecking();
});
afterAll(() => checking.stop());

const messages = () => checking.sandbox.messages();

/** A report whose PIN is out, by its codes. */
async function aReport() {
  const integrationCode = await checking.aCode();
  const code = await checking.aReport(integrationCode);
  return {
    integrationCode,
    code,
    confirm: (pin?: string) => checking.confirm(code, integrationCode, pin),
    renew: () => checking.renew(code, integrationCode),
  };
}

describe('204: another PIN', () => {
  test('goes to the phone of the report, and there is no body', async () => {
    const { renew } = await aReport();
    const before = messages().length;
    const answer = await renew();
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(messages()).toHaveLength(before + 1);
    expect(messages()[0]).toMatchObject({ phone: PHONE, text: expect.stringContaining(PIN) });
  });

  test('with the code as a number or as text', async () => {
    const { code, integrationCode } = await aReport();
    for (const as of [Number, String]) expect((await checking.renew(as(code), integrationCode)).status).toBe(204);
  });

  test('has 180 seconds and three tries of its own', async () => {
    const { confirm, renew } = await aReport();
    await confirm(WRONG);
    checking.clock.advance(100);
    await renew();
    checking.clock.advance(179);
    expectError(await confirm(WRONG), 'creditCheck.wrongPin', { message: expect.stringMatching(/2 tries are left/) });
    checking.clock.advance(1);
    expectError(await confirm(), 'creditCheck.pinExpired');
  });
});

describe('another PIN after one that was right, while the bureau has not heard of it', () => {
  /** The PIN was right, but the bureau did not answer; then another one was sent. */
  async function renewedAfterRight() {
    const report = await aReport();
    checking.sandbox.faults.setNext('CREDITBUREAU', 'failing');
    expectError(await report.confirm(), 'creditCheck.bureauDidNotAnswer');
    expect((await report.renew()).status).toBe(204);
    return report;
  }

  test('204: is confirmed like the first', async () => {
    const { confirm, integrationCode } = await renewedAfterRight();
    expect((await confirm()).status).toBe(204);
    checking.clock.advance(2);
    expect((await checking.check(people.positiveAfterPin, integrationCode)).body.status).toBe('Positive');
  });

  test('400 creditCheck.pinExpired: has its own 180 seconds', async () => {
    const { confirm } = await renewedAfterRight();
    checking.clock.advance(180);
    expectError(await confirm(), 'creditCheck.pinExpired');
  });

  test('400 creditCheck.pinTriesUsedUp: has its own three tries', async () => {
    const { confirm } = await renewedAfterRight();
    for (let number = 0; number < 3; number += 1) expectError(await confirm(WRONG), 'creditCheck.wrongPin');
    expectError(await confirm(), 'creditCheck.pinTriesUsedUp');
  });
});

test('400 creditCheck.renewLimitReached: the fourth renewal; the last PIN still works', async () => {
  const { confirm, renew } = await aReport();
  for (let number = 0; number < 3; number += 1) expect((await renew()).status).toBe(204);
  const before = messages().length;
  expectError(await renew(), 'creditCheck.renewLimitReached', { field: 'creditcheckCode' });
  expect(messages()).toHaveLength(before);
  expect((await confirm()).status).toBe(204);
});

test('400 creditCheck.renewLimitReached: of ten at once three succeed, and three messages are sent', async () => {
  const { renew } = await aReport();
  const before = messages().length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => renew()));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
  for (const answer of answers.filter(({ status }) => status !== 204)) {
    expectError(answer, 'creditCheck.renewLimitReached');
  }
  expect(messages()).toHaveLength(before + 3);
});

test('400 creditCheck.alreadyConfirmed: nothing is sent once the PIN is confirmed', async () => {
  const { confirm, renew, integrationCode } = await aReport();
  await confirm();
  const before = messages().length;
  expectError(await renew(), 'creditCheck.alreadyConfirmed', { field: 'creditcheckCode' });
  expect(messages()).toHaveLength(before);
  checking.clock.advance(2);
  expect((await checking.check(people.positiveAfterPin, integrationCode)).body.status).toBe('Positive');
});

describe('400 creditCheck.unknownReference: a creditcheckCode', () => {
  const unknown = { field: 'creditcheckCode', message: expect.any(String) };

  test('that was never given out', async () => {
    const { integrationCode } = await aReport();
    expectError(await checking.renew(999_999_999, integrationCode), 'creditCheck.unknownReference', unknown);
  });

  test('of another search result', async () => {
    const [{ code }, other] = [await aReport(), await checking.aCode()];
    expectError(await checking.renew(code, other), 'creditCheck.unknownReference', unknown);
  });

  test('of another agency, answered as an unknown one, and nothing is sent', async () => {
    const [{ code }, integrationCode] = [await aReport(), await checking.aCode('lodos')];
    const before = messages().length;
    const renew = (creditcheckCode: number) =>
      checking.post('pin-renew', { body: { creditcheckCode, integrationCode } }, 'lodos');
    const foreign = await renew(code);
    expectError(foreign, 'creditCheck.unknownReference', unknown);
    expect(foreign.body).toEqual((await renew(999_999_999)).body);
    expect(messages()).toHaveLength(before);
  });

  test('that is 24 hours old', async () => {
    const { renew } = await aReport();
    checking.clock.advance(24 * 60 * 60);
    expectError(await renew(), 'creditCheck.unknownReference', unknown);
  });
});

describe('500 creditCheck.bureauDidNotAnswer: nothing is lost by it', () => {
  test.each(['slow', 'failing', 'down', 'offContract'] as const)(
    'when it is %s, the old PIN goes on and no renewal is counted',
    async (fault) => {
      const { confirm, renew } = await aReport();
      await confirm(WRONG);
      for (let number = 0; number < (fault === 'slow' ? 1 : 4); number += 1) {
        checking.sandbox.faults.setNext('CREDITBUREAU', fault);
        expectError(await renew(), 'creditCheck.bureauDidNotAnswer');
      }
      expectError(await confirm(WRONG), 'creditCheck.wrongPin', { message: expect.stringMatching(/1 try is left/) });
      for (let number = 0; number < 3; number += 1) expect((await renew()).status).toBe(204);
      expectError(await renew(), 'creditCheck.renewLimitReached');
      expect((await confirm()).status).toBe(204);
    },
  );
});

testRefusals(() => checking, {
  path: 'pin-renew',
  bodyWith: async (integrationCode) => ({
    creditcheckCode: await checking.aReport(integrationCode),
    integrationCode,
  }),
  wrong: [
    ['creditcheckCode', undefined],
    ['creditcheckCode', 1_000_000_000],
    ['creditcheckCode', '1e8'],
    ['pinCode', PIN],
  ],
});
