import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Each case breaks the sound contract by replacing a text with the next one; all of them are linted in one run of the
 * real command.
 */
type Breakage = { rule: string; file: string; replace: readonly string[] };

const OPERATION = 'paths/loans/renewLoan.yaml';

const breakages: Record<string, Breakage> = {
  'a text that is still to be written': {
    rule: 'house/filled-in',
    file: OPERATION,
    replace: ['summary: ', 'summary: TODO '],
  },
  'an operation with two tags': {
    rule: 'house/operation-in-its-file',
    file: OPERATION,
    replace: ['tags: [loans]', 'tags: [loans, loans]'],
  },
  'an operation whose file has another name': {
    rule: 'house/operation-in-its-file',
    file: OPERATION,
    replace: ['operationId: renewLoan', 'operationId: extendLoan'],
  },
  'an error that is not in the catalogue': {
    rule: 'house/errors-declared',
    file: OPERATION,
    replace: ['[request.invalid,', '[loan.lost, request.invalid,'],
  },
  'an error whose status is not among the responses': {
    rule: 'house/errors-declared',
    file: OPERATION,
    replace: ['[request.invalid,', '[loan.notFound, request.invalid,'],
  },
  'a response that no declared error answers': {
    rule: 'house/errors-declared',
    file: OPERATION,
    replace: ['token.invalid, rateLimit.exceeded,', 'token.invalid,'],
  },
  'a secured operation without 401': {
    rule: 'house/common-answers-declared',
    file: OPERATION,
    replace: [' token.invalid,', '', '  "401": { description: The token is not valid. }\n', ''],
  },
  'an operation without default': {
    rule: 'house/common-answers-declared',
    file: OPERATION,
    replace: ['  default: { $ref: ../../responses/EdgeError.yaml }\n', ''],
  },
  'an operation without a rate limit': {
    rule: 'house/rate-limit-declared',
    file: OPERATION,
    replace: ['x-rate-limit: { requests: 60, windowSeconds: 60, per: user }\n', ''],
  },
  'a rate limit per something unknown': { rule: 'struct', file: OPERATION, replace: ['per: user', 'per: planet'] },
  'a catalogue entry without advice': {
    rule: 'struct',
    file: 'errors.yaml',
    replace: ['  action: Check it.\n', ''],
  },
  'an identifier in a path without a pattern': {
    rule: 'house/identifiers-have-patterns',
    file: OPERATION,
    replace: ['pattern: "^[A-Za-z0-9_-]{1,64}$"', 'maxLength: 64'],
  },
  'an identifier in a schema without a pattern': {
    rule: 'house/identifiers-have-patterns',
    file: 'schemas/Loan.yaml',
    replace: ['pattern: "^[A-Za-z0-9_-]{1,64}$"', 'maxLength: 64'],
  },
  'text without a limit': {
    rule: 'house/values-have-bounds',
    file: 'schemas/Error.yaml',
    replace: [', maxLength: 100', ''],
  },
  'a number without a limit': {
    rule: 'house/values-have-bounds',
    file: 'schemas/Period.yaml',
    replace: [', maximum: 90', ''],
  },
  'a list without a limit': {
    rule: 'house/values-have-bounds',
    file: 'schemas/Loan.yaml',
    replace: ['    maxItems: 10\n', ''],
  },
  'a field without a description': {
    rule: 'house/fields-described',
    file: 'schemas/Period.yaml',
    replace: [' description: Days.,', ''],
  },
  'an open object inside a request, also used in an answer': {
    rule: 'house/requests-closed',
    file: 'schemas/Period.yaml',
    replace: ['additionalProperties: false\n', ''],
  },
  'an answer put together with allOf': {
    rule: 'house/answers-without-all-of',
    file: 'schemas/Loan.yaml',
    replace: ['type: object\n', 'type: object\nallOf: [{ type: object, description: More. }]\n'],
  },
  'a query parameter that refuses reserved characters': {
    rule: 'house/query-allows-reserved',
    file: OPERATION,
    replace: ['    allowReserved: true\n', ''],
  },
  'an answer that is not shown': {
    rule: 'house/examples-named',
    file: OPERATION,
    replace: ['        examples:\n          renewed: { $ref: ../../examples/Loan.renewed.yaml }\n', ''],
  },
  'an example outside a file': {
    rule: 'house/examples-named',
    file: OPERATION,
    replace: [
      'renewed: { $ref: ../../examples/Loan.renewed.yaml }',
      'renewed: { value: { loanId: L1, period: { days: 7 }, notes: [] } }',
    ],
  },
  'an example whose file has another name': {
    rule: 'house/examples-named',
    file: OPERATION,
    replace: ['          renewed:', '          extended:'],
  },
  'an error example with another code': {
    rule: 'house/error-examples-from-catalogue',
    file: 'examples/Error.invalid.yaml',
    replace: ['1001', '1002'],
  },
  'an error example in other words': {
    rule: 'house/error-examples-from-catalogue',
    file: 'examples/Error.bodyTooLarge.yaml',
    replace: ['The body is too large.', 'Too much.'],
  },
  'an example that its schema refuses': {
    rule: 'no-invalid-media-type-examples',
    file: 'examples/Renewal.week.yaml',
    replace: ['7', '700'],
  },
  'an example with a field that its schema does not have': {
    rule: 'no-invalid-media-type-examples',
    file: 'examples/Loan.renewed.yaml',
    replace: ['notes: []', 'notes: [], colour: red'],
  },
};

