import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrongImports } from './check.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'imports-'));
});
afterEach(() => rm(root, { recursive: true }));

async function file(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

async function check(importer: string, imported: string): Promise<string[]> {
  const specifier = relative(dirname(importer), imported);
  await file(imported, 'export type Thing = number;');
  await file(importer, `import type { Thing } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';`);
  return wrongImports(root);
}

const src = (path: string) => `packages/server/src/${path}`;
const room = (file: string) => src(`features/car-orders/${file}`);

test.each([
  [src('shared/money.ts'), src('shared/result.ts')],
  [src('shared/fail.ts'), src('generated/errors.ts')],
  [src('shared/create-once.ts'), src('ports/transaction.ts')],
  [src('ports/clock.ts'), src('shared/time.ts')],
  [src('ports/transfer-products.ts'), src('generated/types.ts')],
  [room('types.ts'), src('generated/types.ts')],
  [room('rules.ts'), room('types.ts')],
  [room('rules.cancel.ts'), src('ports/vendors.ts')],
  [room('service.ts'), room('rules.ts')],
  [room('service.ts'), room('store.ts')],
  [room('handlers.ts'), room('service.ts')],
  [room('handlers.ts'), src('generated/handlers.ts')],
  [room('store.sql.ts'), room('store.ts')],
  [room('store.sql.ts'), src('database/tables-of.ts')],
  [src('payment-attempts/store.sql.ts'), src('database/tables-of.ts')],
  [room('index.ts'), room('handlers.ts')],
  [src('connectors/vendor.ts'), src('ports/vendors.ts')],
  [src('compose.ts'), room('store.sql.ts')],
  [src('compose.ts'), room('index.ts')],
  [room('rules.test.ts'), room('store.sql.ts')],
])('%s may import %s', async (importer, imported) => {
  expect(await check(importer, imported)).toEqual([]);
});

test.each([
  [src('shared/money.ts'), src('generated/types.ts'), 'shared'],
  [src('ports/clock.ts'), room('types.ts'), 'ports'],
  [src('ports/clock.ts'), src('generated/handlers.ts'), 'ports'],
  [room('rules.ts'), room('service.ts'), 'rules'],
  [room('rules.ts'), src('generated/types.ts'), 'rules'],
  [room('rules.ts'), src('features/payments/rules.ts'), 'rules'],
  [room('types.ts'), room('service.ts'), 'types'],
  [room('types.ts'), src('generated/handlers.ts'), 'types'],
  [room('service.ts'), room('store.sql.ts'), 'service and store'],
  [room('service.ts'), room('handlers.ts'), 'service and store'],
  [room('service.ts'), src('generated/types.ts'), 'service and store'],
  [room('service.ts'), src('connectors/vendor.ts'), 'service and store'],
  [room('service.ts'), src('features/payments/service.ts'), 'service and store'],
  [room('store.ts'), src('database/open.ts'), 'service and store'],
  [room('handlers.ts'), room('store.sql.ts'), 'handlers'],
  [room('handlers.ts'), src('features/payments/types.ts'), 'handlers'],
  [room('handlers.ts'), src('connectors/vendor.ts'), 'handlers'],
  [room('store.sql.ts'), room('service.ts'), 'SQL stores'],
  [room('store.sql.ts'), src('database/open.ts'), 'SQL stores'],
  [room('index.ts'), room('store.sql.ts'), 'the rest of a room'],
  [room('index.ts'), src('features/payments/index.ts'), 'the rest of a room'],
  [src('connectors/vendor.ts'), room('types.ts'), 'connectors'],
  [src('database/open.ts'), room('store.sql.ts'), 'database'],
  [src('http/app.ts'), room('index.ts'), 'http'],
  [src('config.ts'), src('compose.ts'), 'config'],
  [src('main.ts'), 'packages/sandbox/src/main.ts', 'the service'],
  ['packages/contract-express/src/app.ts', src('shared/money.ts'), 'contract-express'],
  ['packages/client/src/index.ts', src('generated/types.ts'), 'client'],
  ['packages/sandbox/src/main.ts', src('shared/money.ts'), 'sandbox'],
])('%s may not import %s', async (importer, imported, layer) => {
  expect(await check(importer, imported)).toContainEqual(`${importer} → ${imported} (${layer})`);
});

test.each(['node:fs', 'node:fs/promises', 'node:https', 'pg', 'kysely', 'express'])(
  'what decides sees nothing of the outside: a rule that imports %s is named',
  async (module) => {
    await file(room('rules.ts'), `import * as outside from '${module}'; outside;`);
    expect((await wrongImports(root)).join()).toMatch(new RegExp(`rules.ts → .*${module.replace('node:', '')}.*pure`));
  },
);

test('a port that needs something at run time is named', async () => {
  await file(src('shared/fail.ts'), 'export const fail = 1;');
  await file(src('ports/clock.ts'), "import { fail } from '../shared/fail.ts'; export const now = fail;");
  expect(await wrongImports(root)).toEqual([`${src('ports/clock.ts')} → ${src('shared/fail.ts')} (types only)`]);
});

test('two files that import each other are named', async () => {
  await file(room('rules.ts'), "import type { B } from './types.ts'; export type A = B;");
  await file(room('types.ts'), "import type { A } from './rules.ts'; export type B = A;");
  expect((await wrongImports(root)).join()).toContain('(no circle)');
});

test('an import of nothing is named', async () => {
  await file(room('rules.ts'), "import { gone } from './gone.ts'; gone;");
  expect((await wrongImports(root)).join()).toContain('./gone.ts (no import of what is not there)');
});
