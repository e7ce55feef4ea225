/**
 * `pnpm bench lists`: compares how long it takes to read orders, list them, pay, and search the log with a thousand
 * orders and with a million. A further check reads a list to the end while orders are being created. The list must
 * contain each order exactly once, correctly sorted. The measurement runs on a dedicated PostgreSQL server. `ORDERS`
 * sets the number of orders, and `SHARE` the share of them that belongs to Horizon Travel. With `SHARE=1`, one agency
 * owns and reads all orders.
 */
import pg from 'pg';
import { readConfig } from '../../packages/server/src/config/config.ts';
import { openDatabase } from '../../packages/server/src/database/open.ts';
import { startPostgres } from '../ci/postgres.ts';
import { fill } from './orders/fill.ts';
import { startAsking } from './orders/measure.ts';
import { readAll } from './orders/reading.ts';
import { type Figure, saveResults } from './results/raw.ts';

const MANY = Number(process.env.ORDERS ?? 1_000_000);
const FEW = 1_000;
const SHARE = Number(process.env.SHARE ?? 0.4);
const ROUNDS = Number(process.env.ROUNDS ?? 60);
const MOST_TIMES_AS_LONG = 1.2;
const LARGE = 10_000;

const begun = performance.now();
const say = (line: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${line}`);

const postgres = await startPostgres({
  settings: { shared_buffers: '1GB', max_wal_size: '8GB', wal_level: 'minimal', max_wal_senders: '0' },
});
try {
  const few = await databaseOf('few', FEW);
  const many = await databaseOf('many', MANY);
  const calls = await compare(few, many);
  const reads = await readAll(many);
  for (const { kind, ...read } of reads) {
    console.log(
      `${kind}: ${Object.entries(read)
        .map(([what, figure]) => `${what} ${Math.round(figure * 10) / 10}`)
        .join(', ')}`,
    );
  }
  const raw = { rounds: ROUNDS, figures: figuresOf(calls), orders: [FEW, MANY], share: SHARE, calls, reads };
  console.log(`every figure: ${saveResults('lists', raw)}`);
  await few.close();
  await many.close();
} finally {
  await postgres.stop();
}

async function databaseOf(name: string, orders: number) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = postgres.url.replace(/\/postgres(?=\?)/, `/${name}`);
  const from = performance.now();
  await fill({ url, orders, share: SHARE });
  say(`${orders} orders were made in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  return openDatabase(readConfig({ APP_ENV: 'staging', DATABASE_URL: url }));
}

type Opened = Awaited<ReturnType<typeof databaseOf>>;

/** Measures both databases alternately, so that other load on the machine affects both. */
async function compare(few: Opened, many: Opened): Promise<Record<string, readonly [number, number]>> {
  const calls: Record<string, readonly [number, number]> = {};
  const sides = [await startAsking(few), await startAsking(many)] as const;
  const scannedBefore = await scannedOf(many);
  console.log(
    `${'a call, ms (the lower quartile)'.padEnd(40)}${`${FEW}`.padStart(10)}${`${MANY}`.padStart(10)}     ratio`,
  );
  for (const [what, ask] of Object.entries(sides[0].ask)) {
    const asks = [ask, sides[1].ask[what]!];
    const times: [number[], number[]] = [[], []];
    for (let round = -3; round < ROUNDS; round += 1) {
      for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const from = performance.now();
        await asks[side]!();
        if (round >= 0) times[side as 0 | 1].push(performance.now() - from);
      }
    }
    const [small, large] = times.map(quietOf) as [number, number];
    calls[what] = [small, large];
    const ratio = large / small;
    console.log(
      `${what.padEnd(40)}${small.toFixed(2).padStart(10)}${large.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(10)}${ratio > MOST_TIMES_AS_LONG ? '  more than 1.2' : ''}`,
    );
  }
  const scanned = (await scannedOf(many)).filter((table) => !scannedBefore.includes(table));
  console.log(`tables read from end to end meanwhile: ${scanned.join(', ') || 'none'}`);
  for (const side of sides) await side.stop();
  return calls;
}

function figuresOf(calls: Record<string, readonly [number, number]>): Figure[] {
  const among = (orders: number) => `among ${orders.toLocaleString('en-US')} orders`;
  return Object.entries(calls).flatMap(([row, [few, many]]) => [
    { row, column: among(FEW), value: few, unit: 'ms' },
    { row, column: among(MANY), value: many, unit: 'ms' },
    { row, column: 'ratio', value: many / few, unit: '×', aim: { most: MOST_TIMES_AS_LONG } },
  ]);
}

/** Returns the large tables, each with its number of sequential scans. */
async function scannedOf({ pool }: Opened): Promise<string[]> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ line: string }>(
    `select relname || ' ' || seq_scan as line from pg_stat_user_tables where n_live_tup > ${LARGE} order by 1`,
  );
  return rows.map(({ line }) => line);
}

/** Returns the lower quartile, because other load on the machine only increases the times. */
function quietOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)]!;
}
