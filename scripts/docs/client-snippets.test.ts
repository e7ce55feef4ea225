/** Compiles every TypeScript snippet of the client's README as a separate program. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf, runProgram } from '../test/command.ts';

const SCRATCH = new URL('./.snippets/', import.meta.url);

/** Names that the snippets use and that are defined in the reader's program. */
const GIVEN: Readonly<Record<string, string>> = {
  agency: 'AgencyClient',
  account: '{ baseUrl: string; key: string; secret: string }',
  baseUrl: 'string',
  confirmToCustomer: '(orderId: string) => Promise<void>',
  currentTrace: '() => string',
  key: 'string',
  log: '{ warn(values: object): void }',
  metrics: '{ record(...values: unknown[]): void }',
  orderID: 'string',
  payWithCard: "CardPaymentRequest['payWithCard']",
  print: '(text: string) => void',
  rawBody: 'Uint8Array',
  redis: '{ get(key: string): Promise<string | null>; set(key: string, value: string): Promise<unknown> }',
  request: "import('node:http').IncomingMessage & { url: string }",
  response: "import('node:http').ServerResponse",
  secret: 'string',
  writeFile: "typeof import('node:fs/promises').writeFile",
};
const IMPORTED = ['type AgencyClient', 'type CardPaymentRequest', 'type TokenStore'];
const FUNCTIONS = ['createAgencyClient', 'isError', 'needs3ds', 'read3dsReturn', 'show3ds'];

let snippets: string[];

beforeAll(async () => {
  const readme = await readFile(new URL('../../packages/client/README.md', import.meta.url), 'utf8');
  snippets = [...readme.matchAll(/^( *)```ts\n([\s\S]*?)^\1```/gm)].map(([, , code]) => code!);
  await mkdir(SCRATCH, { recursive: true });
});
afterAll(() => rm(SCRATCH, { recursive: true, force: true }));

function programFor(snippet: string): string {
  const used = (name: string) => new RegExp(`\\b${name}\\b`).test(snippet);
  const declared = (name: string) =>
    new RegExp(`\\b(const|let|of) ${name}\\b|const ${name} of|import \\{[^}]*\\b${name}\\b`).test(snippet);
  const functions = FUNCTIONS.filter((name) => used(name) && !declared(name));
  const given = Object.entries(GIVEN).filter(([name]) => used(name) && !declared(name));
  return [
    `import { ${[...IMPORTED, ...functions].join(', ')} } from '@agency-booking/client';`,
    ...given.map(([name, type]) => `declare const ${name}: ${type};`),
    snippet,
    'export type Types = [AgencyClient, CardPaymentRequest, TokenStore];',
  ].join('\n');
}

test('every TypeScript snippet of the client compiles with strict settings', async () => {
  expect(snippets.length).toBeGreaterThan(7);
  for (const [index, snippet] of snippets.entries()) {
    await writeFile(new URL(`snippet-${index + 1}.mts`, SCRATCH), programFor(snippet));
  }
  const tsconfig = { extends: '../../../tsconfig.base.json', include: ['*.mts'] };
  await writeFile(new URL('tsconfig.json', SCRATCH), JSON.stringify(tsconfig));
  const { ok, printed } = await runProgram(programOf('typescript', 'tsc'), ['-p', '.'], {
    cwd: fileURLToPath(SCRATCH),
  });
  expect(printed).toBe('');
  expect(ok).toBe(true);
});
