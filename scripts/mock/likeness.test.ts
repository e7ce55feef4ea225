import { describe, expect, test } from 'vitest';
import { echoing, mostAlike } from './likeness.ts';

const examples = [
  { name: 'short', value: { loan: 'LOAN-00001', days: 3 } },
  { name: 'long', value: { loan: 'LOAN-00002', days: 30 } },
];

describe('the example that has most in common with a request', () => {
  test.each([
    [{ loan: 'LOAN-00002', days: 3, weeks: 1 }, undefined, 'short'],
    [{ loan: 'LOAN-00002' }, undefined, 'long'],
    [{ loan: 'LOAN-00009' }, undefined, 'short'],
    [{ loan: 'LOAN-00009' }, 'long', 'long'],
    [{ loan: 'LOAN-00001' }, 'long', 'short'],
  ])('%o, called %s', (request, name, expected) => {
    expect(mostAlike(examples, request, name)?.name).toBe(expected);
  });

  test('none of none', () => {
    expect(mostAlike([], {})).toBeUndefined();
  });
});

describe('an answer with what was sent', () => {
  const example = { orderID: 'LOAN-00001', reader: { name: 'Deniz' }, copies: 1, language: 'tr' };

  test('ids wherever they stand, whatever they are called there', () => {
    const answer = { id: 'LOAN-00001', items: [{ of: 'LOAN-00001' }], page: '<a href="/loans/LOAN-00001?x">' };
    expect(echoing(answer, example, { orderID: 'LOAN-77777' })).toEqual({
      id: 'LOAN-77777',
      items: [{ of: 'LOAN-77777' }],
      page: '<a href="/loans/LOAN-77777?x">',
    });
  });

  test('anything else in fields of the same name only', () => {
    const answer = { name: 'Deniz', author: 'Deniz', about: 'Deniz and the sea' };
    expect(echoing(answer, example, { reader: { name: 'Ayşe' } })).toEqual({
      name: 'Ayşe',
      author: 'Deniz',
      about: 'Deniz and the sea',
    });
  });

  test('what was not sent, and numbers, stay', () => {
    const answer = { id: 'LOAN-00001', copies: 1, language: 'tr', open: true, until: null };
    expect(echoing(answer, example, { copies: 5 })).toEqual(answer);
  });
});
