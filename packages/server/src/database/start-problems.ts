import { StartupError } from '../shared/startup-error.ts';

/** Database startup problems by SQLSTATE or Node error code, each with its meaning and remedy. */
const PROBLEMS: readonly (readonly [codes: RegExp, means: string, advice: string])[] = [
  [/^28/, 'PostgreSQL rejects the login', 'Correct the user name and the password.'],
  [/^3D000$/, 'the database does not exist', 'Create the database, or correct its name.'],
  [
    /^53300$/,
    'PostgreSQL accepts no more connections',
    'Increase max_connections of PostgreSQL, or decrease DATABASE_CONNECTIONS.',
  ],
  [/^57P03$/, 'PostgreSQL is not ready yet', 'Start the service again when PostgreSQL is ready.'],
  [
    /^(42501|3F000)$/,
    'the role lacks a privilege',
    'Grant the privilege, or start once with the role that owns the schema.',
  ],
  [/^25006$/, 'the server is read-only', 'Use the address of the primary server, not of a standby.'],
  [/^(53100|ENOSPC)$/, 'the disk of the server is full', 'Free some space.'],
  [
    /CERT|SIGNATURE|ALTNAME|^ERR_(SSL|TLS)/,
    'the certificate of PostgreSQL is not accepted',
    'Specify the authority that signed it, `?sslmode=verify-full&sslrootcert=<file>`, and the host name in ' +
      'the certificate.',
  ],
  [/^E(NOENT|ACCES)$/, 'a file or socket in the URL does not exist or is not accessible', 'Correct the URL.'],
];

/** Returns a StartupError with the remedy for an environment problem. Other errors are returned unchanged. */
export function explainPostgres(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const reason = (error.message || code).replace(/\s+/g, ' ');
  const [, means, advice] = PROBLEMS.find(([codes]) => codes.test(code)) ?? [];
  if (means) return new StartupError(`DATABASE_URL: ${means} (${reason}). ${advice}`, { cause: error });
  const cameFromServer = /^[0-9A-Z]{5}$/.test(code);
  if (cameFromServer) return error;
  return new StartupError(
    `DATABASE_URL: PostgreSQL does not answer (${reason}). Start it, correct the URL, or unset ` +
      'DATABASE_URL to use the embedded database.',
    { cause: error },
  );
}
