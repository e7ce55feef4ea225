import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pascalCase } from '../generate/names.ts';
import { runProgram } from '../test/command.ts';
import { copyRepository, type RepositoryCopy } from '../test/repository-copy.ts';
import { newOperation } from './operation.ts';
import { openTree } from './tree.ts';

let copy: RepositoryCopy;
beforeAll(async () => {
  copy = await copyRepository();
});
afterAll(() => copy.remove());

const BELOW_PATHS = [
  ['car-orders', '/order/{orderID}/notes'],
  ['webhooks', '/webhook-endpoints/{endpointId}/notes'],
  ['transfer-search', '/transfer/search/{searchId}/{code}/notes'],
  ['payments', '/payment/notes'],
  ['reference-data', '/helper-data/notes'],
] as const;

const BELOW_MANAGEMENT_PATHS = [
  ['agencies', '/agencies/{agencyId}/notes', ['operator']],
  ['members', '/agencies/{agencyId}/members/{memberId}/notes', ['owner', 'operator']],
  ['requests', '/request-notes', ['owner', 'developer', 'finance', 'viewer', 'operator']],
  ['second-factor', '/second-factor/notes', ['owner']],
  ['webhooks', '/agencies/{agencyId}/webhook-endpoints/{endpointId}/notes', ['developer']],
] as const;

test('a generated operation compiles, and the linter reports only the texts that a person must write', async () => {
  const program = join(copy.root, 'scripts/new.ts');
  const tree = openTree(copy.root);
  for (const [area, path] of BELOW_PATHS) {
    const Noun = pascalCase(`${area}-note`);
    newOperation(tree, { area, operationId: `create${Noun}`, method: 'POST', path });
    newOperation(tree, { area, operationId: `list${Noun}s`, method: 'GET', path });
  }
  for (const [area, path, roles] of BELOW_MANAGEMENT_PATHS) {
    const Noun = pascalCase(`managed-${area}-note`);
    newOperation(tree, { area, operationId: `create${Noun}`, method: 'POST', path, roles });
    newOperation(tree, { area, operationId: `list${Noun}s`, method: 'GET', path, roles });
    newOperation(tree, { area, operationId: `check${Noun}s`, method: 'GET', path: `${path}/check`, roles });
  }
  const movements = {
    operationId: 'listMovements',
    method: 'GET',
    path: '/payment/limits/{currency:Currency}/movements',
  };
  newOperation(tree, { ...movements, area: 'credit-limits', hasPages: false, errors: ['carOrder.notFound'] });
  tree.save();
  const operation = ['operation', 'car-orders', 'listRentals', 'GET', '/rentals', '--schema', 'CarOrder'];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...operation]);
  expect(stdout).toMatch(
    /^Written:\n(?: {2}\S+\n)+\nGenerated:\n(?: {2}\S+\n)+\nRemaining steps, in this order:\n {2}1\. /,
  );
  await promisify(execFile)(process.execPath, [program, 'connector', 'mail-sender']);

  const merge = ['operation', 'agencies', 'mergeAgencies', 'PUT', '/merged-agencies', '--roles', 'operator'];
  await promisify(execFile)(process.execPath, [program, ...merge]);

  const lint = await runProgram('scripts/checks/lint.ts', [], { cwd: copy.root });
  const rules = [...lint.printed.matchAll(/ \((\S+)\)$/gm)].map(([, rule]) => rule);
  expect(new Set(rules)).toEqual(new Set(['house/filled-in']));

  const tsc = join(copy.root, 'node_modules/typescript/bin/tsc');
  for (const project of ['packages/server', 'packages/sandbox']) {
    expect(await runProgram(tsc, ['-p', project], { cwd: copy.root })).toMatchObject({ ok: true, printed: '' });
  }
  const handlers = await readFile(join(copy.root, 'packages/sandbox/src/mail-sender/handlers.ts'), 'utf8');
  expect(handlers).toContain('readStatus of mail-sender is not written yet');
  expect(await readFile(join(copy.root, 'scripts/operate/SETTINGS.md'), 'utf8')).toContain('`MAIL_SENDER_BASE_URL`');
});

test('a missing argument is reported with the usage', async () => {
  const program = join(copy.root, 'scripts/new.ts');
  const refused = promisify(execFile)(process.execPath, [program, 'migration']);
  await expect(refused).rejects.toMatchObject({ code: 2, stderr: 'pnpm new migration <what-it-does>\n' });
});
