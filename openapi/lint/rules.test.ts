import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LintProblem, lint, lintLines } from '../../scripts/redocly.ts';

/**
 * Each case breaks the sound contract by replacing a text with the next one, or by a new file; all of them are linted
 * in one run of the real command.
 */
type Breakage = { rule: string | readonly string[]; file: string } & ({ replace: readonly string[] } | { add: string });

const OPERATION = 'paths/loans/renewLoan.yaml';

/** What only a contract that we publish has to keep. */
const OUTSIDE = {
  file: OPERATION,
  replace: [
    'operationId: renewLoan',
    'operationId: extendLoan',
    'x-rate-limit: { requests: 60, windowSeconds: 60, per: user }\n',
    '',
  ],
};
const LOST = { file: OPERATION, replace: ['schemas/Loan.yaml', 'schemas/Laon.yaml'] };

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
    rule: ['house/common-answers-declared', 'house/files-referenced'],
    file: OPERATION,
    replace: ['  default: { $ref: ../../responses/EdgeError.yaml }\n', ''],
  },
  'an operation without a rate limit': {
    rule: 'house/rate-limit-declared',
    file: OPERATION,
    replace: ['x-rate-limit: { requests: 60, windowSeconds: 60, per: user }\n', ''],
  },
  'an operation without roles where people sign in': {
    rule: 'house/roles-declared',
    file: 'openapi.yaml',
    replace: ['type: http, scheme: bearer', 'type: apiKey, in: cookie, name: session'],
  },
  'roles where nobody signs in': {
    rule: 'house/roles-declared',
    file: OPERATION,
    replace: ['x-rate-limit:', 'x-roles: [owner]\nx-rate-limit:'],
  },
  'a role that there is not': {
    rule: ['struct', 'house/roles-declared'],
    file: OPERATION,
    replace: ['x-rate-limit:', 'x-roles: [queen]\nx-rate-limit:'],
  },
  'a rate limit per something unknown': { rule: 'struct', file: OPERATION, replace: ['per: user', 'per: planet'] },
  'a catalogue entry without advice': {
    rule: 'struct',
    file: 'errors.yaml',
    replace: ['  action: Check it.\n', ''],
  },
  'a rule about a field that nobody can send': {
    rule: 'house/rules-name-fields',
    file: OPERATION,
    replace: ['field: period.days', 'field: period.weeks'],
  },
  'a rule that depends on something unknown': { rule: 'struct', file: OPERATION, replace: ['by: clock', 'by: chance'] },
  'an identifier in a path without a pattern': {
    rule: ['house/identifiers-have-patterns', 'house/requests-without-hidden-characters'],
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
  'an address that may have any scheme': {
    rule: 'house/addresses-of-the-web',
    file: 'schemas/Loan.yaml',
    replace: [
      '  notes:\n',
      '  cover: { type: string, format: uri, description: A picture., maxLength: 500 }\n  notes:\n',
    ],
  },
  'a text of a request that takes line feeds': {
    rule: 'house/requests-without-hidden-characters',
    file: 'schemas/Renewal.yaml',
    replace: [
      'properties:\n',
      'properties:\n  by: { type: string, description: Who asks., pattern: "^.[^x]{0,9}$" }\n',
    ],
  },
  'a text of a query that takes anything': {
    rule: 'house/requests-without-hidden-characters',
    file: OPERATION,
    replace: ['schema: { type: string, format: plain-text,', 'schema: { type: string,'],
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
  'a discriminator that lets what is no object pass': {
    rule: 'house/discriminators-of-objects',
    file: 'schemas/Notice.yaml',
    replace: ['type: object\n', ''],
  },
  'two values of a discriminator with one schema': {
    rule: 'house/discriminators-of-objects',
    file: 'schemas/Notice.yaml',
    replace: ['    recall: Recall.yaml', '    recall: Recall.yaml\n    late: Recall.yaml'],
  },
  'a list of values inside a schema': {
    rule: 'house/enums-named',
    file: 'schemas/Period.yaml',
    replace: ['properties:', 'properties:\n  unit: { type: string, description: One., enum: [day, week] }'],
  },
  'an open enum that any text passes': {
    rule: ['house/values-have-bounds', 'house/open-enums-in-answers'],
    file: 'schemas/Loan.yaml',
    replace: ['    pattern: ^[a-z]{1,20}$\n', ''],
  },
  'an open enum in a request': {
    rule: 'house/open-enums-in-answers',
    file: 'schemas/Period.yaml',
    replace: [
      'properties:',
      'properties:\n  unit: { type: string, description: One., pattern: ^d$, x-extensible-enum: [d] }',
    ],
  },
  'an open enum that is no list': {
    rule: 'struct',
    file: 'schemas/Loan.yaml',
    replace: ['[lent, returned]', 'lent'],
  },
  'a query parameter that refuses reserved characters': {
    rule: 'house/query-allows-reserved',
    file: OPERATION,
    replace: ['    allowReserved: true\n', ''],
  },
  'an answer that is not shown': {
    rule: ['house/examples-named', 'house/files-referenced'],
    file: OPERATION,
    replace: ['        examples:\n          renewed: { $ref: ../../examples/Loan.renewed.yaml }\n', ''],
  },
  'an example outside a file': {
    rule: ['house/examples-named', 'house/files-referenced'],
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
  'an error example with the key of another error': {
    rule: 'house/error-examples-from-catalogue',
    file: 'examples/Error.invalid.yaml',
    replace: ['request.invalid', 'token.invalid'],
  },
  'an error example in other words': {
    rule: 'house/error-examples-from-catalogue',
    file: 'examples/Error.bodyTooLarge.yaml',
    replace: ['The body is too large.', 'Too much.'],
  },
  'an example that nothing shows': {
    rule: 'house/files-referenced',
    file: 'examples/Error.unused.yaml',
    add: 'value: { key: loan.notFound, code: 404, description: No such loan. }',
  },
  'a schema that nothing uses': {
    rule: 'house/files-referenced',
    file: 'schemas/Reader.yaml',
    add: '{ type: string, maxLength: 10 }',
  },
  'a response that nothing answers': {
    rule: 'house/files-referenced',
    file: 'responses/Lost.yaml',
    add: 'description: The loan is lost.',
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
let problems: readonly LintProblem[];

beforeAll(async () => {
  copies = await mkdtemp(join(tmpdir(), 'contract-lint-'));
  const folders = await Promise.all(Object.entries(breakages).map(([title, breakage]) => broken(title, breakage)));
  const others = [await broken('connectors', OUTSIDE), await broken('lost', LOST)];
  problems = await lint(
    [sound, ...folders, ...others].map((folder) => join(folder, 'openapi.yaml')),
    root,
  );
});

afterAll(() => rm(copies, { recursive: true }));

test('a contract that keeps every rule has no problems', () => {
  expect(rulesBrokenIn(sound)).toEqual([]);
});

test.each(Object.entries(breakages))('%s is refused', (title, { rule }) => {
  expect(rulesBrokenIn(join(copies, title))).toEqual([rule].flat());
});

test('a contract toward the outside keeps only the general rules', () => {
  expect(rulesBrokenIn(join(copies, 'connectors'))).toEqual([]);
});

test('a reference that leads nowhere is one line, whatever fails behind it', () => {
  const lines = lintLines(problemsIn(join(copies, 'lost')), copies);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/renewLoan[.]yaml:\d+:\d+ Can't resolve [$]ref: there is no lost\/schemas\/Laon[.]yaml/);
});

async function broken(title: string, { file, ...breakage }: Omit<Breakage, 'rule'>): Promise<string> {
  const folder = join(copies, title);
  await cp(sound, folder, { recursive: true });
  if ('add' in breakage) {
    await writeFile(join(folder, file), breakage.add as string);
    return folder;
  }
  const { replace } = breakage as { replace: readonly string[] };
  let contract = await readFile(join(folder, file), 'utf8');
  for (let index = 0; index < replace.length; index += 2) {
    const [text, by] = replace.slice(index) as [string, string];
    if (!contract.includes(text)) throw new Error(`${file} does not contain ${text}`);
    contract = contract.replace(text, by);
  }
  await writeFile(join(folder, file), contract);
  return folder;
}

function problemsIn(folder: string): LintProblem[] {
  return problems.filter(({ location: [at] }) => resolve(root, at.source.ref).startsWith(`${folder}/`));
}

function rulesBrokenIn(folder: string): string[] {
  return [...new Set(problemsIn(folder).map(({ ruleId }) => ruleId))];
}
