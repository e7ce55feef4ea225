import { afterAll, describe, expect, test } from 'vitest';
import { type ErrorKey, errors } from '../../packages/server/src/generated/errors.ts';
import { expectError } from '../../packages/server/test/support/expect-error.ts';
import { rowsOf } from './chapter.ts';
import type { Way } from './way.ts';
import { startCars } from './ways.cars.ts';
import { startCreditCheck } from './ways.credit-check.ts';
import { startGeneral } from './ways.general.ts';
import { startTransferWays } from './ways.transfers.ts';

const worlds = [await startGeneral(), await startCars(), await startCreditCheck(), await startTransferWays()] as const;
const [general, cars, creditCheck, transfers] = worlds;
afterAll(async () => {
  for (const { stop } of worlds) await stop();
});

// The compiler requires a way to cause every error.
const ways: Readonly<Record<ErrorKey, Way>> = {
  ...general.ways,
  ...cars.ways,
  ...creditCheck.ways,
  ...transfers.ways,
};

const rows = rowsOf('Errors');

test('the staging guide has one row for every error of the catalogue', () => {
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(Object.keys(errors).sort());
});

describe('errors caused by following the staging guide', () => {
  const keys = Object.keys(ways) as ErrorKey[];
  test.each(keys.map((key) => [errors[key].status, key] as const))(
    '%i %s: following its row in the staging guide causes this error',
    { timeout: 120_000 },
    async (_, key) => {
      const [named, provoke] = ways[key];
      expect(rows.find(({ names }) => names.includes(key))?.how).toContain(named);
      expectError(await provoke(), key);
    },
  );
});
