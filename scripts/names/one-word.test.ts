import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { operations as managementOperations } from '../../packages/server/src/generated/management/operations.ts';
import { operations } from '../../packages/server/src/generated/operations.ts';
import { contract } from '../docs/contract.ts';
import {
  kebabCase,
  placesInAgencyContract,
  placesInManagementContract,
  shownOf,
  unnamedPlaces,
  unshown,
} from './one-word.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Operations that no portal page calls. */
const NOT_IN_PORTAL = {
  getOrderVoucher: 'The order page links to the voucher, which the browser opens as a page.',
};

test('the code of every operation is found by its operationId', () => {
  const all = Object.values(operations);
  expect(all).not.toEqual([]);
  expect([...unnamedPlaces(repository, all, placesInAgencyContract), ...unshown(all, shownOf(contract))]).toEqual([]);
});

test('the code of every management operation is found by its operationId', () => {
  const all = Object.values(managementOperations);
  expect(all).not.toEqual([]);
  expect(unnamedPlaces(repository, all, placesInManagementContract)).toEqual(
    Object.keys(NOT_IN_PORTAL).map((id) => `packages/portal/src/**/*.{ts,vue}: does not contain call service.${id}`),
  );
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
    const operation = { id: 'renewLoan', area: 'loans' };
    expect([
      ...unnamedPlaces(root, [operation], placesInAgencyContract),
      ...unshown([operation], { samples: new Map(), pages: new Map() }),
    ]).toEqual([
      'openapi/paths/loans/renewLoan.yaml: does not contain operationId: renewLoan',
      'packages/server/src/features/loans/handlers.ts: does not contain handler renewLoan',
      'packages/server/src/features/loans/service*.ts: does not contain export function renewLoan',
      'packages/server/test/operations/loans/renew-loan.test.ts: there is no such file with a test',
      'packages/client/src/generated/operations.ts: there is no such file with call renewLoan',
      'scripts/samples: no sample for renewLoan',
      'scripts/docs: operations/loans.md has no anchor #renewLoan',
    ]);
    expect(unnamedPlaces(root, [operation], placesInManagementContract)).toContain(
      'packages/server/test/management/loans/renew-loan.test.ts: there is no such file with a test',
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
