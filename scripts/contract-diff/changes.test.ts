import { beforeAll, describe, expect, test } from 'vitest';
import type { ContractDocument } from '../generate/document.ts';
import { type Change, contractChanges, type Impact } from './changes.ts';
import { extensionChanges } from './extension-changes.ts';
import { answer, contract, type Loose, loan, request } from './fixture/library.ts';

const CASES: [string, Impact, (c: Loose) => unknown][] = [
  ['an operation is removed', 'breaking', (c) => delete c.paths['/books']],
  ['an answer loses a field', 'breaking', (c) => delete answer(c).properties.status],
  ['a field of an answer may be missing', 'breaking', (c) => answer(c).required.pop()],
  ['a field of an answer changes its type', 'breaking', (c) => (answer(c).properties.id = { type: 'integer' })],
  ['an answer has a new status word', 'breaking', (c) => answer(c).properties.status.enum.push('lost')],
  ['a request needs a new field', 'breaking', (c) => request(c).required.push('days')],
  ['a request takes fewer words', 'breaking', (c) => request(c).properties.shelf.enum.pop()],
  ['a request takes shorter text', 'breaking', (c) => (request(c).properties.book.maxLength = 50)],
  ['a request takes smaller numbers', 'breaking', (c) => (request(c).properties.days.maximum = 14)],
  ['a request must match a pattern', 'breaking', (c) => (request(c).properties.book.pattern = '^B')],
  ['a request means another default', 'breaking', (c) => (request(c).properties.days.default = 14)],
  ['an answer may hold null', 'breaking', (c) => (answer(c).properties.id.type = ['string', 'null'])],
  ['an answer has another status', 'breaking', (c) => (loan(c).responses = { '200': loan(c).responses['201'] })],
  ['a header becomes required', 'breaking', (c) => (loan(c).parameters[0].required = true)],
  ['a request takes a new optional field', 'addition', (c) => (request(c).properties.note = { type: 'string' })],
  ['an answer has a new field', 'addition', (c) => (answer(c).properties.fee = { type: 'integer' })],
  [
    'there is a new operation',
    'addition',
    (c) => (c.paths['/desks'] = { get: { operationId: 'listDesks', responses: { '200': { description: 'Desks.' } } } }),
  ],
  ['a request takes more words', 'addition', (c) => request(c).properties.shelf.enum.push('rare')],
  ['a request takes larger numbers', 'addition', (c) => (request(c).properties.days.maximum = 60)],
  ['a field is deprecated', 'addition', (c) => (answer(c).properties.status.deprecated = true)],
  ['an operation is deprecated', 'addition', (c) => (loan(c).deprecated = true)],
  ['there is another example', 'wording', (c) => (request(c).properties.book.examples = ['Emma'])],
  ['a summary is reworded', 'wording', (c) => (loan(c).summary = 'Borrow a book')],
];

const worst = (changes: readonly Change[]) => changes[0]?.impact;

describe('when', () => {
  let changes: Change[];
  /** Comparing takes a program that is slow to start: every case has paths of its own in one pair of contracts. */
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
    '$title, that is $impact',
    ({ impact, index }) => {
      expect(worst(changes.filter(({ where }) => new RegExp(`^([A-Z]+ )?/${index}/`).test(where)))).toBe(impact);
    },
  );

  test.each<[string, (c: Loose) => unknown]>([
    ['the base path is another', (c) => (c.servers[0].url = 'http://library.test/v2')],
    ['a security scheme is removed', (c) => delete c.components.securitySchemes.card],
  ])('%s, that is breaking', async (_title, alter) => {
    const revision = contract();
    alter(revision);
    expect(worst(await contractChanges(contract() as ContractDocument, revision as ContractDocument))).toBe('breaking');
  });
});

describe('the report', () => {
  let changes: Change[];
  beforeAll(async () => {
    const revision = contract();
    request(revision).properties.days.maximum = 14;
    changes = await contractChanges(contract() as ContractDocument, revision as ContractDocument);
  });

  test('names the place and the difference', () => {
    expect(changes).toHaveLength(1);
    expect(changes[0]!.where).toContain('/loans › post › requestBody › days');
    expect(changes[0]!.what).toMatch(/`days`.*30.*14/);
  });

  test('says from what to what, also where no client breaks', async () => {
    const revision = contract();
    request(revision).properties.days.maximum = 60;
    const wider = await contractChanges(contract() as ContractDocument, revision as ContractDocument);
    expect(wider).toEqual([expect.objectContaining({ what: '`maximum` changed from 30 to 60.' })]);
  });

  test('has what is judged here once', async () => {
    const revision = contract();
    loan(revision).security = [];
    loan(revision)['x-rate-limit'].per = 'order';
    const changes = await contractChanges(contract() as ContractDocument, revision as ContractDocument);
    expect(changes).toEqual(extensionChanges(contract() as ContractDocument, revision as ContractDocument));
  });

  test('of two equal contracts is empty', async () => {
    expect(await contractChanges(contract() as ContractDocument, contract() as ContractDocument)).toEqual([]);
  });
});
