import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { readChecksums, readMigrations } from '../../src/database/migrations.ts';
import type { Database } from '../../src/database/open.ts';
import { checkWrittenFormat, NEWEST } from '../../src/database/written-format.ts';
import { challengeOf } from '../../src/payment-attempts/store.rows.sql.ts';
import { createTestClock } from '../support/clock.ts';
import { emptySchema, openTestDatabase } from '../support/database.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { checkInvariants } from '../support/invariants.ts';
import { peopleOf } from '../support/people.ts';
import { startService, type TestService } from '../support/service.ts';
import { rowsPerTable, unusedWords } from './contents.ts';

const recorded = await readChecksums();
/** A database from one of these releases is upgraded to release 1.2.0 first. */
const UNSUPPORTED = ['1.0.0', '1.1.0'];
const releases = [...new Set(recorded.map(({ release }) => release))].filter(
  (release) => ![...UNSUPPORTED, 'unreleased'].includes(release),
);
/** `.sql` files contain rows; `.jsonl` files contain one request per line, with the expected status and body. */
const fileOf = (release: string, ending: string) => new URL(`${release}.${ending}`, import.meta.url);

test.each(releases)('the database rows and partner responses of release %s are stored', (release) => {
  const missing = ['sql', 'jsonl'].filter((ending) => !existsSync(fileOf(release, ending)));
  expect(missing, `write them beside upgrade.test.ts, from those of the release before and what is new`).toEqual([]);
});

/** Converts the rows to the newest format, as finalizing the release does. The `.sql` files contain readable values. */
async function settle({ db, pool }: Database): Promise<void> {
  const people = peopleOf({ db });
  for (const kind of ['car', 'transfer'] as const) {
    const { rows } = await pool.query(`select * from ${kind}_order where personal_sealed is null`);
    for (const row of rows) {
      const whole = { ...people[kind].read(row), flightNumber: row.flight_number };
      const columns = people[kind].columnsOf(row.id, whole as never);
      const changes = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${sql.table(`${kind}_order`)} set ${sql.join(changes)} where id = ${row.id}`.execute(db);
    }
  }
  const { rows } = await pool.query(`select id, context, challenge from payment_attempt`);
  for (const { id, context, challenge } of rows) {
    await pool.query(
      `update payment_attempt set context = '{}', challenge = null, context_sealed = $2, challenge_sealed = $3 where id = $1`,
      [id, people.sealing.seal(context, id), challenge && people.sealing.seal(JSON.parse(challenge), challengeOf(id))],
    );
  }
  await pool.query('update transfer_order set flight_number = null');
  await pool.query('update written_format set number = $1', [NEWEST]);
}

describe.each(releases)('upgrade from release %s', { timeout: 180_000 }, (release) => {
  const clock = createTestClock();
  let database: Database;
  let before: Record<string, number>;
  let refusal: Error | undefined;
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
    const upgrade = () =>
      migrate(database.db, migrations, (tx) => checkWrittenFormat(tx, { isNew: false, isAlone: false }));
    await upgrade().catch((error) => {
      refusal = error;
    });
    await settle(database);
    before = await rowsPerTable(database.db);

    await upgrade();
    sandbox = await startSandbox({ port: 0, now: clock.now, wait: async () => {} });
  }, 180_000);
  afterAll(async () => {
    await service?.stop();
    await sandbox?.close();
    await database?.close();
  });

  test('a database that was not settled is refused', () => {
    expect(refusal?.message).toContain('run `pnpm admin release settle` there');
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
