import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { readChecksums, readMigrations } from '../../src/database/migrations.ts';
import type { Database } from '../../src/database/open.ts';
import { createTestClock } from '../support/clock.ts';
import { emptySchema, openTestDatabase } from '../support/database.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { checkInvariants } from '../support/invariants.ts';
import { startService, type TestService } from '../support/service.ts';
import { rowsPerTable, unusedWords } from './contents.ts';

const recorded = await readChecksums();
const releases = [...new Set(recorded.map(({ release }) => release))].filter((release) => release !== 'unreleased');
/** `.sql` files contain rows; `.jsonl` files contain one request per line, with the expected status and body. */
const fileOf = (release: string, ending: string) => new URL(`${release}.${ending}`, import.meta.url);

test.each(releases)('the database rows and partner responses of release %s are stored', (release) => {
  const missing = ['sql', 'jsonl'].filter((ending) => !existsSync(fileOf(release, ending)));
  expect(missing, `write them beside upgrade.test.ts, from those of the release before and what is new`).toEqual([]);
});

describe.each(releases)('upgrade from release %s', { timeout: 180_000 }, (release) => {
  const clock = createTestClock();
  let database: Database;
  let before: Record<string, number>;
  let sandbox: Sandbox;
  let service: TestService;

  beforeAll(async () => {
    database = await openTestDatabase();
    await emptySchema(database);
    const migrations = await readMigrations();
    const last = recorded.findLast((line) => line.release === release)!.name;
    await migrate(database.db, migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1));
    await database.pool.query(await readFile(fileOf(release, 'sql'), 'utf8'));
    expect(await unusedWords(database.db)).toEqual([]);
    before = await rowsPerTable(database.db);

    await migrate(database.db);
    sandbox = await startSandbox({ port: 0, now: clock.now, wait: async () => {} });
  }, 180_000);
  afterAll(async () => {
    await service?.stop();
    await sandbox?.close();
    await database?.close();
  });

  test('the database of the release has rows in every table, and they are kept', async () => {
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
    expect(await rowsPerTable(database.db)).toMatchObject(before);
  });

  test('the upgraded database satisfies every constraint and the invariants of money and bookings', async () => {
    const unheld = await sql`
      select conname as name from pg_constraint where not convalidated
      union select indexrelid::regclass::text from pg_index where not indisvalid`.execute(database.db);
    expect(unheld.rows).toEqual([]);
    await checkInvariants(database, clock.now());
  });

  test('the service starts on the upgraded database, and partners read unchanged responses', async () => {
    service = await startService({ clock, database, settings: externalSystemsAt(sandbox.url) });
    const token = await service.loginAs('horizon');
    const lines = (await readFile(fileOf(release, 'jsonl'), 'utf8')).trim().split('\n');
    for (const line of lines) {
      const [request, status, body]: [string, number, object] = JSON.parse(line);
      const [method, path] = request.split(' ');
      const answer = await service.api(method!, path!, { token });
      expect([request, answer.status, answer.body]).toMatchObject([request, status, body]);
    }
  });

  test('payments that were in progress before the upgrade are completed', async () => {
    for (let minute = 0; minute < 20; minute += 1) await service.later(60);
    expect(service.takeErrors()).toEqual([]);
    const { rows } = await sql`select id, status from payment_attempt where deadline_at is not null`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
    await checkInvariants(database, clock.now());
  });
});
