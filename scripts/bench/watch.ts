import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { readConfig } from '../../packages/server/src/config/config.ts';
import { openDatabase } from '../../packages/server/src/database/open.ts';
import { addAgency } from '../../packages/server/test/support/add-agency.ts';
import { type Figure, saveResults } from './results/raw.ts';

/**
 * Checks that one process polls the vendors of 100,000 reservations on time. Pick-ups are a month away on average, as
 * if agencies booked 3,300 cars a day. Ten vendors respond immediately. The test first runs the normal schedule for a
 * few minutes and then makes every reservation due at the same time. It uses a separate database on the PostgreSQL
 * server at TEST_DATABASE_URL.
 */
const RESERVATIONS = 100_000;
const VENDORS = 10;
const MEAN_DAYS_AHEAD = 30;
const USUAL_SECONDS = Number(process.env.BENCH_SECONDS ?? 180);
const FLOOD_SECONDS = 30;
const LATE_SECONDS_ALLOWED = 5;

const admin = process.env.TEST_DATABASE_URL;
if (!admin) throw new Error('TEST_DATABASE_URL: name a PostgreSQL to measure on.');
const name = `agency_bench_watch_${randomUUID().replaceAll('-', '')}`;
const url = admin.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);
await asAdmin(`create database ${name}`);
try {
  await measure();
} finally {
  await asAdmin(`drop database ${name} with (force)`);
}

async function measure(): Promise<void> {
  await (await openDatabase(readConfig({ APP_ENV: 'staging', DATABASE_URL: url }))).close();
  const database = new pg.Pool({ connectionString: url, max: 1 });
  await fill(database);
  const needed = await ratePerSecond(database);

  const vendor = fork(new URL('./watch/vendor.ts', import.meta.url));
  const { url: vendorUrl } = await said<{ url: string }>(vendor);
  const service = fork(new URL('./car-search/service.ts', import.meta.url), {
    env: { ...process.env, APP_ENV: 'staging', DATABASE_URL: url, VENDOR_BASE_URL: vendorUrl },
  });
  await said(service);
  // Waits for the polls of reservations that became due during startup.
  await wait(10_000);

  const usual = await watch(database, vendor, service, USUAL_SECONDS);
  await database.query('update payment_attempt set due_at = now() where leased_until is null');
  const flood = await watch(database, vendor, service, FLOOD_SECONDS);

  const row = (label: string, value: number, rest = '') =>
    console.log(`${label.padEnd(34)}${value.toFixed(1).padStart(8)}${rest}`);
  console.log(
    `${RESERVATIONS} reservations, ${VENDORS} vendors, one process, ${USUAL_SECONDS} s as usual, ${FLOOD_SECONDS} s all due`,
  );
  row('polls required a second', needed);
  row('looks done a second, as usual', usual.perSecond);
  row('latest look, seconds after it was due', usual.latestSeconds, `   goal: at most ${LATE_SECONDS_ALLOWED}`);
  row('CPU of the service, % of a core', usual.cpuPercent);
  row('looks a second when all are due', flood.perSecond, '   goal: more than needed');
  row('CPU per poll, ms', (flood.cpuPercent * 10) / flood.perSecond);
  const figure = (name: string, value: number, unit: string, aim?: Figure['aim']): Figure => ({
    ...{ row: name, column: 'one process', value, unit, aim },
  });
  const figures = [
    figure('polls required', needed, 'a second'),
    figure('polls done, normal operation', usual.perSecond, 'a second'),
    figure('maximum delay of a poll', usual.latestSeconds, 's', { most: LATE_SECONDS_ALLOWED }),
    figure('CPU of the service, normal operation', usual.cpuPercent, '% of a core'),
    figure('polls when all are due', flood.perSecond, 'a second', { least: Math.ceil(needed) }),
    figure('CPU per poll', (flood.cpuPercent * 10) / flood.perSecond, 'ms'),
  ];
  console.log(
    `every figure: ${saveResults('watch', { rounds: 1, figures, reservations: RESERVATIONS, usual, flood })}`,
  );

  for (const child of [service, vendor]) child.disconnect();
  await once(service, 'exit');
  await database.end();
}

/** Inserts reservations whose next polls are spread evenly over the polling interval. */
async function fill(database: pg.Pool): Promise<void> {
  const agencyId = await addAgency(database);
  await database.query(
    `insert into payment_attempt (id, payment_id, order_kind, order_id, agency_id, method, status, amount, currency, context,
       party, first_pick_up_at, watch_until, changed_at, due_at, vendor_reservation_id)
     select 'att_' || n, n, 'car', 'CAR-' || n, $1, 'card', 'completed', 1000, 'TRY', '{}', 'VENDOR' || n % $2::int,
       pick_up, pick_up, reserved, least(now() + random() * ${everySql('reserved', 'pick_up')}, pick_up), 'V' || n
     from (
       select n, now() + interval '10 minutes' - ln(1 - random()) * $3 * interval '1 day' as pick_up,
         now() - random() * $3 * interval '1 day' as reserved
       from generate_series(1, $4::int) n
     ) reservation`,
    [agencyId, VENDORS, MEAN_DAYS_AHEAD, RESERVATIONS],
  );
  await database.query('vacuum analyze payment_attempt');
}

/** Returns SQL for the polling interval that `payment-attempts/rules.ts` defines. */
function everySql(reserved: string, pickUp: string): string {
  return `case when ${reserved} > now() - interval '10 minutes' then interval '30 seconds'
    when ${pickUp} <= now() + interval '1 day' then interval '1 minute'
    when ${pickUp} <= now() + interval '7 days' then interval '15 minutes' else interval '2 hours' end`;
}

async function ratePerSecond(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ rate: string }>(
    `select sum(1 / extract(epoch from ${everySql('changed_at', 'watch_until')})) as rate from payment_attempt where due_at is not null`,
  );
  return Number(rows[0]!.rate);
}

async function watch(database: pg.Pool, vendor: ChildProcess, service: ChildProcess, seconds: number) {
  const asked = async () => (await tell<{ asked: number }>(vendor, 'asked')).asked;
  const cpu = async () => (await tell<{ microseconds: number }>(service, { name: 'cpu' })).microseconds;
  const before = { asked: await asked(), cpu: await cpu(), at: performance.now() };
  let latestSeconds = 0;
  while (performance.now() - before.at < seconds * 1000) {
    await wait(1000);
    const { rows } = await database.query<{ late: string }>(
      'select coalesce(extract(epoch from now() - min(due_at)), 0) as late from payment_attempt where due_at <= now()',
    );
    latestSeconds = Math.max(latestSeconds, Number(rows[0]!.late));
  }
  const took = (performance.now() - before.at) / 1000;
  return {
    perSecond: ((await asked()) - before.asked) / took,
    cpuPercent: ((await cpu()) - before.cpu) / took / 10_000,
    latestSeconds,
  };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function said<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await once(child, 'message');
  return message as Message;
}

function tell<Message>(child: ChildProcess, order: unknown): Promise<Message> {
  const answer = said<Message>(child);
  child.send(order as never);
  return answer;
}
