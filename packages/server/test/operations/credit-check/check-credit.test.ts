import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Checking, people, startChecking } from './checking.ts';
import { testRefusals } from './refusals.ts';

let checking: Checking;
beforeAll(async () => {
  checking = await startChecking();
});
afterAll(() => checking.stop());

const statusOf = async (person: string, integrationCode: string) => {
  const answer = await checking.check(person, integrationCode);
  expect(answer.status).toBe(200);
  return answer.body.status;
};

describe('200: the credit status of a person', () => {
  test.each([
    [people.positive, 'Positive'],
    [people.negative, 'Negative'],
    [people.youngDriver, 'Positive With Young Driver'],
    [people.positiveAfterPin, 'Unknown'],
    [people.negativeAfterPin, 'Unknown'],
    [people.youngDriverAfterPin, 'Unknown'],
    ['12345678902', 'Positive'],
    ['12345678901', 'Unknown'],
  ])('the status of %s is %s', async (person, status) => {
    expect((await checking.check(person, await checking.aCode())).body).toEqual({ status });
  });

  test.each([
    [people.positiveAfterPin, 'Positive'],
    [people.negativeAfterPin, 'Negative'],
    [people.youngDriverAfterPin, 'Positive With Young Driver'],
    ['12345678901', 'Positive'],
  ])('the status of %s becomes %s two seconds after the PIN is confirmed', async (person, status) => {
    const integrationCode = await checking.aCode();
    const code = await checking.aReport(integrationCode, person);
    expect(await statusOf(person, integrationCode)).toBe('Unknown');
    expect((await checking.confirm(code, integrationCode)).status).toBe(204);
    checking.clock.advance(1.999);
    expect(await statusOf(person, integrationCode)).toBe('Unknown');
    checking.clock.advance(0.001);
    expect(await statusOf(person, integrationCode)).toBe(status);
  });

  test('a different search asks the bureau again, and a confirmed PIN applies only to the first search', async () => {
    const [first, second] = [await checking.aCode(), await checking.aCode()];
    await checking.confirm(await checking.aReport(first), first);
    checking.clock.advance(2);
    expect(await statusOf(people.positiveAfterPin, second)).toBe('Unknown');
    expect(await statusOf(people.positiveAfterPin, first)).toBe('Positive');
  });

  test('the status is still available long after the search has expired', async () => {
    const integrationCode = await checking.aCode();
    checking.clock.advance(30 * 24 * 60 * 60);
    expect(await statusOf(people.positive, integrationCode)).toBe('Positive');
  });
});

test('the status changes only after the configured delay', async () => {
  const patient = await startChecking({ CREDIT_CHECK_DELAY_SECONDS: '60' });
  try {
    const integrationCode = await patient.aCode();
    await patient.confirm(await patient.aReport(integrationCode), integrationCode);
    patient.clock.advance(59);
    expect((await patient.check(people.positiveAfterPin, integrationCode)).body.status).toBe('Unknown');
    patient.clock.advance(1);
    expect((await patient.check(people.positiveAfterPin, integrationCode)).body.status).toBe('Positive');
  } finally {
    await patient.stop();
  }
});

test('400 creditCheck.invalidRequest: wrong check digits are refused with STRICT_NATIONAL_IDS=true', async () => {
  const strict = await startChecking({ STRICT_NATIONAL_IDS: 'true' });
  try {
    const integrationCode = await strict.aCode();
    expectError(await strict.check('10000000147', integrationCode), 'creditCheck.invalidRequest', {
      field: 'identityNumber',
    });
    expect((await strict.check(people.positive, integrationCode)).status).toBe(200);
  } finally {
    await strict.stop();
  }
});

describe('500 creditCheck.bureauDidNotAnswer', () => {
  test('a check fails for a person about whom the bureau is silent, and still succeeds for other people', async () => {
    const integrationCode = await checking.aCode();
    expectError(await checking.check(people.silent, integrationCode), 'creditCheck.bureauDidNotAnswer');
    expect(await statusOf(people.positive, integrationCode)).toBe('Positive');
  });

  test.each(['slow', 'failing', 'down', 'offContract'] as const)(
    'a check fails while the bureau is %s, and the same call succeeds afterwards',
    async (fault) => {
      const integrationCode = await checking.aCode();
      checking.sandbox.faults.setNext('CREDITBUREAU', fault);
      expectError(await checking.check(people.positive, integrationCode), 'creditCheck.bureauDidNotAnswer');
      expect(await statusOf(people.positive, integrationCode)).toBe('Positive');
    },
  );
});

testRefusals(() => checking, {
  path: 'check',
  bodyWith: (integrationCode) => ({ identityNumber: people.positive, integrationCode }),
  wrong: [
    ['identityNumber', undefined],
    ['identityNumber', '1000000014'],
    ['identityNumber', '100000001466'],
    ['identityNumber', 10_000_000_146],
    ['identityNumber', '１0000000146'],
  ],
});
