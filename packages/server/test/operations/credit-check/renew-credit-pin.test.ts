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

/** Creates a report whose PIN has been sent, and returns its codes. */
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

describe('204: renewing a PIN', () => {
  test('a new PIN is sent to the phone of the report, and the response has no body', async () => {
    const { renew } = await aReport();
    const before = messages().length;
    const answer = await renew();
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(messages()).toHaveLength(before + 1);
    expect(messages()[0]).toMatchObject({ phone: PHONE, text: expect.stringContaining(PIN) });
  });

  test('the creditcheckCode is accepted as a number or as text', async () => {
    const { code, integrationCode } = await aReport();
    for (const as of [Number, String]) expect((await checking.renew(as(code), integrationCode)).status).toBe(204);
  });

  test('a new PIN is valid for 180 seconds and three attempts, whatever was used up before', async () => {
    const { confirm, renew } = await aReport();
    await confirm(WRONG);
    checking.clock.advance(100);
    await renew();
    checking.clock.advance(179);
    expectError(await confirm(WRONG), 'creditCheck.wrongPin', {
      message: expect.stringMatching(/2 attempts are left/),
    });
    checking.clock.advance(1);
    expectError(await confirm(), 'creditCheck.pinExpired');
  });
});

describe('renewing a right PIN that the bureau has not received', () => {
  /** Renews a PIN after the correct PIN was entered but the bureau did not respond. */
  async function renewedAfterRight() {
    const report = await aReport();
    checking.sandbox.faults.setNext('CREDITBUREAU', 'failing');
    expectError(await report.confirm(), 'creditCheck.bureauDidNotAnswer');
    expect((await report.renew()).status).toBe(204);
    return report;
  }

  test('204: the new PIN is confirmed like the first one', async () => {
    const { confirm, integrationCode } = await renewedAfterRight();
    expect((await confirm()).status).toBe(204);
    checking.clock.advance(2);
    expect((await checking.check(people.positiveAfterPin, integrationCode)).body.status).toBe('Positive');
  });

  test('400 creditCheck.pinExpired: the new PIN expires after 180 seconds', async () => {
    const { confirm } = await renewedAfterRight();
    checking.clock.advance(180);
    expectError(await confirm(), 'creditCheck.pinExpired');
  });

  test('400 creditCheck.pinTriesUsedUp: the new PIN allows three attempts', async () => {
    const { confirm } = await renewedAfterRight();
    for (let number = 0; number < 3; number += 1) expectError(await confirm(WRONG), 'creditCheck.wrongPin');
    expectError(await confirm(), 'creditCheck.pinTriesUsedUp');
  });
});

test('400 creditCheck.renewLimitReached: a fourth renewal is refused, and the last PIN still works', async () => {
  const { confirm, renew } = await aReport();
  for (let number = 0; number < 3; number += 1) expect((await renew()).status).toBe(204);
  const before = messages().length;
  expectError(await renew(), 'creditCheck.renewLimitReached', { field: 'creditcheckCode' });
  expect(messages()).toHaveLength(before);
  expect((await confirm()).status).toBe(204);
});

test('400 creditCheck.renewLimitReached: of ten simultaneous renewals three succeed, and three messages are sent', async () => {
  const { renew } = await aReport();
  const before = messages().length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => renew()));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
  for (const answer of answers.filter(({ status }) => status !== 204)) {
    expectError(answer, 'creditCheck.renewLimitReached');
  }
  expect(messages()).toHaveLength(before + 3);
});

test('400 creditCheck.alreadyConfirmed: a confirmed PIN cannot be renewed, and no message is sent', async () => {
  const { confirm, renew, integrationCode } = await aReport();
  await confirm();
  const before = messages().length;
  expectError(await renew(), 'creditCheck.alreadyConfirmed', { field: 'creditcheckCode' });
  expect(messages()).toHaveLength(before);
  checking.clock.advance(2);
  expect((await checking.check(people.positiveAfterPin, integrationCode)).body.status).toBe('Positive');
});

describe('400 creditCheck.unknownReference: an invalid creditcheckCode', () => {
  const unknown = { field: 'creditcheckCode', message: expect.any(String) };

  test('a creditcheckCode that was never issued is refused', async () => {
    const { integrationCode } = await aReport();
    expectError(await checking.renew(999_999_999, integrationCode), 'creditCheck.unknownReference', unknown);
  });

  test('a creditcheckCode from a different search result is refused', async () => {
    const [{ code }, other] = [await aReport(), await checking.aCode()];
    expectError(await checking.renew(code, other), 'creditCheck.unknownReference', unknown);
  });

  test('a creditcheckCode of a different agency is answered like an unknown one, and no message is sent', async () => {
    const [{ code }, integrationCode] = [await aReport(), await checking.aCode('lodos')];
    const before = messages().length;
    const renew = (creditcheckCode: number) =>
      checking.post('pin-renew', { body: { creditcheckCode, integrationCode } }, 'lodos');
    const foreign = await renew(code);
    expectError(foreign, 'creditCheck.unknownReference', unknown);
    expect(foreign.body).toEqual((await renew(999_999_999)).body);
    expect(messages()).toHaveLength(before);
  });

  test('a creditcheckCode that is 24 hours old is refused', async () => {
    const { renew } = await aReport();
    checking.clock.advance(24 * 60 * 60);
    expectError(await renew(), 'creditCheck.unknownReference', unknown);
  });
});

describe('500 creditCheck.bureauDidNotAnswer: a failed renewal changes nothing', () => {
  test.each(['slow', 'failing', 'down', 'offContract'] as const)(
    'when the bureau is %s, the old PIN remains valid and no renewal is counted',
    async (fault) => {
      const { confirm, renew } = await aReport();
      await confirm(WRONG);
      for (let number = 0; number < (fault === 'slow' ? 1 : 4); number += 1) {
        checking.sandbox.faults.setNext('CREDITBUREAU', fault);
        expectError(await renew(), 'creditCheck.bureauDidNotAnswer');
      }
      expectError(await confirm(WRONG), 'creditCheck.wrongPin', {
        message: expect.stringMatching(/1 attempt is left/),
      });
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
