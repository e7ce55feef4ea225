/**
 * `pnpm bench tails`: measures how long calls take while the service is busy. The service has one core to itself. The
 * callers, the sandbox and PostgreSQL share another core. Calls start at a fixed rate, regardless of how long earlier
 * calls take. Requires Linux with two cores.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { agencies } from '../../packages/server/test/support/agencies.ts';
import { externalSystemsAt } from '../../packages/server/test/support/external-systems.ts';
import { findCarAt, loginAt, orderAt, searchOf } from '../../packages/server/test/support/live-booking.ts';
import { type ServerProcess, startServerProcess } from '../../packages/server/test/support/server-process.ts';
import { startPostgres } from '../ci/postgres.ts';
import { percentile } from './faults/figures.ts';
import { createServiceDatabase } from './faults/stage.ts';
import { cpuOf, cpuOfAll } from './results/cpu.ts';
import { type Figure, formatFigure, middleOf, RESULTS_FOLDER, saveResults } from './results/raw.ts';
import { tableOf } from './results/table.ts';
import { AS_STARTED } from './service/as-started.ts';
import { atRate, together } from './service/load.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const AT_ONCE = 16;
/** Rate of the reads that run alongside searches. It leaves most of the core to the searches. */
const READS_PER_SECOND = 100;
const MOST_OF_MEDIAN = 5;
const MOST_OF_ALONE = 3;
const SERVICE_CORE = 0;
const OTHER_CORE = 1;
const MINUTE_MS = 60_000;
const agent = new Agent({ keepAlive: true });
const ALONE = 'read an order, otherwise idle';
const BESIDE = 'read an order, beside searches';

type Ask = () => Promise<void>;
type Waits = { readonly rate: number; readonly p50: number; readonly p99: number; readonly loads: Loads };
/** The share of each of the two cores that was used. */
type Loads = { readonly service: number; readonly others: number };

if (availableParallelism() < 2) throw new Error('pnpm bench tails needs two cores');
pin(process.pid, OTHER_CORE);
mkdirSync(RESULTS_FOLDER, { recursive: true });
const log = openSync(new URL('tails.log', RESULTS_FOLDER), 'w');
const postgres = await startPostgres({ settings: { shared_buffers: '512MB' } });
const sandbox = fork(new URL('./service/sandbox.ts', import.meta.url));
const [sandboxUrl] = (await once(sandbox, 'message')) as [string];
let service: ServerProcess | undefined;
try {
  service = await startServerProcess(
    {
      APP_ENV: 'staging',
      DATABASE_URL: await createServiceDatabase(postgres.url),
      RATE_LIMIT_SCALE: '1000000',
      CAR_SEARCH_SHARED_SECONDS: '0',
      VENDOR_DEADLINE_MS: '30000',
      ...externalSystemsAt(sandboxUrl),
      ...AS_STARTED,
    },
    log,
    fileURLToPath(new URL('./service/production.ts', import.meta.url)),
  );
  pin(service.pid, SERVICE_CORE);
  await measure(service);
} finally {
  await service?.kill();
  sandbox.disconnect();
  await postgres.stop();
  closeSync(log);
}

/** Binds a process, with all its threads, to a core. Its child processes inherit the binding. */
function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

