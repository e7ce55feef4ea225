import { StartupError } from '../shared/startup-error.ts';

/** Startup problems of the database by SQLSTATE or Node error code, each with its meaning and remedy. */
const PROBLEMS: readonly (readonly [codes: RegExp, means: string, advice: string])[] = [
  [/^28/, 'PostgreSQL refuses the login', 'Correct the user and the password.'],
  [/^3D000$/, 'there is no such database', 'Create it, or correct its name.'],
  [/^53300$/, 'PostgreSQL takes no more connections', 'Raise its max_connections, or lower DATABASE_CONNECTIONS.'],
  [/^57P03$/, 'PostgreSQL is not ready yet', 'Start again once it is.'],
  [/^(42501|3F000)$/, 'its role lacks a right', 'Grant it, or start once with the role that owns the schema.'],
  [/^25006$/, 'it can only be read', 'Name the primary server, not a standby.'],
  [/^(53100|ENOSPC)$/, 'its disk is full', 'Make room.'],
  [
    /CERT|SIGNATURE|ALTNAME|^ERR_(SSL|TLS)/,
    'the certificate of PostgreSQL is not accepted',
    'Name the authority that signed it, `?sslmode=verify-full&sslrootcert=<file>`, and the host as the certificate does.',
  ],
  [/^E(NOENT|ACCES)$/, 'a file or socket that it names is not there', 'Correct the URL.'],
];

/** Returns a StartupError with the remedy for a problem of the environment. Other errors are returned unchanged. */
export function explainPostgres(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const reason = (error.message || code).replace(/\s+/g, ' ');
  const [, means, advice] = PROBLEMS.find(([codes]) => codes.test(code)) ?? [];
  if (means) return new StartupError(`DATABASE_URL: ${means} (${reason}). ${advice}`, { cause: error });
  const cameFromServer = /^[0-9A-Z]{5}$/.test(code);
  if (cameFromServer) return error;
  return new StartupError(
    `DATABASE_URL: PostgreSQL does not answer (${reason}). Start it, correct the URL, or unset it to use the embedded database.`,
    { cause: error },
  );
}
