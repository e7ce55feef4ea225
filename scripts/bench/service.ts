/**
 * `pnpm bench service`: measures the cost of a request in the service's processes and in PostgreSQL, with one process
 * and with two. The benchmark runs on a dedicated PostgreSQL server. The sandbox and the callers run in this process, and
 * its CPU time is not counted. Runs with one process alternate with runs with two. The result is the lowest cost across
 * all rounds, because other load on the machine affects it least. The floor of a read is a process that only executes the
 * same statements, each prepared once.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '@agency-booking/sandbox';
import pg from 'pg';
import { agencies } from '../../packages/server/test/support/agencies.ts';
import { type Answer, call } from '../../packages/server/test/support/api.ts';
import { externalSystemsAt } from '../../packages/server/test/support/external-systems.ts';
import {
  findCarAt,
  loginAt,
  orderAt,
  payByLimitAt,
  searchCarsAt,
} from '../../packages/server/test/support/live-booking.ts';
import { type ServerProcess, startServerProcess } from '../../packages/server/test/support/server-process.ts';
import { startPostgres } from '../ci/postgres.ts';
import { createServiceDatabase } from './faults/stage.ts';
import { cpuOf, cpuOfAll } from './results/cpu.ts';
import { type Figure, formatFigure, middleOf, RESULTS_FOLDER, saveResults, spreadOf } from './results/raw.ts';
import { tableOf } from './results/table.ts';
import { AS_STARTED } from './service/as-started.ts';
import type { Replay } from './service/floor.ts';
import { together } from './service/load.ts';
import { type Statement, statementsOfOne } from './service/statements.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const AT_ONCE = 8;
/** The maximum credit that the contract allows, in minor units. No measurement uses up this amount. */
const ENOUGH = 100_000_000_000;

/**
 * The calls to measure. `count` is the number of calls per round. `atMost` is the cost limit in milliseconds, for the
 * processes and PostgreSQL combined.
 */
const CALLS: Record<string, { readonly count: number; readonly atMost: number; readonly isRead?: true }> = {
  'reference data': { count: 1000, atMost: 0.1, isRead: true },
  'credit limits': { count: 1000, atMost: 0.2, isRead: true },
  'read an order': { count: 1000, atMost: 0.35, isRead: true },
  login: { count: 400, atMost: 0.6 },
  'an identical car search': { count: 60, atMost: 1.5 },
  'order a car': { count: 150, atMost: 2.5 },
  'pay from the limit': { count: 150, atMost: 5 },
};
const MOST_OF_TWO = 1.15;
const PROGRAM = fileURLToPath(new URL('./service/production.ts', import.meta.url));
const FLOOR = fileURLToPath(new URL('./service/floor.ts', import.meta.url));
/** Number of calls that are recorded to find the statements of one call. */
const RECORDED_CALLS = 3;

type Ask = (url: string) => Promise<Answer>;

mkdirSync(RESULTS_FOLDER, { recursive: true });
const log = openSync(new URL('service.log', RESULTS_FOLDER), 'w');
const postgres = await startPostgres({ settings: { shared_buffers: '512MB' } });
const sandbox = await startSandbox({ port: 0 });
const processes: ServerProcess[] = [];
let floor: ChildProcess | undefined;
try {
  await measure(await createServiceDatabase(postgres.url));
} finally {
  await Promise.all(processes.map(({ kill }) => kill()));
  floor?.disconnect();
  await sandbox.close();
  await postgres.stop();
  closeSync(log);
}

async function measure(url: string): Promise<void> {
  const settings = {
    APP_ENV: 'staging',
    DATABASE_URL: url,
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
    ...externalSystemsAt(sandbox.url),
    ...AS_STARTED,
  };
  for (let count = 0; count < 2; count += 1) processes.push(await startServerProcess(settings, log, PROGRAM));
  const [first, second] = processes.map((one) => one.url) as [string, string];
  await setCredit(url);

  const asks = await openAsks(first);
  const statements = await statementsOfReads({ PORT: '0', ...settings }, asks);
  floor = fork(FLOOR, { env: { ...process.env, DATABASE_URL: url }, serialization: 'advanced' });
  await once(floor, 'message');
  const costs = new Map<string, Cost[]>();
  const add = (name: string, cost: Cost) => costs.set(name, [...(costs.get(name) ?? []), cost]);
  for (let round = -1; round < ROUNDS; round += 1) {
    process.stderr.write(round < 0 ? 'warming up' : ` · ${round + 1} of ${ROUNDS}`);
    for (const [name, { count }] of Object.entries(CALLS)) {
      for (const urls of round % 2 === 0 ? [[first], [first, second]] : [[first, second], [first]]) {
        const cost = await costOf(await asks[name]!(count), urls, count);
        if (round >= 0) add(`${name} ${urls.length}`, cost);
      }
      const replayed = statements.get(name);
      const cost = replayed && (await floorCostOf({ statements: replayed, count, atOnce: AT_ONCE }));
      if (round >= 0 && cost) add(`${name} floor`, cost);
    }
  }
  process.stderr.write('\n');

  const figures = Object.keys(CALLS).flatMap((name) => costFigures(name, costs));
  console.log(tableOf(figures, formatFigure));
  const raw = { rounds: ROUNDS, shown: 'minimum' as const, figures, milliseconds: Object.fromEntries(costs) };
  console.log(`every round: ${saveResults('service', raw)}`);
}