async function measure({ url, pid }: ServerProcess): Promise<void> {
  const token = await loginAt(url, 'horizon');
  const order = (await orderAt(url, token, await findCarAt(url, token))).body.id;
  const asked = (method: string, path: string, body?: object) => send(`${url}/api/v1${path}`, { method, token, body });
  const readOrder = () => asked('GET', `/order/${order}`);
  const asks: Record<string, Ask> = {
    'reference data': () => asked('GET', '/helper-data/suppliers'),
    'credit limits': () => asked('GET', '/payment/limits'),
    'read an order': readOrder,
    login: () => asked('POST', '/auth/login', agencies.horizon),
  };

  let searched = 0;
  const search = () => asked('POST', '/search/point', newSearch(searched++));
  await together(Array(200).fill(readOrder), AT_ONCE);
  await together(Array(50).fill(search), 1);

  const rounds = new Map<string, Waits[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    process.stderr.write(`${round + 1} of ${ROUNDS} `);
    const add = (name: string, waits: Waits) => rounds.set(name, [...(rounds.get(name) ?? []), waits]);
    for (const [name, ask] of Object.entries(asks)) {
      add(name, await waitsAt((await saturationOf(ask)) / 2, ask, pid));
      process.stderr.write('.');
    }
    for (const isBeside of round % 2 === 0 ? [false, true] : [true, false]) {
      const searching = isBeside ? repeat(search) : undefined;
      try {
        add(isBeside ? BESIDE : ALONE, await waitsAt(READS_PER_SECOND, readOrder, pid));
      } finally {
        await searching?.stop();
      }
      process.stderr.write('.');
    }
    process.stderr.write('\n');
  }
  const figures = [...rounds].flatMap(([name, waits]) => figuresOf(name, waits));
  const ratios = rounds.get(BESIDE)!.map(({ p99 }, round) => p99 / rounds.get(ALONE)![round]!.p99);
  figures.push({ row: BESIDE, column: 'p99 ÷ alone', ...middleOf(ratios), unit: '×', aim: { most: MOST_OF_ALONE } });
  console.log(tableOf(figures, formatFigure));
  console.log(`every round: ${saveResults('tails', { rounds: ROUNDS, figures, waits: Object.fromEntries(rounds) })}`);
}

/** Returns a search that differs from all earlier searches. */
function newSearch(index: number) {
  const { checkInDateTime, ...rest } = searchOf();
  return { ...rest, checkInDateTime: new Date(Date.parse(checkInDateTime) + index * MINUTE_MS).toISOString() };
}

function repeat(ask: Ask) {
  let stopped = false;
  const done = (async () => {
    while (!stopped) await ask();
  })();
  return {
    stop: () => {
      stopped = true;
      return done;
    },
  };
}

/** Sends a request and reads the response without parsing it, because the callers share their core. */
function send(url: string, { method, token, body }: { method: string; token: string; body?: object | undefined }) {
  return new Promise<void>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
    const sent = request(url, { agent, method, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${method} ${url} returned ${response.statusCode}`));
      response.on('end', resolve).resume();
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

/** Returns the maximum number of calls per second that the service completes. */
async function saturationOf(ask: Ask): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const caller = async () => {
    for (; performance.now() - begun < 2_000; count += 1) await ask();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return (count * 1000) / (performance.now() - begun);
}

async function waitsAt(rate: number, ask: Ask, pid: number): Promise<Waits> {
  const before = await spent(pid);
  const begun = performance.now();
  const milliseconds = await atRate(rate, SECONDS, ask);
  const elapsed = (performance.now() - begun) * 1000;
  const after = await spent(pid);
  const share = (of: keyof Loads) => (after[of] - before[of]) / elapsed;
  return {
    rate,
    p50: percentile(milliseconds, 0.5),
    p99: percentile(milliseconds, 0.99),
    loads: { service: share('service'), others: share('others') },
  };
}

async function spent(pid: number): Promise<Loads> {
  const others = [process.pid, sandbox.pid!, ...(await postgres.pids())];
  return { service: cpuOf(pid), others: cpuOfAll(others) };
}

function figuresOf(row: string, waits: readonly Waits[]): Figure[] {
  const middle = (of: (one: Waits) => number) => middleOf(waits.map(of));
  const aim = row === ALONE || row === BESIDE ? undefined : { most: MOST_OF_MEDIAN };
  return [
    { row, column: 'calls', ...middle(({ rate }) => Math.round(rate)), unit: 'a second' },
    { row, column: 'core of the service', ...middle(({ loads }) => Math.round(loads.service * 100)), unit: '%' },
    { row, column: 'core of the others', ...middle(({ loads }) => Math.round(loads.others * 100)), unit: '%' },
    { row, column: 'p50', ...middle(({ p50 }) => p50), unit: 'ms' },
    { row, column: 'p99', ...middle(({ p99 }) => p99), unit: 'ms' },
    { row, column: 'p99 ÷ p50', ...middle(({ p50, p99 }) => p99 / p50), unit: '×', aim },
  ];
}
