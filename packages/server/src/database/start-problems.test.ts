import { expect, test } from 'vitest';
import { StartupError } from '../shared/startup-error.ts';
import { explainPostgres } from './start-problems.ts';

const failing = (code: string, message = 'its own words') => Object.assign(new Error(message), { code });

test.each([
  ['28P01', 'PostgreSQL refuses the login', 'Correct the user and the password.'],
  ['3D000', 'there is no such database', 'Create it, or correct its name.'],
  ['53300', 'PostgreSQL takes no more connections', 'Raise its max_connections, or lower DATABASE_CONNECTIONS.'],
  ['57P03', 'PostgreSQL is not ready yet', 'Start again once it is.'],
  ['42501', 'its role lacks a right', 'Grant it, or start once with the role that owns the schema.'],
  ['3F000', 'its role lacks a right', 'Grant it, or start once with the role that owns the schema.'],
  ['25006', 'it can only be read', 'Name the primary server, not a standby.'],
  ['53100', 'its disk is full', 'Make room.'],
])('%s is a line that says what to do', (code, means, advice) => {
  expect(explainPostgres(failing(code))).toEqual(new StartupError(`DATABASE_URL: ${means} (its own words). ${advice}`));
});

test.each([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('%s is a certificate that is not accepted', (code) => {
  expect(explainPostgres(failing(code))).toMatchObject({ message: expect.stringContaining('sslrootcert=') });
});

test.each(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH'])('%s is a server that does not answer', (code) => {
  expect(explainPostgres(failing(code, ''))).toMatchObject({
    message: expect.stringMatching(new RegExp(`^DATABASE_URL: PostgreSQL does not answer \\(${code}\\)\\. Start it`)),
  });
});

test('what is wrong with our own SQL keeps its stack', () => {
  const error = failing('42P01');
  expect(explainPostgres(error)).toBe(error);
});
