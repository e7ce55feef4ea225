import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from './car-search/service.ts';

/**
 * What a search costs: the service asks ten vendors over HTTP and answers sixty cars, in a process of its own. Its CPU
 * time per search stands beside that of parsing the vendors' bytes and serialising the answer, measured in the same
 * process and the same minute. On PostgreSQL when TEST_DATABASE_URL names one; the embedded database would count as ours.
 */
const ROUNDS = 8;
const SEARCHES_PER_ROUND = 160;
const AT_ONCE = 4;
const GOAL = 2;
const DAY_MS = 86_400_000;

const folder = mkdtempSync(join(tmpdir(), 'bench-car-search-'));
const vendors = fork(new URL('./car-search/vendors.ts', import.meta.url));
const { url: vendorUrl } = await said<{ url: string }>(vendors);
const databaseUrl = process.env.TEST_DATABASE_URL;
const service = fork(new URL('./car-search/service.ts', import.meta.url), {
  env: {
    ...process.env,
    VENDOR_BASE_URL: vendorUrl,
    RATE_LIMIT_SCALE: '1000000',
    DATA_DIR: folder,
    ...(databaseUrl && { APP_ENV: 'staging', DATABASE_URL: databaseUrl }),
  },
});
const { url } = await said<{ url: string }>(service);

const token = await login();
const pickUp = new Date(Date.now() + 100 * DAY_MS);
const point = { lat: 41.2753, lon: 28.7519 };
const body = JSON.stringify({
  checkInDateTime: pickUp.toISOString(),
  checkOutDateTime: new Date(pickUp.getTime() + 3 * DAY_MS).toISOString(),
  age: '30+',
  country: 'TR',
  paymentType: 'creditCard',
  checkInLocation: point,
  checkOutLocation: point,
  commission: { type: 'percentage', percentage: 10 },
});

const answer = await search();
const { count } = JSON.parse(answer);
for (let round = 0; round < 2; round++) await searchMany();

const ours: number[] = [];
const raw: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const before = await cpu();
  await searchMany();
  ours.push(((await cpu()) - before) / SEARCHES_PER_ROUND);
  raw.push((await ask({ name: 'raw', answer, times: SEARCHES_PER_ROUND })) / SEARCHES_PER_ROUND);
}

const ratio = median(ours) / median(raw);
const database = databaseUrl ? 'PostgreSQL' : 'the embedded database, in the same process';
console.log(`${count} cars of 10 vendors, ${answer.length} characters, on ${database}`);
console.log(`one search        ${median(ours).toFixed(0).padStart(6)} µs CPU`);
console.log(`parse + serialise ${median(raw).toFixed(0).padStart(6)} µs CPU`);
console.log(`ratio             ${ratio.toFixed(2).padStart(6)}   goal: at most ${GOAL}`);
for (const child of [service, vendors]) child.disconnect();
await once(service, 'exit');
rmSync(folder, { recursive: true });

async function login(): Promise<string> {
  const credentials = { key: 'ak_staging_horizon', secret: 'sk_staging_horizon_5f1d0c7a9be24836' };
  const answer = await post('/auth/login', JSON.stringify(credentials));
  return JSON.parse(answer).accessToken;
}

function search(): Promise<string> {
  return post('/search/point', body, { Authorization: `Bearer ${token}` });
}

async function searchMany(): Promise<void> {
  const each = SEARCHES_PER_ROUND / AT_ONCE;
  const customer = async () => {
    for (let time = 0; time < each; time++) await search();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, customer));
}

async function post(path: string, content: string, headers = {}): Promise<string> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: content,
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return text;
}

function cpu(): Promise<number> {
  return ask({ name: 'cpu' });
}

async function ask(order: Order): Promise<number> {
  service.send(order);
  return (await said<{ microseconds: number }>(service)).microseconds;
}

async function said<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await once(child, 'message');
  return message as Message;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]!;
}
