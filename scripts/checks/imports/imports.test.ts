import { appendFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrongImports } from './check.ts';
import { impureUses } from './impure.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'imports-'));
});
afterEach(() => rm(root, { recursive: true }));

async function file(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

type Import = readonly [importer: string, imported: string];

/** Checks all imports together, because compiling the rules takes longer than checking the imports. */
async function check(ofFiles: readonly Import[], ofPackages: readonly Import[] = []): Promise<string[]> {
  const lines = new Map<string, string[]>();
  const add = (path: string, line: string) => lines.set(path, [...(lines.get(path) ?? []), line]);
  for (const [importer, imported] of ofFiles) {
    const specifier = relative(dirname(importer), imported);
    add(importer, `import type {} from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';`);
    add(imported, 'export {};');
  }
  for (const [importer, specifier] of ofPackages) add(importer, `import {} from '${specifier}';`);
  for (const [path, content] of lines) await file(path, content.join('\n'));
  return wrongImports(root);
}

const src = (path: string) => `packages/server/src/${path}`;
const room = (file: string) => src(`features/car-orders/${file}`);

const right: readonly Import[] = [
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
  [room('service.ts'), room('store.sql.ts')],
  [room('handlers.ts'), room('store.sql.ts')],
  [room('handlers.ts'), room('service.ts')],
  [src('management/keys/service.ts'), src('management/audited.ts')],
  [src('management/members/service.ts'), src('management/identity/sessions.ts')],
  [room('handlers.ts'), src('generated/handlers.ts')],
  [room('store.sql.ts'), room('store.ts')],
  [room('store.sql.ts'), src('database/tables-of.ts')],
  [src('payment-attempts/store.sql.ts'), src('database/tables-of.ts')],
  [room('index.ts'), room('handlers.ts')],
  [src('connectors/vendor.ts'), src('ports/vendors.ts')],
  [src('connectors/vendor.ts'), 'packages/connector-contracts/src/generated/vendor/index.ts'],
  [src('compose.ts'), room('store.sql.ts')],
  [src('compose.ts'), room('index.ts')],
  [room('rules.test.ts'), room('store.sql.ts')],
];

test('allowed imports of each layer are accepted', async () => {
  expect(await check(right)).toEqual([]);
});

const wrong = [
  [src('management/keys/service.ts'), src('management/credit/service.ts'), 'management areas'],
  [src('management/keys/service.ts'), src('management/identity/sessions.ts'), 'management areas'],
  [src('management/members/service.ts'), src('management/keys/service.ts'), 'identity'],
  [src('management/audited.ts'), src('management/keys/service.ts'), 'shared by management areas'],
  [src('shared/money.ts'), src('generated/types.ts'), 'shared'],
  [src('ports/clock.ts'), room('types.ts'), 'ports'],
  [src('ports/clock.ts'), src('generated/handlers.ts'), 'ports'],
  [room('rules.ts'), room('service.ts'), 'rules'],
  [room('rules.ts'), src('generated/types.ts'), 'rules'],
  [room('rules.ts'), src('features/payments/rules.ts'), 'rules'],
  [room('types.ts'), room('service.ts'), 'types'],
  [room('types.ts'), src('generated/handlers.ts'), 'types'],
  [room('service.ts'), room('handlers.ts'), 'service and store'],
  [room('service.ts'), src('generated/types.ts'), 'service and store'],
  [room('service.ts'), src('connectors/vendor.ts'), 'service and store'],
  [room('service.ts'), src('features/payments/service.ts'), 'service and store'],
  [room('store.ts'), src('database/open.ts'), 'service and store'],
  [room('handlers.ts'), src('features/payments/types.ts'), 'handlers'],
  [room('handlers.ts'), src('connectors/vendor.ts'), 'handlers'],
  [room('handlers.ts'), 'packages/contract-express/src/failure.ts', 'handlers'],
  [room('store.sql.ts'), room('service.ts'), 'SQL stores'],
  [room('store.sql.ts'), src('database/open.ts'), 'SQL stores'],
  [room('index.ts'), src('features/payments/index.ts'), 'other files of a feature'],
  [src('connectors/vendor.ts'), room('types.ts'), 'connectors'],
  [src('database/open.ts'), room('store.sql.ts'), 'database'],
  [src('http/app.ts'), room('index.ts'), 'http'],
  [src('config/config.ts'), src('compose.ts'), 'config'],
  [src('main.ts'), 'packages/sandbox/src/main.ts', 'other files of the service'],
  ['packages/contract-express/src/app.ts', src('shared/money.ts'), 'contract-express'],
  [room('service.ts'), 'packages/connector-contracts/src/generated/vendor/index.ts', 'service and store'],
  ['packages/connector-contracts/src/parties.ts', src('shared/money.ts'), 'connector-contracts'],
  ['packages/client/src/index.ts', src('generated/types.ts'), 'client'],
  ['packages/sandbox/src/main.ts', src('shared/money.ts'), 'sandbox'],
  ['packages/payment-page/src/main.ts', src('shared/money.ts'), 'payment page'],
] as const;

const wrongPackages = [
  [room('rules.ts'), 'kysely', 'kysely'],
  [room('rules.ts'), 'node:fs/promises', 'node:fs/promises'],
  [room('types.ts'), 'zod', 'zod'],
  [room('service.ts'), 'pino', 'pino'],
  [room('service.ts'), 'node:crypto', 'node:crypto'],
  [room('handlers.ts'), 'express', 'express'],
  [room('store.sql.ts'), 'pg', 'pg'],
  [src('ports/clock.ts'), 'i18n-iso-countries/langs/de.json', 'i18n-iso-countries'],
  [src('shared/money.ts'), '@electric-sql/pglite', '@electric-sql/pglite'],
  [src('connectors/vendor.ts'), 'kysely', 'kysely'],
  [src('compose.ts'), 'pino', 'pino'],
  ['packages/client/src/index.ts', 'node:fs', 'node:fs'],
] as const;

test('forbidden imports of each layer are reported', async () => {
  const found = await check(
    wrong.map(([importer, imported]) => [importer, imported]),
    wrongPackages.map(([importer, specifier]) => [importer, specifier]),
  );
  for (const [importer, imported, layer] of wrong) {
    expect(found).toContainEqual(
      expect.stringMatching(`^${importer} imports ${imported}[.] Not allowed in ${layer}: .+[.]$`),
    );
  }
  for (const [importer, , name] of wrongPackages) {
    expect(found).toContainEqual(
      expect.stringMatching(
        `^${importer} imports ${name}[.] Not allowed in .+: .+, or allow the package in scripts/checks/imports/direction.ts[.]$`,
      ),
    );
  }
});

test.each([
  ['const now = new Date();', 'new Date()'],
  ['const now = Date();', 'Date()'],
  ['const now = Date.now();', 'Date.now'],
  ['const since = globalThis.performance.now();', 'performance.now'],
  ['const drawn = Math.random();', 'Math.random'],
  ['const pick = Math.random;', 'Math.random'],
  ['const id = crypto.randomUUID();', 'crypto.randomUUID'],
  ["import { randomUUID as draw } from 'node:crypto';", 'import randomUUID'],
  ['const zone = process.env.TZ;', 'process.env'],
  ["const answer = await fetch('http://vendor.test');", 'fetch()'],
])('the code "%s" is impure', (source, use) => {
  expect(impureUses(`\n${source}`)).toContainEqual({ line: 2, use, instead: expect.any(String) });
});

test.each([
  'new Date(text)',
  'new Date(now.getTime())',
  'Date.parse(text)',
  'Math.round(2.5)',
  'deps.fetch(1)',
  '// Date.now()',
])('the code "%s" is pure', (source) => {
  expect(impureUses(source)).toEqual([]);
});

test('a file outside every layer is reported', async () => {
  await file('packages/queue/src/main.ts', 'export const one = 1;');
  expect(await wrongImports(root)).toEqual([
    'packages/queue/src/main.ts belongs to no layer. Add a layer for it to scripts/checks/imports/direction.ts.',
  ]);
});

// A separate check applies the rules to the entire repository.
test('the service follows the import rules, and each violation is reported in one line', {
  timeout: 120_000,
}, async () => {
  const isNoTest = (path: string) => !path.endsWith('.test.ts');
  const repository = fileURLToPath(new URL('../../..', import.meta.url));
  await cp(join(repository, src('')), join(root, src('')), { recursive: true, filter: isNoTest });
  const installed = 'packages/server/node_modules';
  await symlink(join(repository, installed), join(root, installed));
  const breaks = [
    [src('features/car-orders/rules.ts'), "import 'kysely';", / imports kysely\. Not allowed in rules: /],
    [src('features/car-search/service.ts'), "import 'pino';", / imports pino\. Not allowed in service and store: /],
    [
      src('features/payments/rules.ts'),
      'Date.now();',
      /:\d+ uses Date\.now\. .* take `now` from the deps or as an argument\.$/,
    ],
    [src('features/car-orders/types.ts'), 'new Date();', /:\d+ uses new Date\(\)\. Not allowed in types: /],
    [
      src('features/auth/service.ts'),
      'performance.now();',
      /:\d+ uses performance\.now\. Not allowed in service and store: /,
    ],
    [src('shared/money.ts'), 'Math.random();', /:\d+ uses Math\.random\. Not allowed in shared: /],
    [src('ports/clock.ts'), 'crypto.randomUUID();', /:\d+ uses crypto\.randomUUID\. Not allowed in ports: /],
  ] as const;
  for (const [path, line] of breaks) await appendFile(join(root, path), `\n${line}\n`);

  const found = await wrongImports(root);
  expect(found).toHaveLength(breaks.length);
  for (const [path, , message] of breaks) {
    expect(found.filter((line) => line.startsWith(path))).toEqual([expect.stringMatching(message)]);
  }
});

test('a port with a runtime import is reported', async () => {
  await file(src('shared/fail.ts'), 'export const fail = 1;');
  await file(src('ports/clock.ts'), "import { fail } from '../shared/fail.ts'; export const now = fail;");
  expect(await wrongImports(root)).toEqual([
    expect.stringMatching(
      `^${src('ports/clock.ts')} imports ${src('shared/fail.ts')}[.] A port contains only types: .+[.]$`,
    ),
  ]);
});

test('a store that is created outside the composition is reported, and one that is created in it is not', async () => {
  await file(room('store.sql.ts'), 'export const createStore = () => 1;');
  const creating = (path: string) => `import { createStore } from '${path}'; createStore();`;
  await file(room('service.ts'), creating('./store.sql.ts'));
  await file(src('composition/rooms.ts'), creating('../features/car-orders/store.sql.ts'));
  expect(await wrongImports(root)).toEqual([
    `${room('service.ts')} imports ${room('store.sql.ts')}. Only compose.ts creates stores: write \`import type\`, and take the store from the deps.`,
  ]);
});

test('two files that import each other are reported', async () => {
  await file(room('rules.ts'), "import { b } from './types.ts'; export const a = () => b();");
  await file(room('types.ts'), "import { a } from './rules.ts'; export const b = () => a();");
  expect((await wrongImports(root)).join()).toContain('The second file imports the first');
});

test('a circular import of types only is accepted', async () => {
  await file(room('rules.ts'), "import { b } from './types.ts'; export type A = typeof b;");
  await file(room('types.ts'), "import type { A } from './rules.ts'; export const b = (a: A) => a;");
  expect(await wrongImports(root)).toEqual([]);
});

test('an import of a missing file is reported', async () => {
  await file(room('rules.ts'), "import { gone } from './gone.ts'; gone;");
  expect((await wrongImports(root)).join()).toContain('./gone.ts. The target does not exist');
});
