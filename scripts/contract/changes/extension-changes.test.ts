import { expect, test } from 'vitest';
import type { ContractDocument } from '../../generate/document.ts';
import type { Change, Impact } from './changes.ts';
import { extensionChanges } from './extension-changes.ts';
import { contract, type Loose, loan } from './fixture/library.ts';

function changesBy(alter: (c: Loose) => unknown): Change[] {
  const revision = contract();
  alter(revision);
  return extensionChanges(contract() as ContractDocument, revision as ContractDocument);
}

const CASES: [string, Impact, (c: Loose) => unknown][] = [
  ['an operation gets a different operationId', 'breaking', (c) => (c.paths['/books'].get.operationId = 'findBooks')],
  ['an operation can no longer be repeated', 'breaking', (c) => delete loan(c)['x-repeatable']],
  ['an error changes its code', 'breaking', (c) => (c['x-error-catalogue']['loan.refused'].code = 4002)],
  ['an error changes its retry advice', 'breaking', (c) => (c['x-error-catalogue']['loan.refused'].retry = 'same')],
  ['an error leaves the catalogue', 'breaking', (c) => delete c['x-error-catalogue']['loan.refused']],
  ['a limit is lowered', 'breaking', (c) => (loan(c)['x-rate-limit'].requests = 5)],
  [
    'a limit is added',
    'breaking',
    (c) => (c.paths['/books'].get['x-rate-limit'] = { requests: 5, windowSeconds: 60, per: 'user' }),
  ],
  ['a limit counts per order instead of per user', 'breaking', (c) => (loan(c)['x-rate-limit'].per = 'order')],
  [
    'a limit has a smaller burst',
    'breaking',
    (c) => (loan(c)['x-rate-limit'] = { requests: 1, windowSeconds: 6, per: 'user' }),
  ],
  ['a limit has a longer window', 'breaking', (c) => (loan(c)['x-rate-limit'].windowSeconds = 120)],
  ['an operation becomes public', 'breaking', (c) => (loan(c).security = [])],
  ['an operation may be called without a key', 'breaking', (c) => (loan(c).security = [{ card: [] }, {}])],
  ['every operation becomes public', 'breaking', (c) => delete c.security],
  [
    'an operation gets a rule',
    'breaking',
    (c) => loan(c)['x-rules'].push({ field: 'days', by: 'clock', says: 'Until Christmas.' }),
  ],
  ['a rule gets a different number', 'breaking', (c) => (loan(c)['x-rules'][1].says = 'At most 20 books.')],
  ['a rule applies to a different field', 'breaking', (c) => (loan(c)['x-rules'][1].field = 'days')],
  ['a rule is reworded', 'wording', (c) => (loan(c)['x-rules'][1].says = 'A reader may borrow 10 books.')],
  ['an operation requires a different key', 'breaking', (c) => (loan(c).security = [{ seal: [] }])],
  ['an operation requires a second key', 'breaking', (c) => (loan(c).security = [{ card: [], seal: [] }])],
  ['an operation also accepts a different key', 'addition', (c) => (loan(c).security = [{ card: [] }, { seal: [] }])],
  ['a limit is removed', 'addition', (c) => delete loan(c)['x-rate-limit']],
  ['a limit is raised', 'addition', (c) => (loan(c)['x-rate-limit'].requests = 20)],
  [
    'an error is added',
    'addition',
    (c) => (c['x-error-catalogue']['loan.late'] = { code: 4003, status: 422, retry: 'never' }),
  ],
  [
    'an open response enum gets a value',
    'addition',
    (c) => c.components.schemas.Shelf['x-extensible-enum'].push('rare'),
  ],
  ['an operation gets an error', 'addition', (c) => loan(c)['x-errors'].push('loan.late')],
];

const rule = (c: Loose) => loan(c)['x-rules'][1];

test.each(CASES)('when %s, the change is %s', (_title, impact, alter) => {
  expect(new Set(changesBy(alter).map((change) => change.impact))).toEqual(new Set([impact]));
});

test.each<[(c: Loose) => unknown, Change]>([
  [
    (c) => (loan(c).security = []),
    {
      impact: 'breaking',
      where: 'POST /loans',
      what: 'The operation no longer requires authentication; it required card.',
    },
  ],
  [
    (c) => (loan(c).security = [{ card: [], seal: [] }]),
    {
      impact: 'breaking',
      where: 'POST /loans',
      what: 'The operation requires card and seal and no longer accepts card.',
    },
  ],
  [
    (c) => (loan(c)['x-rate-limit'].requests = 20),
    {
      impact: 'addition',
      where: 'POST /loans',
      what: 'The limit changed from 10 in 60 s per user to 20 in 60 s per user.',
    },
  ],
  [
    (c) => (loan(c)['x-rate-limit'].per = 'order'),
    {
      impact: 'breaking',
      where: 'POST /loans',
      what: 'The limit changed from 10 in 60 s per user to 10 in 60 s per order.',
    },
  ],
])('the report describes changes of keys and limits: %#', (alter, change) => {
  expect(changesBy(alter)).toEqual([change]);
});

test('a second rule for the field of a reworded rule is breaking', () => {
  const changes = changesBy((c) =>
    loan(c)['x-rules'].splice(1, 1, { ...rule(c), says: 'No more than 10 books.' }, { ...rule(c), says: '10 each.' }),
  );
  expect(changes.map(({ impact }) => impact)).toEqual(['wording', 'breaking']);
});
