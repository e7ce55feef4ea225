import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demandedInProduction, incompleteConnectors } from './connectors.ts';

const FILES = {
  'redocly.yaml': 'apis: { binder: { root: openapi/connectors/book-binder.yaml } }\n',
  'openapi/connectors/book-binder.yaml': 'openapi: 3.1.0\n',
  'packages/server/src/connectors/book-binder.ts': '',
  'packages/sandbox/src/book-binder/handlers.ts': '',
};
const facts = { demanded: new Set(['BINDER_BASE_URL', 'BINDER_KEY']), served: ['book-binder'] };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'connectors-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});
afterEach(() => rm(root, { recursive: true }));

test('the connectors of the repository lack nothing', () => {
  expect(incompleteConnectors(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

test('a connector with everything is right', () => {
  expect(incompleteConnectors(root, facts)).toEqual([]);
});

test.each([
  ['packages/server/src/connectors/book-binder.ts', 'has no packages/server/src/connectors/book-binder.ts: write it.'],
  ['packages/sandbox/src/book-binder/handlers.ts', 'has no packages/sandbox/src/book-binder/handlers.ts: write it.'],
])('without %s it is named', async (file, told) => {
  await rm(join(root, file));
  expect(incompleteConnectors(root, facts)).toEqual([`openapi/connectors/book-binder.yaml ${told}`]);
});

test('one that is not linted is named', async () => {
  await writeFile(join(root, 'redocly.yaml'), 'apis: { own: { root: openapi/openapi.yaml } }\n');
  expect(incompleteConnectors(root, facts)).toEqual([
    'openapi/connectors/book-binder.yaml is not linted: add it to `apis` in redocly.yaml.',
  ]);
});

test.each(['BASE_URL', 'KEY'])('one whose %s production does not demand is named', (ending) => {
  const demanded = new Set([...facts.demanded].filter((variable) => !variable.endsWith(ending)));
  expect(incompleteConnectors(root, { ...facts, demanded })).toEqual([
    `openapi/connectors/book-binder.yaml can be left unset in production: add BOOK_BINDER_${ending} to packages/server/src/config.ts, and demand it there.`,
  ]);
});

test('one that the sandbox does not serve is named', () => {
  expect(incompleteConnectors(root, { ...facts, served: ['vendor'] })).toEqual([
    'openapi/connectors/book-binder.yaml has no buttons on the console: add it with its parties to packages/sandbox/src/connectors.ts.',
  ]);
});

test('what production demands is learnt from its refusals to start', () => {
  const read = (environment: NodeJS.ProcessEnv) => {
    for (const variable of ['JWT_SECRET', 'BINDER_BASE_URL']) {
      if (!environment[variable]) throw new Error(`${variable}: APP_ENV=production needs it.`);
    }
  };
  expect(demandedInProduction(read)).toEqual(new Set(['JWT_SECRET', 'BINDER_BASE_URL']));
});

test('a refusal without a variable is not taken for one', () => {
  const read = () => {
    throw new Error('out of memory');
  };
  expect(() => demandedInProduction(read)).toThrow('out of memory');
});
