import { expect, test } from 'vitest';
import { asRefusal, Refusal, refusalOf } from '../src/api/refusal.ts';

test('an error response that names a field is shown at that field', () => {
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

test('an error response that names several fields is shown at each field', () => {
  const problems = [
    { field: 'allowedAddresses[1]', message: 'must be an IP address' },
    { field: 'expiresAt', message: 'must be in the future' },
  ];
  const body = { key: 'request.invalid', code: 1001, description: 'Invalid.', details: { ...problems[0], problems } };
  const refusal = refusalOf(400, body, 'req_1');
  expect(refusal).toMatchObject({ field: 'allowedAddresses[1]', problems });
  expect(['allowedAddresses', 'expiresAt', 'expires', 'name'].map((name) => refusal.messageFor(name))).toEqual([
    'must be an IP address',
    'must be in the future',
    undefined,
    undefined,
  ]);
});

test('an error in a list is shown with the invalid entries', () => {
  const message = 'must be an IP address';
  const problems = [1, 2].map((index) => ({ field: `addresses[${index}]`, message }));
  const refusal = new Refusal(400, 'request.invalid', message, 'addresses[1]', 'req_1', problems);
  const entries = ['203.0.113.7', '300.0.0.1', 'office'];
  expect(refusal.messageFor('addresses', entries)).toBe(`300.0.0.1: ${message}; office: ${message}`);
});

test('details with a sentence are shown in place of the description', () => {
  const body = { key: 'operation.refused', code: 409, description: 'Not now.', details: 'The record is in use.' };
  expect(refusalOf(409, body, undefined)).toMatchObject({ message: 'The record is in use.', field: undefined });
});

test.each(['<h1>Bad gateway</h1>', undefined, { error: 'no' }])(
  'a response in an unknown format is shown by its status',
  (body) => {
    expect(refusalOf(502, body, undefined)).toMatchObject({
      key: 'portal.unreadable',
      message: 'The service returned status 502.',
    });
  },
);

test('a failed request is shown as an unreachable service', () => {
  expect(asRefusal(new TypeError('Failed to fetch'))).toMatchObject({ status: 0, key: 'portal.unreachable' });
});
