import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { operations } from '../../packages/server/src/generated/operations.ts';
import { contract } from '../docs/contract.ts';
import { kebabCase, shownOf, unnamedPlaces } from './one-word.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

test('the code of every operation is found by its operationId', () => {
  expect(operations).not.toEqual({});
  expect(unnamedPlaces(repository, Object.values(operations), shownOf(contract))).toEqual([]);
});

test('every location without the operation name is reported with the missing name', async () => {
  const root = await mkdtemp(join(tmpdir(), 'names-'));
  const file = async (path: string, content: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  try {
    await file('openapi/paths/loans/renewLoan.yaml', 'operationId: renew\n');
    await file('packages/server/src/features/loans/handlers.ts', '    async renew({ body }) {}\n');
    await file('packages/server/src/features/loans/service.ts', 'export async function renew() {}\n');
    await file('packages/server/src/features/loans/service.test.ts', 'export async function renewLoan() {}\n');
    expect(unnamedPlaces(root, [{ id: 'renewLoan', area: 'loans' }], { samples: new Map(), pages: new Map() })).toEqual(
      [
        'openapi/paths/loans/renewLoan.yaml: does not contain operationId: renewLoan',
        'packages/server/src/features/loans/handlers.ts: does not contain handler renewLoan',
        'packages/server/src/features/loans/service*.ts: does not contain export function renewLoan',
        'packages/server/test/operations/loans/renew-loan.test.ts: there is no such file with a test',
        'packages/client/src/generated/operations.ts: there is no such file with call renewLoan',
        'scripts/samples: no sample for renewLoan',
        'scripts/docs: operations/loans.md has no anchor #renewLoan',
      ],
    );
  } finally {
    await rm(root, { recursive: true });
  }
});

test.each([
  ['renewLoan', 'renew-loan'],
  ['receive3dsCallback', 'receive-3ds-callback'],
  ['finish3ds', 'finish-3ds'],
])('the test of %s is in %s.test.ts', (id, name) => {
  expect(kebabCase(id)).toBe(name);
});
