import { beforeAll, describe, expect, test } from 'vitest';
import type { ContractDocument } from '../generate/document.ts';
import { type Change, contractChanges, type Impact } from './changes.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests change a contract in any place
type Loose = any;

/** A small contract: who asks for a loan says what and how long, and is told when it ends. */
const contract = () =>
  structuredClone({
    openapi: '3.1.0',
    info: { title: 'Library', version: '1.0.0' },
    servers: [{ url: 'http://library.test' }],
    paths: {
      '/loans': {
        post: {
          operationId: 'addLoan',
          summary: 'Borrow',
          'x-repeatable': true,
          'x-errors': ['loan.refused'],
          'x-rate-limit': { requests: 10, windowSeconds: 60, per: 'user' },
          parameters: [{ name: 'X-Desk', in: 'header', schema: { type: 'string' } }],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['book'],
                  properties: {
                    book: { type: 'string', maxLength: 100 },
                    days: { type: 'integer', minimum: 1, maximum: 30 },
                    shelf: { type: 'string', enum: ['open', 'closed'] },
                  },
                },
              },
            },
          },
          responses: {
            '201': {
              description: 'Borrowed.',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['id', 'until'],
                    properties: {
                      id: { type: 'string' },
                      until: { type: 'string', format: 'date' },
                      status: { type: 'string', enum: ['lent', 'returned'] },
                    },
                  },
                },
              },
            },
          },
        },
      },
      '/books': { get: { operationId: 'listBooks', responses: { '200': { description: 'Books.' } } } },
    },
    'x-error-catalogue': { 'loan.refused': { code: 4001, status: 422, retry: 'never' } },
  });

const loan = (c: Loose) => c.paths['/loans'].post;
const request = (c: Loose) => loan(c).requestBody.content['application/json'].schema;
const answer = (c: Loose) => loan(c).responses['201'].content['application/json'].schema;

const CASES: [string, Impact, (c: Loose) => unknown][] = [
  ['an operation is removed', 'breaking', (c) => delete c.paths['/books']],
  ['an operation gets another id', 'breaking', (c) => (c.paths['/books'].get.operationId = 'findBooks')],
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
  ['the base path is another', 'breaking', (c) => (c.servers[0].url = 'http://library.test/v2')],
  ['an operation must no longer be repeated', 'breaking', (c) => delete loan(c)['x-repeatable']],
  ['a header becomes required', 'breaking', (c) => (loan(c).parameters[0].required = true)],
  ['an error changes its code', 'breaking', (c) => (c['x-error-catalogue']['loan.refused'].code = 4002)],
  ['an error changes its retry advice', 'breaking', (c) => (c['x-error-catalogue']['loan.refused'].retry = 'same')],
  ['an error leaves the catalogue', 'breaking', (c) => delete c['x-error-catalogue']['loan.refused']],
  ['a limit is lowered', 'breaking', (c) => (loan(c)['x-rate-limit'].requests = 5)],
  [
    'a limit is introduced',
    'breaking',
    (c) => (c.paths['/books'].get['x-rate-limit'] = { requests: 5, windowSeconds: 60, per: 'user' }),
  ],
  ['a limit is raised', 'addition', (c) => (loan(c)['x-rate-limit'].requests = 20)],
  ['a request takes a new optional field', 'addition', (c) => (request(c).properties.note = { type: 'string' })],
  ['an answer has a new field', 'addition', (c) => (answer(c).properties.fee = { type: 'integer' })],
  [
    'there is a new operation',
    'addition',
    (c) => (c.paths['/desks'] = { get: { operationId: 'listDesks', responses: { '200': { description: 'Desks.' } } } }),
  ],
  [
    'there is a new error',
    'addition',
    (c) => (c['x-error-catalogue']['loan.late'] = { code: 4003, status: 422, retry: 'never' }),
  ],
  ['an operation may answer another error', 'addition', (c) => loan(c)['x-errors'].push('loan.late')],
  ['a request takes more words', 'addition', (c) => request(c).properties.shelf.enum.push('rare')],
  ['a request takes larger numbers', 'addition', (c) => (request(c).properties.days.maximum = 60)],
  ['a field is deprecated', 'addition', (c) => (answer(c).properties.status.deprecated = true)],
  ['an operation is deprecated', 'addition', (c) => (loan(c).deprecated = true)],
  ['there is another example', 'wording', (c) => (request(c).properties.book.examples = ['Emma'])],
  ['a summary is reworded', 'wording', (c) => (loan(c).summary = 'Borrow a book')],
];

const worst = (changes: readonly Change[]) => changes[0]?.impact;

describe.concurrent('when', () => {
  test.each(CASES)('%s, that is %s', async (_title, impact, alter) => {
    const revision = contract();
    alter(revision);
    expect(worst(await contractChanges(contract() as ContractDocument, revision as ContractDocument))).toBe(impact);
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

  test('says from what to what, where nobody is hurt, too', async () => {
    const revision = contract();
    request(revision).properties.days.maximum = 60;
    const wider = await contractChanges(contract() as ContractDocument, revision as ContractDocument);
    expect(wider).toEqual([expect.objectContaining({ what: '`maximum` changed from 30 to 60.' })]);
  });

  test('of two equal contracts is empty', async () => {
    expect(await contractChanges(contract() as ContractDocument, contract() as ContractDocument)).toEqual([]);
  });
});
