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

/** The lines told once a text in one of the files is another. */
async function told(changed?: string, from = '', to = ''): Promise<string[]> {
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

// That every failure of the repository does is a check beside the tests.
test('failures that name the operations that run them are right', async () => {
  expect(await told()).toEqual([]);
});

test("an operation of another room's area is named", async () => {
  expect(await told(SERVICE, "'renewLoan'>", "'renewLoan' | 'payOrder'>")).toEqual([
    `${SERVICE}:4 payOrder never runs this: take it out of FailOf<…>.`,
  ]);
});

test('an operation of the room that does not get there is named', async () => {
  expect(await told(SERVICE, 'getLoan() ?? fail', 'fail')).toEqual([
    `${SERVICE}:5 renewLoan never runs this: take it out of FailOf<…>.`,
  ]);
});

test('an operation that gets there through a function of the room is named', async () => {
  expect(await told(SERVICE, "'getLoan' | 'renewLoan'", "'getLoan'")).toEqual([
    `${SERVICE}:5 renewLoan runs this, too: name it in FailOf<…>.`,
  ]);
});

test('an operation that gets there through a function that is passed on to another is named', async () => {
  expect(await told(SHARED, "'listLoans'", "'getLoan'")).toEqual([
    `${SHARED}:3 listLoans runs this, too: name it in FailOf<…>.`,
    `${SHARED}:3 getLoan never runs this: take it out of FailOf<…>.`,
  ]);
});

test('operations named behind another name, or at the call, are seen', async () => {
  expect(
    await told(SERVICE, "FailOf<'renewLoan'> = failOf()", 'FailOf<Renewing> = failOf(); type Renewing = "payOrder"'),
  ).toEqual([
    `${SERVICE}:4 renewLoan runs this, too: name it in FailOf<…>.`,
    `${SERVICE}:4 payOrder never runs this: take it out of FailOf<…>.`,
  ]);
  expect(await told(SERVICE, "?? fail('", "?? failOf<'payOrder'>()('")).toEqual([
    `${SERVICE}:4 renewLoan never runs this: take it out of FailOf<…>.`,
    `${SERVICE}:7 renewLoan runs this, too: name it in FailOf<…>.`,
    `${SERVICE}:7 payOrder never runs this: take it out of FailOf<…>.`,
  ]);
});

test('a failure of all that declare an error names none of them, and who does not declare it is named', async () => {
  expect(await told(SHARED, "'listLoans'", "Declaring<'loan.notFound'>")).toEqual([
    `${SHARED}:3 listLoans runs this, too: its x-errors have to name the error.`,
  ]);
});
