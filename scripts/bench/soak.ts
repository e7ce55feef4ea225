/**
 * `pnpm bench soak [--minutes 20] [--rate 10]`: runs mixed traffic and records the processes' resource usage and the
 * table sizes every minute. Searches expire early, so that quantities that should stay constant can be checked. Raw
 * results are written to `dist/bench/soak.json`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../ci/postgres.ts';
import { isGood, percentile, slopeAnHour } from './faults/figures.ts';
import { readMetric } from './faults/process-metrics.ts';
import { figuresOf, rowOf } from './faults/report.ts';
import { createServiceDatabase, openStage, PATIENT_WITH_EXTERNAL_SYSTEMS, type Stage } from './faults/stage.ts';
import { startTraffic } from './faults/traffic.ts';
import { saveResults } from './results/raw.ts';
import { AS_STARTED } from './service/as-started.ts';

const PROCESSES = 2;
const SEARCHES_LAST_SECONDS = '120';
const MINUTE_MS = 60_000;
/** The share of the samples that is ignored as warm-up. During that time, caches fill and the first searches expire. */
const WARM_AFTER = 1 / 3;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '20' }, rate: { type: 'string', default: '10' } },
});
const minutes = Number(values.minutes);

const postgres = await startPostgres();
const stage = await openStage({
  name: 'soak',
  url: await createServiceDatabase(postgres.url),
  processes: PROCESSES,
  environment: {
    ...PATIENT_WITH_EXTERNAL_SYSTEMS,
    ...AS_STARTED,
    CAR_SEARCH_TTL_SECONDS: SEARCHES_LAST_SECONDS,
    TRANSFER_OFFER_TTL_SECONDS: SEARCHES_LAST_SECONDS,
  },
});
const traffic = await startTraffic(stage.balancer.url, Number(values.rate));
const samples: Sample[] = [];
for (let minute = 0; minute <= minutes; minute += 1) {
  if (minute > 0) await wait(MINUTE_MS);
  const sample = await takeSample(stage);
  samples.push(sample);
  const lately = traffic.sent.filter(({ at }) => at > sample.at - MINUTE_MS);
  const failed = lately.filter((one) => !isGood(one)).length;
  const times = lately.map(({ milliseconds }) => milliseconds);
  console.log(
    `minute ${minute}: ${lately.length} requests, ${failed} failed, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms; ` +
      sample.processes.map(({ rss, heap }) => `RSS ${megabytes(rss)}, heap ${megabytes(heap)}`).join('; '),
  );
}
await traffic.stop();
const violations = await stage.audit(traffic);
await stage.close();
await postgres.stop();

const warm = samples.slice(Math.floor(samples.length * WARM_AFTER));
const slope = (of: (sample: Sample) => number) =>
  slopeAnHour(warm.map((sample) => ({ at: sample.at, value: of(sample) })));
const [first, last] = [warm[0]!, warm.at(-1)!];
const isKept = violations.length === 0 && traffic.sent.every(isGood);
const seen = { sent: traffic.sent, faults: [], violations, isKept };
const file = saveResults('soak', { rounds: 1, figures: figuresOf('soak', seen), samples, ...seen });
const { ways, ...row } = rowOf('soak', seen);
console.log(`\n${JSON.stringify(row)}\n${ways}${violations.join('\n')}`);
for (let index = 0; index < PROCESSES; index += 1) {
  for (const figure of ['rss', 'heap'] as const) {
    const of = ({ processes }: Sample) => processes[index]![figure];
    console.log(
      `process ${index + 1} ${figure.padEnd(4)} ${megabytes(of(first))} → ${megabytes(of(last))}, ${megabytes(slope(of))} an hour`,
    );
  }
}
for (const table of Object.keys(last.tables).sort()) {
  const rows = (sample: Sample) => sample.tables[table]!.rows;
  const bytes = (sample: Sample) => sample.tables[table]!.bytes;
  if (last.tables[table]!.rows === first.tables[table]!.rows && bytes(first) === bytes(last)) continue;
  console.log(
    `${table.padEnd(20)} rows ${rows(first)} → ${rows(last)}, ${Math.round(slope(rows))} an hour; ${kilobytes(bytes(first))} → ${kilobytes(bytes(last))}, ${kilobytes(slope(bytes))} an hour`,
  );
}
console.log(file);
process.exit(isKept ? 0 : 1);

type Sample = {
  readonly at: number;
  readonly processes: readonly { readonly rss: number; readonly heap: number }[];
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly bytes: number }>>;
};

async function takeSample({ processes, pool }: Stage): Promise<Sample> {
  const taken = await Promise.all(
    processes.map(async ({ url }) => ({
      rss: await readMetric(url, 'process_resident_memory_bytes'),
      heap: await readMetric(url, 'nodejs_heap_size_used_bytes'),
    })),
  );
  const { rows } = await pool.query<{ name: string; bytes: number; rows: number }>(`
    select relname as name, pg_total_relation_size(relid)::float8 as bytes,
      (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I', relname), false, true, '')))[1]::text::int as rows
    from pg_stat_user_tables`);
  const tables = Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures]));
  return { at: performance.now(), processes: taken, tables };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1e3)} KB`;
}
