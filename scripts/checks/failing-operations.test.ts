import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readService, wrongFailOf } from './failing-operations.ts';

const SERVICE = 'packages/server/src/features/loans/service.ts';
const SHARED = 'packages/server/src/shared/fail-field.ts';
const FILES = {
  'packages/server/src/features/loans/handlers.ts': `
    import * as service from './service.ts';
    import { listLoans } from './service.ts';
    export const loansHandlers = {
      async renewLoan() { return service.renewLoan(); },
      getLoan: () => service.getLoan(),
      listLoans,
    };`,
  [SERVICE]: `
    import { type FailOf, failOf } from '../../shared/fail.ts';
    import { failField } from '../../shared/fail-field.ts';
    const fail: FailOf<'renewLoan'> = failOf();
    const failRead: FailOf<'getLoan' | 'renewLoan'> = failOf();
    export function getLoan() { return failRead('loan.notFound'); }
    export async function renewLoan() { return getLoan() ?? fail('loan.overdue'); }
    export const listLoans = () => [1].map(failField);`,
  [SHARED]: `
    import { type FailOf, failOf } from './fail.ts';
    const fail: FailOf<'listLoans'> = failOf();
    export function failField() { return fail('request.invalid'); }`,
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'failing-'));
});
afterEach(() => rm(root, { recursive: true }));

async function problems(changed?: string, from = '', to = ''): Promise<string[]> {
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), file === changed ? content.replace(from, to) : content);
  }
  const errors = ['loan.notFound'];
  return wrongFailOf(readService(root), {
    getLoan: { errors },
    renewLoan: { errors },
    listLoans: { errors: [] },
    payOrder: { errors },
  });
}

// A separate check applies the same rule to every failure in the repository.
test('failures that name exactly the operations that run them are accepted', async () => {
  expect(await problems()).toEqual([]);
});

test('an operation of a different feature is reported', async () => {
  expect(await problems(SERVICE, "'renewLoan'>", "'renewLoan' | 'payOrder'>")).toEqual([
    `${SERVICE}:4 payOrder never runs this code. Remove it from FailOf<…>.`,
  ]);
});

test('an operation of the feature that never reaches the failure is reported', async () => {
  expect(await problems(SERVICE, 'getLoan() ?? fail', 'fail')).toEqual([
    `${SERVICE}:5 renewLoan never runs this code. Remove it from FailOf<…>.`,
  ]);
});

test('an operation that reaches the failure through a function of the feature is reported if it is missing', async () => {
  expect(await problems(SERVICE, "'getLoan' | 'renewLoan'", "'getLoan'")).toEqual([
    `${SERVICE}:5 renewLoan also runs this code. Add it to FailOf<…>.`,
  ]);
});

test('an operation that reaches the failure through a passed function is reported if it is missing', async () => {
  expect(await problems(SHARED, "'listLoans'", "'getLoan'")).toEqual([
    `${SHARED}:3 listLoans also runs this code. Add it to FailOf<…>.`,
    `${SHARED}:3 getLoan never runs this code. Remove it from FailOf<…>.`,
  ]);
});

test('operations named through a type alias or at the call are recognized', async () => {
  expect(
    await problems(
      SERVICE,
      "FailOf<'renewLoan'> = failOf()",
      'FailOf<Renewing> = failOf(); type Renewing = "payOrder"',
    ),
  ).toEqual([
    `${SERVICE}:4 renewLoan also runs this code. Add it to FailOf<…>.`,
    `${SERVICE}:4 payOrder never runs this code. Remove it from FailOf<…>.`,
  ]);
  expect(await problems(SERVICE, "?? fail('", "?? failOf<'payOrder'>()('")).toEqual([
    `${SERVICE}:4 renewLoan never runs this code. Remove it from FailOf<…>.`,
    `${SERVICE}:7 renewLoan also runs this code. Add it to FailOf<…>.`,
    `${SERVICE}:7 payOrder never runs this code. Remove it from FailOf<…>.`,
  ]);
});

test('a failure for all operations that declare an error needs no list, but each must declare the error', async () => {
  expect(await problems(SHARED, "'listLoans'", "Declaring<'loan.notFound'>")).toEqual([
    `${SHARED}:3 listLoans also runs this code. Add the error to its x-errors.`,
  ]);
});
