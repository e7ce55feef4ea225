import { expect, test } from 'vitest';
import { repeatability } from './repeat.ts';

const key = { name: 'Idempotency-Key', in: 'header' };

test.each([
  ['a GET operation can always be repeated', 'get', {}, 'always'],
  ['a reading POST operation can always be repeated', 'post', { 'x-repeatable': true }, 'always'],
  ['a POST operation with an Idempotency-Key can be repeated with that key', 'post', { parameters: [key] }, 'withKey'],
  ['any other POST operation cannot be repeated', 'post', {}, 'never'],
])('%s', (_, method, operation, expected) => {
  const document = { paths: { '/loans': { [method]: { operationId: 'loan', ...operation } } } };
  expect(repeatability(document).get('loan')).toBe(expected);
});

test('an Idempotency-Key parameter is found behind a reference', () => {
  const operation = { operationId: 'loan', parameters: [{ $ref: '#/components/parameters/Key' }] };
  const document = { paths: { '/loans': { post: operation } }, components: { parameters: { Key: key } } };
  expect(repeatability(document).get('loan')).toBe('withKey');
});
