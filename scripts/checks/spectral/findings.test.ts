import { describe, expect, test } from 'vitest';
import { findings, violations } from './findings.ts';

const found = { rule: 'no-secrets', at: 'paths./loans.get', message: 'There is one.' };

describe('exceptions for Spectral violations', () => {
  test('a violation without an exception is reported', () => {
    expect(violations([found], [])).toEqual(['no-secrets at paths./loans.get: There is one.']);
  });

  test('a violation with an exception for a different location is reported', () => {
    const elsewhere = { rule: 'no-secrets', at: /books/, because: 'Books have none.' };
    expect(violations([found], [elsewhere])).toContain('no-secrets at paths./loans.get: There is one.');
  });

  test('a violation with an exception and a reason is not reported', () => {
    expect(violations([found], [{ rule: 'no-secrets', at: /loans/, because: 'It is known.' }])).toEqual([]);
  });

  test('an unused exception is reported', () => {
    expect(violations([], [{ rule: 'no-secrets', because: 'It is known.' }])).toEqual([
      'The exception from no-secrets is no longer needed.',
    ]);
  });
});

test('the rules of Spectral and OWASP are applied', async () => {
  const contract = {
    openapi: '3.1.0',
    info: { title: 'Library', version: '1.0.0' },
    servers: [{ url: 'http://library.test/' }],
    paths: { '/loans': { get: { responses: { '200': { description: 'Loans.' } } } } },
  };
  const rules = (await findings(contract)).map(({ rule }) => rule);
  expect(rules).toContain('operation-operationId');
  expect(rules).toContain('owasp:api8:2023-no-server-http');
  expect(rules).toContain('owasp:api2:2023-read-restricted');
});
