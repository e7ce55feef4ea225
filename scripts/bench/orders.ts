import pg from 'pg';
import { fill } from './orders/fill.ts';
import { saveResults } from './results/raw.ts';

/**
 * `pnpm bench orders [count]`: fills a separate database with one year of orders, a million by default, and all data
 * that the service stores with them. TEST_DATABASE_URL must connect to PostgreSQL as a superuser. The database is kept
 * so that query plans and timings can be inspected.
 */
const orders = Number(process.argv[2] ?? 1_000_000);
const admin = process.env.TEST_DATABASE_URL;
if (!admin) throw new Error('TEST_DATABASE_URL names no PostgreSQL');
const name = `agency_orders_${orders}`;
const url = admin.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);

const client = new pg.Client({ connectionString: admin });
await client.connect();
await client.query(`drop database if exists ${name} with (force)`);
await client.query(`create database ${name}`);
await client.end();

const begun = performance.now();
const say = (line: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${line}`);
await fill({ url, orders, share: 0.4, say });
const filled = new pg.Client({ connectionString: url });
await filled.connect();
const { rows } = await filled.query<{ name: string; rows: string; size: string; bytes: string }>(
  `select relname as name, reltuples::bigint as rows, pg_size_pretty(pg_total_relation_size(oid)) as size,
     pg_total_relation_size(oid) as bytes
   from pg_class where relkind = 'r' and reltuples >= $1 and relnamespace = 'public'::regnamespace order by reltuples desc`,
  [orders / 100],
);
await filled.end();
for (const row of rows) console.log(`${row.name.padEnd(24)}${row.rows.padStart(10)} rows ${row.size.padStart(10)}`);
const figures = rows.flatMap(({ name: row, rows: count, bytes }) => [
  { row, column: 'rows', value: Number(count), unit: 'rows' },
  { row, column: 'with its indexes', value: Number(bytes) / 1e6, unit: 'MB' },
  { row, column: 'of each order', value: Number(bytes) / orders / 1e3, unit: 'KB' },
]);
console.log(`every figure: ${saveResults('orders', { rounds: 1, figures, orders })}`);
console.log(`It is ${url}; drop database ${name} ends it.`);
