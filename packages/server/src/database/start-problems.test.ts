import { expect, test } from 'vitest';
import { StartupError } from '../shared/startup-error.ts';
import { explainPostgres } from './start-problems.ts';

const failing = (code: string, message = 'its own words') => Object.assign(new Error(message), { code });

test.each([
  ['28P01', 'PostgreSQL rejects the login', 'Correct the user name and the password.'],
  ['3D000', 'the database does not exist', 'Create the database, or correct its name.'],
  [
    '53300',
    'PostgreSQL accepts no more connections',
    'Increase max_connections of PostgreSQL, or decrease DATABASE_CONNECTIONS.',
  ],
  ['57P03', 'PostgreSQL is not ready yet', 'Start the service again when PostgreSQL is ready.'],
  ['42501', 'the role lacks a privilege', 'Grant the privilege, or start once with the role that owns the schema.'],
  ['3F000', 'the role lacks a privilege', 'Grant the privilege, or start once with the role that owns the schema.'],
  ['25006', 'the server is read-only', 'Use the address of the primary server, not of a standby.'],
  ['53100', 'the disk of the server is full', 'Free some space.'],
])('PostgreSQL error %s is reported in one line with advice', (code, means, advice) => {
  expect(explainPostgres(failing(code))).toEqual(new StartupError(`DATABASE_URL: ${means} (its own words). ${advice}`));
});

test.each([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('%s is reported as a certificate that is not accepted', (code) => {
  expect(explainPostgres(failing(code))).toMatchObject({ message: expect.stringContaining('sslrootcert=') });
});

test.each(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH'])(
  '%s is reported as a server that does not answer',
  (code) => {
    expect(explainPostgres(failing(code, ''))).toMatchObject({
      message: expect.stringMatching(new RegExp(`^DATABASE_URL: PostgreSQL does not answer \\(${code}\\)\\. Start it`)),
    });
  },
);

test('an error in our own SQL keeps its stack', () => {
  const error = failing('42P01');
  expect(explainPostgres(error)).toBe(error);
});
