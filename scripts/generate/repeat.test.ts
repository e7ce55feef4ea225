import { expect, test } from 'vitest';
import { repeatability } from './repeat.ts';

const key = { name: 'Idempotency-Key', in: 'header' };

test.each([
  ['a GET only reads', 'get', {}, 'always'],
  ['a POST that only reads says so', 'post', { 'x-repeatable': true }, 'always'],
  ['a POST with a key may be repeated with that key', 'post', { parameters: [key] }, 'withKey'],
  ['whatever else changes something', 'post', {}, 'never'],
])('%s', (_, method, operation, expected) => {
  const document = { paths: { '/loans': { [method]: { operationId: 'loan', ...operation } } } };
  expect(repeatability(document).get('loan')).toBe(expected);
});

test('the key is found behind a reference', () => {
  const operation = { operationId: 'loan', parameters: [{ $ref: '#/components/parameters/Key' }] };
  const document = { paths: { '/loans': { post: operation } }, components: { parameters: { Key: key } } };
  expect(repeatability(document).get('loan')).toBe('withKey');
});
