import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { plan } from './plan.ts';
import { changes, write } from './write-or-check.ts';

const fixture = fileURLToPath(new URL('fixture', import.meta.url));
const script = fileURLToPath(new URL('../generate.ts', import.meta.url));

/** A folder with a fixture and its generated files. Most tests start with a copy of it. */
let inStep: string;
let root: string;
beforeAll(async () => {
  inStep = await mkdtemp(join(tmpdir(), 'generated-'));
  await cp(fixture, inStep, { recursive: true });
  await write(inStep, await plan(inStep));
});
afterAll(() => rm(inStep, { recursive: true }));
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'generate-'));
  await cp(fixture, root, { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const bringInStep = () => cp(inStep, root, { recursive: true });
const generate = async () => write(root, await plan(root));
const drift = async () => changes(root, await plan(root));

const read = (path: string) => readFile(join(root, path), 'utf8');

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await read(path);
  expect(text).toContain(from);
  await writeFile(join(root, path), text.replace(from, to));
}

test('the generated files are up to date', async () => {
  await bringInStep();
  expect(await drift()).toEqual([]);
});

test('changed, edited, missing and leftover files are each reported', async () => {
  await bringInStep();
  await edit('openapi/errors.yaml', 'Bring it back first.', 'Bring it back.');
  await appendFile(join(root, 'packages/client/src/generated/operations.ts'), '// by hand');
  await rm(join(root, 'packages/server/src/generated/handlers.ts'));
  await writeFile(join(root, 'packages/server/src/generated/old.ts'), '');

  expect(await drift()).toEqual([
    { kind: 'changed', path: 'packages/server/src/generated/errors.ts' },
    { kind: 'missing', path: 'packages/server/src/generated/handlers.ts' },
    { kind: 'changed', path: 'packages/client/src/generated/agency-client.ts' },
    { kind: 'changed', path: 'packages/client/src/generated/operations.ts' },
    { kind: 'changed', path: 'packages/python-client/agency_booking.py' },
    { kind: 'left over', path: 'packages/server/src/generated/old.ts' },
  ]);
  await generate();
  expect(await drift()).toEqual([]);
});

test('--check writes nothing, fails on outdated files, lists them and names the command to run', async () => {
  const stub = 'packages/server/src/features/library-desk/loseLoan.stub.ts';
  await mkdir(dirname(join(root, stub)), { recursive: true });
  await writeFile(join(root, stub), '// begun');
  const run = spawnSync(process.execPath, [script, '--root', root, '--check'], { encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stdout).toContain('missing   packages/server/src/generated/operations.ts');
  expect(run.stdout).toContain(
    `orphan    ${stub}: its operation already has a handler or no longer exists, so delete the file`,
  );
  expect(run.stderr).toContain('pnpm generate');
  expect(globSync('packages/**/*.*', { cwd: root })).toEqual([stub]);
});

test('a connector is generated once and shared by the service and the sandbox', async () => {
  await bringInStep();
  const binder = 'packages/connector-contracts/src/generated/binder';
  expect(await read(`${binder}/operations.ts`)).toContain('satisfies Record<string, Operation<ErrorKey>>');
  expect(await read(`${binder}/index.ts`)).toContain("export { default as contract } from './openapi.json'");
  expect(await read('packages/connector-contracts/src/generated/connectors.ts')).toContain("Connector = 'binder';");
  expect(await read('packages/sandbox/src/binder/handlers.ts')).toContain(
    "'@agency-booking/connector-contracts/binder'",
  );
});

test('an operation contains the path of the file that describes it', async () => {
  await bringInStep();
  const operations = await read('packages/server/src/generated/operations.ts');
  expect(operations).toContain('"file": "openapi/paths/library/getLoan.yaml"');
  expect(operations).toContain('"file": "openapi/openapi.yaml"');
});

test('a connector has the edge errors of the main catalogue', async () => {
  const lost =
    '{ area: edge, code: 404, status: 404, description: Nothing here., retry: never, situation: pathNotFound }';
  await appendFile(join(root, 'openapi/errors.yaml'), `path.notFound: ${lost}\n`);
  await generate();
  expect(await read('packages/connector-contracts/src/generated/binder/errors.ts')).toContain('"path.notFound"');
});

test('defaults are required in server types and optional in client types', async () => {
  await bringInStep();
  expect(await read('packages/server/src/generated/types.ts')).toContain('days: number;');
  expect(await read('packages/client/src/generated/types.ts')).toContain('days?: number;');
});

test('a new feature gets a handlers.ts, and an existing one is left unchanged', async () => {
  await bringInStep();
  const handlers = 'packages/server/src/features/library-desk/handlers.ts';
  expect(await read(handlers)).toContain('LibraryDeskHandlers<Caller>');

  await writeFile(join(root, handlers), 'export const mine = { getLoan, renewLoan };');
  await generate();

  expect(await read(handlers)).toBe('export const mine = { getLoan, renewLoan };');
});

test('an operation without a handler gets one stub file', async () => {
  const room = join(root, 'packages/server/src/features/library-desk');
  await mkdir(room, { recursive: true });
  await writeFile(join(room, 'handlers.ts'), 'export const mine = { getLoan };');

  await generate();
  const stub = 'packages/server/src/features/library-desk/renewLoan.stub.ts';
  expect(await read(stub)).toContain('renewLoan (POST /loans/{loanId}) has no handler yet');

  await writeFile(join(root, stub), '// begun');
  await generate();
  expect(await read(stub)).toBe('// begun');
});

test('a stub for an implemented or removed operation is reported and kept', async () => {
  await bringInStep();
  const room = 'packages/server/src/features/library-desk';
  await writeFile(join(root, room, 'handlers.ts'), "import { getLoan } from './getLoan.stub.ts';\nrenewLoan();");
  const stubs = ['getLoan', 'renewLoan', 'loseLoan'].map((id) => `${room}/${id}.stub.ts`);
  for (const stub of stubs) await writeFile(join(root, stub), '// begun');

  const orphans = stubs.slice(1).map((path) => ({ kind: 'orphan', path }));
  expect(await drift()).toEqual(orphans.toReversed());
  await generate();
  expect(await drift()).toEqual(orphans.toReversed());
});

test('an unresolved reference is reported in one line with its location', async () => {
  await edit('openapi/openapi.yaml', 'getLoan.yaml', 'getLaon.yaml');
  const message =
    /^openapi\/openapi[.]yaml:7:\d+ Can't resolve [$]ref: there is no openapi\/paths\/library\/getLaon[.]yaml$/;
  await expect(plan(root)).rejects.toThrow(message);
});

test('an error missing from the catalogue is reported with the operation that lists it', async () => {
  await edit('openapi/paths/library/getLoan.yaml', '[loan.notFound]', '[loan.lost]');
  await expect(plan(root)).rejects.toThrow(
    'openapi/paths/library/getLoan.yaml: x-errors contains loan.lost, but the error catalogue does not',
  );
});

test('a schema in the file of an operation produces the same files as one in a separate file', async () => {
  await bringInStep();
  const [operation, schema] = [
    'openapi/paths/library/renewLoan.yaml',
    'openapi/components/schemas/library/Renewal.yaml',
  ];
  const lines = (await read(schema)).trimEnd().replaceAll(/^/gm, '    ');
  await edit(operation, '{ $ref: ../../components/schemas/library/Renewal.yaml }', '{ $ref: "#/x-schemas/Renewal" }');
  await appendFile(join(root, operation), `x-schemas:\n  Renewal:\n${lines}\n`);
  await rm(join(root, schema));
  expect(await drift()).toEqual([]);
});

test('two components with one name are refused, because the bundle cannot distinguish them', async () => {
  await mkdir(join(root, 'openapi/components/schemas/other'));
  await writeFile(join(root, 'openapi/components/schemas/other/Loan.yaml'), 'type: string');
  const days = '{ type: integer, default: 14 }';
  await edit('openapi/components/schemas/library/Renewal.yaml', days, '{ $ref: ../other/Loan.yaml }');
  await expect(plan(root)).rejects.toThrow('Loan-2');
});