const root = join(import.meta.dirname, '../..');
const sound = join(import.meta.dirname, 'fixtures/sound');
let copies: string;
let problems: readonly Problem[];

type Problem = { ruleId: string; location: readonly [{ source: { ref: string } }] };

beforeAll(async () => {
  copies = await mkdtemp(join(tmpdir(), 'contract-lint-'));
  const folders = await Promise.all(Object.entries(breakages).map(([title, breakage]) => broken(title, breakage)));
  problems = await lint([sound, ...folders].map((folder) => join(folder, 'openapi.yaml')));
}, 60_000);

afterAll(() => rm(copies, { recursive: true }));

test('a contract that keeps every rule is not complained about', () => {
  expect(rulesBrokenIn(sound)).toEqual([]);
});

test.each(Object.entries(breakages))('%s is refused', (title, { rule }) => {
  expect(rulesBrokenIn(join(copies, title))).toEqual([rule]);
});

async function broken(title: string, { file, replace }: Breakage): Promise<string> {
  const folder = join(copies, title);
  await cp(sound, folder, { recursive: true });
  let contract = await readFile(join(folder, file), 'utf8');
  for (let index = 0; index < replace.length; index += 2) {
    const [text, by] = replace.slice(index) as [string, string];
    if (!contract.includes(text)) throw new Error(`${file} does not contain ${text}`);
    contract = contract.replace(text, by);
  }
  await writeFile(join(folder, file), contract);
  return folder;
}

function lint(contracts: readonly string[]): Promise<Problem[]> {
  const cli = createRequire(join(root, 'scripts/package.json')).resolve('@redocly/cli/package.json');
  const args = [join(cli, '../bin/cli.js'), 'lint', ...contracts, '--format=json', '--max-problems=1000'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((done) => {
    // Problems are expected, so the exit code says nothing here. One JSON document follows the other, one per contract.
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 }, (_failed, stdout) => {
      const reports = JSON.parse(`[${stdout.replaceAll('\n}{', '\n},{')}]`) as { problems: Problem[] }[];
      done(reports.flatMap((report) => report.problems));
    });
  });
}

function rulesBrokenIn(folder: string): string[] {
  const inFolder = problems.filter(({ location: [at] }) => resolve(root, at.source.ref).startsWith(`${folder}/`));
  return [...new Set(inFolder.map(({ ruleId }) => ruleId))];
}
