import { expect, test } from 'vitest';
import { asRefusal, refusalOf } from '../src/api/refusal.ts';

test('an error answer is told by its field, where it names one', () => {
  const body = {
    key: 'request.invalid',
    code: 1001,
    description: 'The request is not valid.',
    details: { field: 'email', message: 'must be an email address' },
  };
  expect(refusalOf(400, body, 'req_1')).toMatchObject({
    status: 400,
    key: 'request.invalid',
    field: 'email',
    message: 'must be an email address',
    requestId: 'req_1',
  });
});

test('details that are a sentence say more than the description', () => {
  const body = { key: 'operation.refused', code: 409, description: 'Not now.', details: 'The record is in use.' };
  expect(refusalOf(409, body, undefined)).toMatchObject({ message: 'The record is in use.', field: undefined });
});

test.each(['<h1>Bad gateway</h1>', undefined, { error: 'no' }])(
  'an answer that is not ours is told by its status',
  (body) => {
    expect(refusalOf(502, body, undefined)).toMatchObject({
      key: 'portal.unreadable',
      message: 'The service answered 502.',
    });
  },
);

test('what broke on the way is a service that cannot be reached', () => {
  expect(asRefusal(new TypeError('Failed to fetch'))).toMatchObject({ status: 0, key: 'portal.unreachable' });
});
