import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LintProblem, lint, lintLines } from '../../scripts/generate/redocly.ts';

/**
 * A change that breaks rules. `replace`: pairs of old and new text. `add`: the content of a new file. One run of the
 * real command lints all cases.
 */
type Breakage = { rule: string | readonly string[]; file: string } & ({ replace: readonly string[] } | { add: string });

const OPERATION = 'paths/loans/renewLoan.yaml';

/** Violations of rules that apply only to the contracts we publish. */
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

const PIN = '{ type: string, description: The PIN., pattern: "^[0-9]{4}$", x-sensitive: true }';
const TOKEN =
  '{ name: token, in: query, allowReserved: true, description: One., schema: { type: string, pattern: "^[a-z]{9}$" }, example: abcabcabc }';

const breakages: Record<string, Breakage> = {
  'an unfinished text': {
    rule: 'house/filled-in',
    file: OPERATION,
    replace: ['summary: ', 'summary: TODO '],
  },
  'an operation with two tags': {
    rule: 'house/operation-in-its-file',
    file: OPERATION,
    replace: ['tags: [loans]', 'tags: [loans, loans]'],
  },
  'an operation in a file with a different name': {
    rule: 'house/operation-in-its-file',
    file: OPERATION,
    replace: ['operationId: renewLoan', 'operationId: extendLoan'],
  },
  'an error missing from the catalogue': {
    rule: 'house/errors-declared',
    file: OPERATION,
    replace: ['[request.invalid,', '[loan.lost, request.invalid,'],
  },
  'an error whose status has no response': {
    rule: 'house/errors-declared',
    file: OPERATION,
    replace: ['[request.invalid,', '[loan.notFound, request.invalid,'],
  },
  'an error response without a declared error': {
    rule: 'house/errors-declared',
    file: OPERATION,
    replace: ['token.invalid, rateLimit.exceeded,', 'token.invalid,'],
  },
  'a secured operation without 401': {
    rule: 'house/common-answers-declared',
    file: OPERATION,
    replace: [' token.invalid,', '', '  "401": { description: The token is not valid. }\n', ''],
  },
  'an operation without a default response': {
    rule: 'house/common-answers-declared',
    file: OPERATION,
    replace: ['  default: { $ref: ../../responses.yaml#/Error }\n', ''],
  },
  'an operation without a rate limit': {
    rule: 'house/rate-limit-declared',
    file: OPERATION,
    replace: ['x-rate-limit: { requests: 60, windowSeconds: 60, per: user }\n', ''],
  },
  'an operation with cookie sign-in and no roles': {
    rule: 'house/roles-declared',
    file: 'openapi.yaml',
    replace: ['type: http, scheme: bearer', 'type: apiKey, in: cookie, name: session'],
  },
  'roles in a contract without cookie sign-in': {
    rule: 'house/roles-declared',
    file: OPERATION,
    replace: ['x-rate-limit:', 'x-roles: [owner]\nx-rate-limit:'],
  },
  'an unknown role': {
    rule: ['struct', 'house/roles-declared'],
    file: OPERATION,
    replace: ['x-rate-limit:', 'x-roles: [queen]\nx-rate-limit:'],
  },
  'a rate limit per unknown unit': { rule: 'struct', file: OPERATION, replace: ['per: user', 'per: planet'] },
  'a catalogue entry without advice': {
    rule: 'struct',
    file: 'errors.yaml',
    replace: ['  action: Check it.\n', ''],
  },
  'a rule about an undeclared field': {
    rule: 'house/rules-name-fields',
    file: OPERATION,
    replace: ['field: period.days', 'field: period.weeks'],
  },
  'a rule with an unknown dependency': { rule: 'struct', file: OPERATION, replace: ['by: clock', 'by: chance'] },
  'an identifier without a pattern in a path': {
    rule: ['house/identifiers-have-patterns', 'house/requests-without-hidden-characters'],
    file: OPERATION,
    replace: ['pattern: "^[A-Za-z0-9_-]{1,64}$"', 'maxLength: 64'],
  },
  'an identifier without a pattern in a schema': {
    rule: 'house/identifiers-have-patterns',
    file: 'schemas/Loan.yaml',
    replace: ['pattern: "^[A-Za-z0-9_-]{1,64}$"', 'maxLength: 64'],
  },
  'a text without a maximum length': {
    rule: 'house/values-have-bounds',
    file: 'schemas/Error.yaml',
    replace: [', maxLength: 100', ''],
  },
  'a URL with an unrestricted scheme': {
    rule: 'house/addresses-of-the-web',
    file: 'schemas/Loan.yaml',
    replace: [
      '  notes:\n',
      '  cover: { type: string, format: uri, description: A picture., maxLength: 500 }\n  notes:\n',
    ],
  },
  'a request text that may contain line feeds': {
    rule: 'house/requests-without-hidden-characters',
    file: 'schemas/Renewal.yaml',
    replace: [
      'properties:\n',
      'properties:\n  by: { type: string, description: Who asks., pattern: "^.[^x]{0,9}$" }\n',
    ],
  },
  'a query text without a format': {
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
  'an open object that is shared by a request and a response': {
    rule: 'house/requests-closed',
    file: 'schemas/Period.yaml',
    replace: ['additionalProperties: false\n', ''],
  },
  'a response composed with allOf': {
    rule: 'house/answers-without-all-of',
    file: 'schemas/Loan.yaml',
    replace: ['type: object\n', 'type: object\nallOf: [{ type: object, description: More. }]\n'],
  },
  'a discriminator on a schema that is not an object': {
    rule: 'house/discriminators-of-objects',
    file: 'schemas/Notice.yaml',
    replace: ['type: object\n', ''],
  },
  'two discriminator values with one schema': {
    rule: 'house/discriminators-of-objects',
    file: 'schemas/Notice.yaml',
    replace: ['    recall: Recall.yaml', '    recall: Recall.yaml\n    late: Recall.yaml'],
  },
  'an inline enum in a schema': {
    rule: 'house/enums-named',
    file: 'schemas/Period.yaml',
    replace: ['properties:', 'properties:\n  unit: { type: string, description: One., enum: [day, week] }'],
  },
  'an open enum without a pattern': {
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
  'an open enum that is not a list': {
    rule: 'struct',
    file: 'schemas/Loan.yaml',
    replace: ['[lent, returned]', 'lent'],
  },
  'a secret without its mark': {
    rule: 'house/sensitive-fields-marked',
    file: 'schemas/Renewal.yaml',
    replace: ['properties:\n', `properties:\n  readerPin: ${PIN.replace(', x-sensitive: true', '')}\n`],
  },
  'the code of a second factor without its mark': {
    rule: 'house/sensitive-fields-marked',
    file: OPERATION,
    replace: [
      'schema: { $ref: ../../schemas/Loan.yaml }',
      'schema: { oneOf: [{ $ref: ../../schemas/Loan.yaml }, { $ref: "#/x-schemas/SecondFactorProof" }] }',
      'x-schemas:\n',
      `x-schemas:
  SecondFactorProof:
    type: object
    description: The proof.
    required: [code]
    properties: { code: { type: string, description: The code., pattern: "^[0-9]{6}$" } }
`,
    ],
  },
  'a secret query parameter without its mark': {
    rule: 'house/sensitive-fields-marked',
    file: OPERATION,
    replace: ['parameters:\n', `parameters:\n  - ${TOKEN}\n`],
  },
  'a mark that is not true': {
    rule: ['house/sensitive-fields-marked', 'struct'],
    file: 'schemas/Renewal.yaml',
    replace: ['properties:\n', `properties:\n  readerPin: ${PIN.replace('x-sensitive: true', 'x-sensitive: yes')}\n`],
  },
  'a query parameter without reserved characters': {
    rule: 'house/query-allows-reserved',
    file: OPERATION,
    replace: ['    allowReserved: true\n', ''],
  },
  'a response without an example': {
    rule: ['house/examples-named', 'house/files-referenced'],
    file: OPERATION,
    replace: ['        examples:\n          renewed: { $ref: ../../examples.yaml#/Loan.renewed }\n', ''],
  },
  'an inline example': {
    rule: ['house/examples-named', 'house/files-referenced'],
    file: OPERATION,
    replace: [
      'renewed: { $ref: ../../examples.yaml#/Loan.renewed }',
      'renewed: { value: { loanId: L1, period: { days: 7 }, notes: [] } }',
    ],
  },
  'an example with a different name': {
    rule: 'house/examples-named',
    file: OPERATION,
    replace: ['          renewed:', '          extended:'],
  },
  'an unused example': {
    rule: 'house/files-referenced',
    file: 'examples.yaml',
    replace: ['Loan.renewed:', 'Loan.lost: { value: { loanId: L2 } }\nLoan.renewed:'],
  },
  'an unused schema': {
    rule: 'house/files-referenced',
    file: 'schemas/Reader.yaml',
    add: '{ type: string, maxLength: 10 }',
  },
  'an unused schema of an operation': {
    rule: 'no-unused-components',
    file: OPERATION,
    replace: ['x-schemas:\n', 'x-schemas:\n  Reader: { type: string, maxLength: 10 }\n'],
  },
  'an unused example of an operation': {
    rule: 'no-unused-components',
    file: OPERATION,
    replace: ['x-examples:\n', 'x-examples:\n  Loan.lost: { summary: A lost loan, value: { loanId: L2 } }\n'],
  },
  'an inline enum in an operation': {
    rule: ['house/enums-named', 'no-unused-components'],
    file: OPERATION,
    replace: ['{ $ref: "#/x-schemas/Unit" }', '{ type: string, enum: [day, week] }'],
  },
  'an unused response': {
    rule: 'house/files-referenced',
    file: 'responses.yaml',
    replace: ['Error:\n', 'Lost: { description: The loan is lost. }\nError:\n'],
  },
  'an example that violates its schema': {
    rule: 'no-invalid-media-type-examples',
    file: 'examples.yaml',
    replace: ['7', '700'],
  },
  'an example with an undeclared field': {
    rule: 'no-invalid-media-type-examples',
    file: 'examples.yaml',
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

test('a contract that follows every rule has no problems', () => {
  expect(rulesBrokenIn(sound)).toEqual([]);
});

test.each(Object.entries(breakages))('the linter refuses a contract with this problem: %s', (title, { rule }) => {
  expect(rulesBrokenIn(join(copies, title))).toEqual([rule].flat());
});

test('a connector contract must follow only the general rules', () => {
  expect(rulesBrokenIn(join(copies, 'connectors'))).toEqual([]);
});

test('an unresolved reference is reported in one line, whatever other rules fail because of it', () => {
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
