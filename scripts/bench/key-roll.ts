/**
 * `pnpm bench key-roll`: checks what agencies notice when an API key is rolled, expires or is suspended. Two service
 * processes on a dedicated PostgreSQL server receive requests at a fixed rate (PER_SECOND). No call may be refused
 * before the key becomes invalid. Every call sent more than five seconds after the key becomes invalid must be refused.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { managementOn } from '../../packages/server/src/admin/open.ts';
import type { ManagementDeps } from '../../packages/server/src/composition/management.ts';
import { readConfig } from '../../packages/server/src/config/config.ts';
import { openDatabase } from '../../packages/server/src/database/open.ts';
import { changeKey, rollKey, suspendKey } from '../../packages/server/src/management/keys/service.ts';
import { agencies } from '../../packages/server/test/support/agencies.ts';
import { call } from '../../packages/server/test/support/api.ts';
import { keepCalling } from '../../packages/server/test/support/traffic.ts';
import { startPostgres } from '../ci/postgres.ts';
import { createServiceDatabase, openStage } from './faults/stage.ts';
import { type Figure, saveResults } from './results/raw.ts';

const PER_SECOND = Number(process.env.PER_SECOND ?? 40);
const PHASE_MS = 5_000;
const REFUSED_WITHIN_MS = 5_000;
const BY = 'bench';

type Credentials = { readonly key: string; readonly secret: string };
type Sent = { readonly at: number; readonly status: number };
/** Requests sent during one phase. The key becomes invalid at `end`, or stays valid throughout if `end` is absent. */
type Phase = { readonly what: string; readonly sent: readonly Sent[]; readonly end?: number };

const postgres = await startPostgres();
try {
  const url = await createServiceDatabase(postgres.url);
  const stage = await openStage({ name: 'key-roll', url, processes: 2 });
  const config = readConfig({ APP_ENV: 'staging', DATABASE_URL: url });
  const database = await openDatabase(config);
  const { deps, close } = managementOn({
    ...{ config, database },
    now: () => new Date(),
    securityLog: () => {},
  });
  try {
    process.exitCode = report(await measure(stage.balancer.url, deps)) ? 0 : 1;
  } finally {
    await close();
    await database.close();
    await stage.close();
  }
} finally {
  await postgres.stop();
}

async function measure(url: string, deps: ManagementDeps) {
  const old = agencies.horizon;
  const before = await callingWith(url, old);
  await wait(PHASE_MS);
  const rolled = await rollKey({ by: BY, key: old.key, overlapHours: 1 }, deps);
  const alone = await before.stop();

  const during = [await callingWith(url, old), await callingWith(url, rolled)];
  await wait(PHASE_MS);
  const [left, taken] = await Promise.all(during.map((calling) => calling.stop()));

  const beside = await callingWith(url, rolled);
  const ending = await callingWith(url, old);
  const expiresAt = new Date(Date.now() + PHASE_MS);
  await changeKey({ by: BY, key: old.key, changes: { expiresAt } }, deps);
  await wait(PHASE_MS + 2 * REFUSED_WITHIN_MS);
  const ended = await ending.stop();
  const unharmed = await beside.stop();

  const last = await callingWith(url, rolled);
  await wait(PHASE_MS);
  await suspendKey({ by: BY, key: rolled.key }, deps);
  const suspendedAt = Date.now();
  await wait(2 * REFUSED_WITHIN_MS);
  return [
    { what: 'one key, before it is rolled', sent: alone },
    { what: 'the old key, both side by side', sent: left! },
    { what: 'the new key, both side by side', sent: taken! },
    { what: 'the old key, over its end', sent: ended, end: expiresAt.getTime() },
    { what: 'the new key, over the end of the old one', sent: unharmed },
    { what: 'the new key, over its suspension', sent: await last.stop(), end: suspendedAt },
  ] satisfies Phase[];
}

/** Signs in once, sends read requests at the given rate, and records the responses. */
async function callingWith(url: string, { key, secret }: Credentials) {
  const login = await call<{ accessToken: string }>(`${url}/api/v1/auth/login`, 'POST', { body: { key, secret } });
  if (login.status !== 200) throw new Error(`login: ${login.status} ${login.text}`);
  const token = login.body.accessToken;
  const sent: Sent[] = [];
  const traffic = keepCalling(PER_SECOND, async () => {
    const at = Date.now();
    const answer = await call(`${url}/api/v1/payment/limits`, 'GET', { token });
    sent.push({ at, status: answer.status });
    return answer;
  });
  return {
    async stop() {
      const { unanswered } = await traffic.stop();
      return [...sent, ...unanswered.map(() => ({ at: 0, status: 0 }))];
    },
  };
}

/** Returns true if exactly the expected calls were refused. */
function report(phases: readonly Phase[]): boolean {
  const row = (...cells: readonly (string | number)[]) =>
    console.log(cells.map((cell, at) => (at ? String(cell).padStart(14) : String(cell).padEnd(42))).join(''));
  const figures: Figure[] = [];
  row('', 'calls', 'failed before', 'first refusal', 'last let in');
  const isKept = phases.map(({ what, sent, end = Number.POSITIVE_INFINITY }) => {
    const failed = sent.filter(({ at, status }) => at < end && status !== 200);
    const after = sent.filter(({ at }) => at >= end);
    const refused = after.filter(({ status }) => status === 401 || status === 403).map(({ at }) => at - end);
    const letIn = after.filter(({ status }) => status === 200).map(({ at }) => at - end);
    const first = refused.length > 0 ? Math.min(...refused) : undefined;
    const last = letIn.length > 0 ? Math.max(...letIn) : 0;
    row(what, sent.length, failed.length, first === undefined ? '–' : `${first} ms`, after.length ? `${last} ms` : '–');
    figures.push(
      { row: what, column: 'calls', value: sent.length, unit: '' },
      { row: what, column: 'failed before', value: failed.length, unit: '', aim: { most: 0 } },
    );
    if (first !== undefined) figures.push({ row: what, column: 'first refusal', value: first, unit: 'ms' });
    if (after.length > 0)
      figures.push({ row: what, column: 'last let in', value: last, unit: 'ms', aim: { most: REFUSED_WITHIN_MS } });
    return failed.length === 0 && (after.length === 0 || (first !== undefined && last <= REFUSED_WITHIN_MS));
  });
  console.log(`every call: ${saveResults('key-roll', { rounds: 1, figures, phases })}`);
  return isKept.every(Boolean);
}