/** Returns the statements that the service executes for one call of each read. Writes cannot be repeated. */
async function statementsOfReads(env: Record<string, string>, asks: Awaited<ReturnType<typeof openAsks>>) {
  const recorder = fork(PROGRAM, { env: { ...process.env, ...env }, serialization: 'advanced' });
  try {
    const [url] = (await once(recorder, 'message')) as [string];
    const statements = new Map<string, Statement[]>();
    for (const [name, { isRead }] of Object.entries(CALLS)) {
      if (!isRead) continue;
      const [warm, ...calls] = await asks[name]!(1 + RECORDED_CALLS);
      await answered(warm!, url);
      await tell<string>(recorder, 'record');
      for (const call of calls) await answered(call, url);
      statements.set(name, statementsOfOne(await tell<Statement[]>(recorder, 'stop'), RECORDED_CALLS));
    }
    return statements;
  } finally {
    recorder.disconnect();
  }
}

async function tell<Reply>(child: ChildProcess, order: string | Replay): Promise<Reply> {
  child.send(order);
  const [reply] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])]);
  if (reply === undefined) throw new Error('a measured process ended early');
  return reply as Reply;
}

async function setCredit(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update credit_record set remaining = $1', [ENOUGH]);
  await client.end();
}

/** Returns functions that prepare requests of each kind. The preparation is not counted. */
async function openAsks(url: string): Promise<Record<string, (count: number) => Promise<Ask[]>>> {
  const token = await loginAt(url, 'horizon');
  const car = await findCarAt(url, token);
  const order = (await orderAt(url, token, car)).body.id;
  const same = (ask: Ask) => async (count: number) => Array.from({ length: count }, () => ask);
  const read = (path: string) => same((at) => call(`${at}/api/v1${path}`, 'GET', { token }));
  return {
    'reference data': read('/helper-data/suppliers'),
    'credit limits': read('/payment/limits'),
    'read an order': read(`/order/${order}`),
    login: same((at) => call(`${at}/api/v1/auth/login`, 'POST', { body: agencies.horizon })),
    'an identical car search': same((at) => searchCarsAt(at, token)),
    'order a car': same((at) => orderAt(at, token, car)),
    async 'pay from the limit'(count) {
      const ids: string[] = [];
      const ordering = Array.from({ length: count }, () => async () => {
        ids.push((await orderAt(url, token, car)).body.id);
      });
      await together(ordering, AT_ONCE);
      return ids.map((id) => async (at) => {
        const answer = await payByLimitAt(at, token, id);
        if (answer.body.status !== 'success') throw new Error(`pay from the limit: ${answer.text}`);
        return answer;
      });
    },
  };
}

/** Cost of one request, in milliseconds. */
type Cost = { readonly processes: number; readonly postgres: number };

async function costOf(asks: readonly Ask[], urls: readonly string[], count: number): Promise<Cost> {
  const before = await spent();
  await together(
    asks.map((ask, index) => () => answered(ask, urls[index % urls.length]!)),
    AT_ONCE,
  );
  const after = await spent();
  const per = (what: keyof Cost) => (after[what] - before[what]) / count / 1000;
  return { processes: per('processes'), postgres: per('postgres') };
}

async function floorCostOf(replay: Replay): Promise<Cost> {
  const { pid } = floor!;
  const spentBy = async () => ({ processes: cpuOf(pid!), postgres: cpuOfAll(await postgres.pids()) });
  const before = await spentBy();
  await tell<string>(floor!, replay);
  const after = await spentBy();
  const per = (what: keyof Cost) => (after[what] - before[what]) / replay.count / 1000;
  return { processes: per('processes'), postgres: per('postgres') };
}

async function answered(ask: Ask, url: string): Promise<void> {
  const { status, text } = await ask(url);
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`);
}

async function spent(): Promise<Cost> {
  return { processes: cpuOfAll(processes.map(({ pid }) => pid)), postgres: cpuOfAll(await postgres.pids()) };
}

function costFigures(row: string, costs: ReadonlyMap<string, readonly Cost[]>): Figure[] {
  const least = (of: (cost: Cost) => number, what = '1') => {
    const values = costs.get(`${row} ${what}`)!.map(of);
    return { value: Math.min(...values), spread: spreadOf(values) };
  };
  const whole = ({ processes: ours, postgres: theirs }: Cost) => ours + theirs;
  const { atMost, isRead } = CALLS[row]!;
  const ratios = costs.get(`${row} 2`)!.map((two, round) => whole(two) / whole(costs.get(`${row} 1`)![round]!));
  return [
    { row, column: 'process', ...least((cost) => cost.processes), unit: 'ms' },
    { row, column: 'PostgreSQL', ...least((cost) => cost.postgres), unit: 'ms' },
    { row, column: 'both', ...least(whole), unit: 'ms', aim: { most: atMost } },
    ...(isRead ? [{ row, column: 'the statements alone', ...least(whole, 'floor'), unit: 'ms' }] : []),
    { row, column: 'two processes ÷ one', ...middleOf(ratios), unit: '×', aim: { most: MOST_OF_TWO } },
  ];
}
