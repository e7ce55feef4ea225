import { beforeAll, describe, expect, test } from 'vitest';
import type { ContractDocument } from '../../generate/document.ts';
import { type Change, contractChanges, type Impact } from './changes.ts';
import { extensionChanges } from './extension-changes.ts';
import { answer, contract, type Loose, loan, request } from './fixture/library.ts';

const CASES: [string, Impact, (c: Loose) => unknown][] = [
  ['an operation is removed', 'breaking', (c) => delete c.paths['/books']],
  ['a response loses a field', 'breaking', (c) => delete answer(c).properties.status],
  ['a response field becomes optional', 'breaking', (c) => answer(c).required.pop()],
  ['a response field changes its type', 'breaking', (c) => (answer(c).properties.id = { type: 'integer' })],
  ['a response enum gets a new value', 'breaking', (c) => answer(c).properties.status.enum.push('lost')],
  ['a request gets a required field', 'breaking', (c) => request(c).required.push('days')],
  ['a request enum loses a value', 'breaking', (c) => request(c).properties.shelf.enum.pop()],
  ['a request text gets a shorter maximum', 'breaking', (c) => (request(c).properties.book.maxLength = 50)],
  ['a request number gets a smaller maximum', 'breaking', (c) => (request(c).properties.days.maximum = 14)],
  ['a request text gets a pattern', 'breaking', (c) => (request(c).properties.book.pattern = '^B')],
  ['a request field gets a different default', 'breaking', (c) => (request(c).properties.days.default = 14)],
  ['a response field may be null', 'breaking', (c) => (answer(c).properties.id.type = ['string', 'null'])],
  [
    'an operation returns a different status',
    'breaking',
    (c) => (loan(c).responses = { '200': loan(c).responses['201'] }),
  ],
  ['a header becomes required', 'breaking', (c) => (loan(c).parameters[0].required = true)],
  ['a request gets an optional field', 'addition', (c) => (request(c).properties.note = { type: 'string' })],
  ['a response gets a field', 'addition', (c) => (answer(c).properties.fee = { type: 'integer' })],
  [
    'an operation is added',
    'addition',
    (c) => (c.paths['/desks'] = { get: { operationId: 'listDesks', responses: { '200': { description: 'Desks.' } } } }),
  ],
  ['a request enum gets a value', 'addition', (c) => request(c).properties.shelf.enum.push('rare')],
  ['a request number gets a larger maximum', 'addition', (c) => (request(c).properties.days.maximum = 60)],
  ['a field is deprecated', 'addition', (c) => (answer(c).properties.status.deprecated = true)],
  ['an operation is deprecated', 'addition', (c) => (loan(c).deprecated = true)],
  ['an example is added', 'wording', (c) => (request(c).properties.book.examples = ['Emma'])],
  ['a summary is reworded', 'wording', (c) => (loan(c).summary = 'Borrow a book')],
];

const worst = (changes: readonly Change[]) => changes[0]?.impact;

describe('impact of contract changes', () => {
  let changes: Change[];
  /** One run compares all cases, on separate paths, because the comparison program starts slowly. */
  beforeAll(async () => {
    const [base, revision] = [contract(), contract()].map((document) => ({ ...document, paths: {} as Loose }));
    for (const [index, [, , alter]] of CASES.entries()) {
      const altered = contract();
      alter(altered);
      for (const [path, item] of Object.entries(contract().paths)) base!.paths[`/${index}${path}`] = item;
      for (const [path, item] of Object.entries(altered.paths)) revision!.paths[`/${index}${path}`] = item;
    }
    changes = await contractChanges(base as ContractDocument, revision as ContractDocument);
  });

  test.each(CASES.map(([title, impact], index) => ({ title, impact, index })))(
    '$title: the change is $impact',
    ({ impact, index }) => {
      expect(worst(changes.filter(({ where }) => new RegExp(`^([A-Z]+ )?/${index}/`).test(where)))).toBe(impact);
    },
  );

  test.each<[string, (c: Loose) => unknown]>([
    ['a different base path', (c) => (c.servers[0].url = 'http://library.test/v2')],
    ['a removed security scheme', (c) => delete c.components.securitySchemes.card],
  ])('%s is a breaking change', async (_title, alter) => {
    const revision = contract();
    alter(revision);
    expect(worst(await contractChanges(contract() as ContractDocument, revision as ContractDocument))).toBe('breaking');
  });
});

describe('contract change report', () => {
  let changes: Change[];
  beforeAll(async () => {
    const revision = contract();
    request(revision).properties.days.maximum = 14;
    changes = await contractChanges(contract() as ContractDocument, revision as ContractDocument);
  });

  test('the report contains the location and the difference', () => {
    expect(changes).toHaveLength(1);
    expect(changes[0]!.where).toContain('/loans › post › requestBody › days');
    expect(changes[0]!.what).toMatch(/`days`.*30.*14/);
  });

  test('the report contains the old and the new value, also for compatible changes', async () => {
    const revision = contract();
    request(revision).properties.days.maximum = 60;
    const wider = await contractChanges(contract() as ContractDocument, revision as ContractDocument);
    expect(wider).toEqual([expect.objectContaining({ what: '`maximum` changed from 30 to 60.' })]);
  });

  test('a change of an extension is reported once', async () => {
    const revision = contract();
    loan(revision).security = [];
    loan(revision)['x-rate-limit'].per = 'order';
    const changes = await contractChanges(contract() as ContractDocument, revision as ContractDocument);
    expect(changes).toEqual(extensionChanges(contract() as ContractDocument, revision as ContractDocument));
  });

  test('the report of two identical contracts is empty', async () => {
    expect(await contractChanges(contract() as ContractDocument, contract() as ContractDocument)).toEqual([]);
  });
});
