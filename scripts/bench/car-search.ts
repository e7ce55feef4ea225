import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from './car-search/service.ts';
import { type Figure, median, middleOf, saveResults } from './results/raw.ts';

/**
 * Measures the cost of a car search that calls ten vendors over HTTP and returns sixty cars. The CPU time is compared
 * with a floor: ten HTTP calls, parsing their bodies and serializing the response. The floor runs in the same process,
 * alternating with the search. The measurement uses PostgreSQL when TEST_DATABASE_URL is set. The embedded database
 * runs inside the service's process, so its CPU time would be included.
 *
 * `pnpm bench car-search new --cpu-prof` runs only the `new` case and passes the remaining arguments to Node in the
 * service's process.
 */
const ROUNDS = 9;
const SEARCHES_PER_ROUND = 80;
const AT_ONCE = 4;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const CASES = {
  new: { sharedSeconds: '0', goal: 1.8, says: 'new search, new vendor responses' },
  unchanged: { sharedSeconds: '0', goal: 1, says: 'vendors queried, unchanged responses' },
  equal: { sharedSeconds: '60', goal: 0.5, says: 'identical search, reused responses' },
} as const;
type Case = keyof typeof CASES;

const [only, ...nodeOptions] = process.argv.slice(2);
const cases = (Object.keys(CASES) as Case[]).filter((name) => only === undefined || name === only);
const folder = mkdtempSync(join(tmpdir(), 'bench-car-search-'));
const vendors = fork(new URL('./car-search/vendors.ts', import.meta.url));
const { url: vendorUrl } = await said<{ url: string }>(vendors);
const databaseUrl = process.env.TEST_DATABASE_URL;
const begun = Date.now();
let searched = 0;
const figures: Figure[] = [];
const rounds: Partial<Record<Case, { readonly ours: readonly number[]; readonly floors: readonly number[] }>> = {};

for (const name of cases) await measure(name);
const microseconds = { searchesPerRound: SEARCHES_PER_ROUND, onPostgres: databaseUrl !== undefined, ...rounds };
console.log(`every round: ${saveResults('car-search', { rounds: ROUNDS, figures, ...microseconds })}`);
vendors.disconnect();
rmSync(folder, { recursive: true });

async function measure(name: Case): Promise<void> {
  const { sharedSeconds, goal, says } = CASES[name];
  const service = fork(new URL('./car-search/service.ts', import.meta.url), {
    execArgv: nodeOptions,
    env: {
      ...process.env,
      VENDOR_BASE_URL: vendorUrl,
      RATE_LIMIT_SCALE: '1000000',
      CAR_SEARCH_SHARED_SECONDS: sharedSeconds,
      DATA_DIR: join(folder, name),
      ...(databaseUrl && { APP_ENV: 'staging', DATABASE_URL: databaseUrl }),
    },
  });
  const { url } = await said<{ url: string }>(service);
  const authorization = await login(url);
  const search = (body: string) => post(`${url}/api/v1/search/point`, body, authorization);
  const bodies = () => Array.from({ length: SEARCHES_PER_ROUND }, () => bodyOf(name === 'new' ? searched++ : 0));

  const answer = await search(bodyOf(0));
  const ours: number[] = [];
  const floors: number[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const before = await ask(service, { name: 'cpu' });
    await atOnce(bodies(), search);
    const searching = (await ask(service, { name: 'cpu' })) - before;
    const questions = bodies().map(questionOf);
    const floor = await ask(service, { name: 'floor', answer, questions, atOnce: AT_ONCE });
    if (round < 0) continue;
    ours.push(searching / SEARCHES_PER_ROUND);
    floors.push(floor / SEARCHES_PER_ROUND);
  }
  const ratios = ours.map((each, round) => each / floors[round]!);
  rounds[name] = { ours, floors };
  figures.push(
    { row: says, column: 'search', ...middleOf(ours), unit: 'µs' },
    { row: says, column: 'floor', ...middleOf(floors), unit: 'µs' },
    { row: says, column: 'ratio', ...middleOf(ratios), unit: '×', aim: { most: goal } },
  );
  const cells = [median(ours).toFixed(0), median(floors).toFixed(0), median(ratios).toFixed(2), `≤ ${goal}`];
  if (name === cases[0]) {
    const database = databaseUrl ? 'PostgreSQL' : 'the embedded database, in the same process';
    console.log(
      `${JSON.parse(answer).count} cars of 10 vendors, ${answer.length} characters, on ${database}; CPU, medians`,
    );
    console.log(row('', ['search µs', 'floor µs', 'ratio', 'goal', 'from', 'to']));
  }
  const range = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  console.log(row(name, [...cells, ...range]), says);
  service.disconnect();
  await once(service, 'exit');
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(10), ...cells.map((cell) => cell.padStart(10))].join('');
}

function momentOf(index: number): Date {
  return new Date(begun - (begun % DAY_MS) + 100 * DAY_MS + index * MINUTE_MS);
}

function bodyOf(index: number): string {
  const pickUp = momentOf(index);
  const point = { lat: 41.2753, lon: 28.7519 };
  return JSON.stringify({
    checkInDateTime: pickUp.toISOString(),
    checkOutDateTime: new Date(pickUp.getTime() + 3 * DAY_MS).toISOString(),
    age: '30+',
    country: 'TR',
    paymentType: 'creditCard',
    checkInLocation: point,
    checkOutLocation: point,
    commission: { type: 'percentage', percentage: 10 },
  });
}

/** Builds the request that the service sends to its vendors for this search. */
function questionOf(body: string): string {
  const { checkInDateTime, checkOutDateTime, checkInLocation, checkOutLocation } = JSON.parse(body);
  const pickUp = { point: checkInLocation, dateTime: checkInDateTime };
  const dropOff = { point: checkOutLocation, dateTime: checkOutDateTime };
  return JSON.stringify({ pickUp, dropOff, driverAge: 30, residenceCountry: 'TR', radiusMetres: 50_000 });
}

async function login(url: string): Promise<string> {
  const credentials = { key: 'ak_staging_horizon', secret: 'sk_staging_horizon_5f1d0c7a9be24836' };
  const answer = await post(`${url}/api/v1/auth/login`, JSON.stringify(credentials));
  return `Bearer ${JSON.parse(answer).accessToken}`;
}

async function atOnce(bodies: string[], search: (body: string) => Promise<string>): Promise<void> {
  const customer = async () => {
    for (let body = bodies.pop(); body; body = bodies.pop()) await search(body);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, customer));
}

async function post(url: string, body: string, authorization?: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) };
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return text;
}

async function ask(service: ChildProcess, order: Order): Promise<number> {
  service.send(order);
  return (await said<{ microseconds: number }>(service)).microseconds;
}

async function said<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await once(child, 'message');
  return message as Message;
}
