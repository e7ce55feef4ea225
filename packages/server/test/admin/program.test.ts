import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replacements } from '../../src/admin/former.ts';
import { terminal } from '../../src/admin/io.ts';
import { runAdmin } from '../../src/admin/main.ts';
import { createProgram } from '../../src/admin/program.ts';
import { lockFolder } from '../../src/database/folder-lock.ts';
import type { Database } from '../../src/database/open.ts';
import { startServer } from '../../src/main.ts';
import type { Ran } from '../support/admin.ts';
import { call } from '../support/api.ts';
import { emptySchema, openTestDatabase } from '../support/database.ts';
import { production } from '../support/production.ts';
import { SERVICE_ROLE, urlAs } from '../support/service-role.ts';

const PROGRAM = fileURLToPath(new URL('../../../../scripts/admin.ts', import.meta.url));

/** Runs the program in a separate process without a terminal. */
async function program(environment: Record<string, string>, ...args: string[]): Promise<Ran> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, message, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number>((resolve) => child.on('exit', (exitCode) => resolve(exitCode ?? -1))),
  ]);
  return { code, out, message: message.replace('… working\n', '') };
}

describe('command line arguments', () => {
  const typed = async (...args: string[]) => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const unused = () => Promise.reject(new Error('nothing is opened'));
    const io = { environment: {}, user: 'ops', write: say, tell: say, ask: undefined, read: unused, open: unused };
    return { code: await runAdmin(args, io), said: said.join('\n') };
  };

  test.each([
    [['getAgncy'], "error: unknown command 'getAgncy'\n(Did you mean getAgency?)"],
    [['getAgency'], "error: required option '--agencyId <number>' not specified"],
    [
      ['getAgency', '--agencyId', 'Horizon'],
      "error: option '--agencyId <number>' argument 'Horizon' is invalid. Must be a whole number.",
    ],
    [['getAgency', '--agencyId', '1', '--name', 'x'], "error: unknown option '--name'"],
    [['rotateKey'], "error: missing required argument 'key'"],
  ])('invalid arguments end with exit code 2: %j', async (args, said) => {
    expect(await typed(...args)).toEqual({ code: 2, said });
  });

  test('--help ends with exit code 0 and lists every operation by area and the emergency commands', async () => {
    const { code, said } = await typed('--help');
    expect([code, said]).toEqual([0, expect.stringMatching(/^Usage: pnpm admin /)]);
    expect(said).toMatch(/\nCredit:\n(.+\n)* {2}grantCredit .*\n/);
    expect(said).toMatch(/\nEmergency:\n {2}bootstrap <email> /);
    expect(await typed('rotateKey', '--help')).toEqual({ code: 0, said: expect.stringContaining('<key>') });
  });

  test('the name of a former command ends with exit code 2 and the name of the command that replaces it', async () => {
    expect(await typed('credit', 'grant', '1', '2500.00', 'TRY')).toEqual({
      code: 2,
      said: '`credit grant` is now `grantCredit`: run `pnpm admin grantCredit --help`.',
    });
  });

  test('every replacement of a former command is a command', () => {
    const names = createProgram(terminal).commands.map((command) => command.name());
    expect(names).toEqual(expect.arrayContaining([...replacements]));
  });

  test('a command that requires confirmation is refused without a terminal before the database is opened', async () => {
    expect(await typed('suspendKey', '--agencyId', '1', '--keyId', 'key_1')).toEqual({
      code: 1,
      said: 'Suspend a key. Add --yes to confirm without a prompt.',
    });
  });

  test('an unexpected error is reported in one line without its stack', async () => {
    expect(await typed('listAgencies')).toEqual({
      code: 1,
      said: 'The command failed unexpectedly: Error: nothing is opened',
    });
  });
});

describe.runIf(!process.env.TEST_DATABASE_URL)('commands on the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'admin-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('the first command creates the schema, and --json prints only the result', async () => {
    const { code, out, message } = await program(
      { DATA_DIR: folder },
      ...['createAgency', '--name', 'Horizon Travel', '--json'],
    );
    expect([code, message]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ id: 1, name: 'Horizon Travel' });
  });

  test('a command is refused in one line while a service is using the database', async () => {
    const unlock = lockFolder(folder);
    const refused = await program({ DATA_DIR: folder }, 'listAgencies');
    unlock();
    expect(refused).toEqual({
      code: 1,
      out: '',
      message:
        'The service runs on the embedded database, which only one process can use. Stop the service and run the command again. With PostgreSQL, both can run at the same time.\n',
    });
  });

  test('an invalid setting is reported as at a service start', async () => {
    expect(await program({ PORT: 'http' }, 'listAgencies')).toEqual({
      code: 1,
      out: '',
      message: 'PORT: must be a whole number from 0 to 65535.\n',
    });
  });
});

/**
 * True if the connection uses a Unix socket. Production requires proof of the server's identity, which a Unix socket
 * provides.
 */
const isSocket = /[?&]host=(\/|%2F)/.test(process.env.TEST_DATABASE_URL ?? '');

describe.runIf(isSocket)('first agency in production on an empty PostgreSQL database with two roles', () => {
  let owned: Database;
  let environment: Record<string, string>;
  beforeAll(async () => {
    owned = await openTestDatabase();
    await emptySchema(owned);
    await owned.pool.query(
      `do $$ begin create role ${SERVICE_ROLE}; exception when duplicate_object or unique_violation then null; end $$`,
    );
    environment = {
      ...production,
      DATABASE_URL: urlAs(SERVICE_ROLE, owned),
      DATABASE_MIGRATION_URL: String(owned.pool.options.connectionString),
      DRAIN_DELAY_SECONDS: '0',
    };
  });
  afterAll(() => owned.close());

  test('commands create the agency as the schema owner, and the service role can use but not create agencies', async () => {
    const create = ['createAgency', '--name', 'Horizon Travel'];
    expect(await program(environment, ...create)).toMatchObject({ code: 0, message: '' });
    const holder = ['--user.email', 'elif@horizon.example', '--user.firstName', 'Elif', '--user.lastName', 'Demir'];
    const made = await program(environment, 'createKey', '--agencyId', '1', '--name', 'Site', ...holder, '--json');
    expect([made.code, made.message]).toEqual([0, 'The secret cannot be shown again.\n']);
    const { apiKey, secret } = JSON.parse(made.out);
    const { id, key } = apiKey;
    expect([key, secret]).toEqual([expect.stringMatching(/^ak_live_/), expect.stringMatching(/^sk_live_/)]);

    const server = await startServer({ ...environment, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'silent' });
    const login = () => call(`${server.url}/api/v1/auth/login`, 'POST', { body: { key, secret } });
    try {
      expect((await login()).status).toBe(200);
      expect((await program(environment, 'suspendKey', '--agencyId', '1', '--keyId', id, '--yes')).code).toBe(0);
      expect(await login()).toMatchObject({ status: 401, body: { key: 'auth.keySuspended' } });
    } finally {
      await server.close();
    }

    const { DATABASE_MIGRATION_URL: _, ...asService } = environment;
    expect(await program(asService, 'createAgency', '--name', 'Lodos Transfer')).toEqual({
      code: 1,
      out: '',
      message:
        'DATABASE_MIGRATION_URL: the role of the service lacks the privileges for this command. Set the connection of the schema owner.\n',
    });
  });
});
