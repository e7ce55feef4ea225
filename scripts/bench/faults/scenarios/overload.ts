import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { AgencyName } from '../../../../packages/server/test/support/agencies.ts';
import { call } from '../../../../packages/server/test/support/api.ts';
import { loginAt, searchOf } from '../../../../packages/server/test/support/live-booking.ts';
import { isGood, percentile, type Sent } from '../figures.ts';
import { isBackWithin, onPostgres } from '../on-postgres.ts';
import { readMetric } from '../process-metrics.ts';
import type { Scenario } from '../scenario.ts';
import { PATIENT_WITH_EXTERNAL_SYSTEMS } from '../stage.ts';

/** Concurrency limit per process. Each agency may use half of it. */
const UNDER_WAY = 100;
const POLITE: AgencyName = 'lodos';
const POLITE_PER_SECOND = 5;
const LASTS_SECONDS = 20;
const CALM_MS = 10_000;
const MEMORY = 'process_resident_memory_bytes';
const READY_WITHIN_MS = 2_000;

/**
 * More clients than a process can serve: first from a single agency, then from enough agencies to saturate the process.
 */
const crowds: Readonly<Record<string, readonly AgencyName[]>> = {
  'one greedy agency': ['horizon'],
  'three greedy agencies': ['horizon', 'meridian', 'ege'],
};

export const overload: Scenario = {
  title: 'more than can be served: 429 for the greedy, 503 with Retry-After when the process is full, the polite go on',
  needs: ['postgres'],
  run(progress) {
    const refused: Record<string, number> = {};
    let politeFailed = 0;
    return onPostgres({
      name: 'overload',
      progress,
      perSecond: POLITE_PER_SECOND,
      agencies: [POLITE],
      stage: {
        processes: 1,
        environment: { ...PATIENT_WITH_EXTERNAL_SYSTEMS, MAX_REQUESTS_UNDER_WAY: `${UNDER_WAY}` },
      },
      async disturb({ stage, sent, begin }) {
        const { url } = stage.processes[0]!;
        await wait(CALM_MS);
        const calm = [...sent];
        const before = await readMetric(url, MEMORY);
        const notes = [`calm: ${timesOf(calm)}`];
        for (const [crowd, agencies] of Object.entries(crowds)) {
          progress(crowd);
          const from = performance.now();
          const end = begin();
          const memory = samplePeak(() => readMetric(url, MEMORY));
          const headers = watchRefusals(url, await loginAt(url, agencies[0]!));
          const counts = await Promise.all(agencies.map((agency) => besiege(url, agency)));
          end();
          const [peak, seen] = [await memory.stop(), await headers.stop()];
          const polite = sent.filter(({ at }) => at >= from);
          const failed = polite.filter((one) => !isGood(one)).length;
          if (agencies.length === 1) politeFailed = failed;
          for (const status of counts.flatMap(Object.entries))
            refused[status[0]] = (refused[status[0]] ?? 0) + status[1];
          const slower = median(polite) / median(calm);
          notes.push(
            `${crowd}: answered ${JSON.stringify(counts)}; refusals seen ${JSON.stringify(seen)}`,
            `  the polite: ${failed} of ${polite.length} refused, ${timesOf(polite)}, ${slower.toFixed(1)} × its calm median`,
            `  memory ${megabytes(before)} before, ${megabytes(peak)} at most`,
          );
          await wait(CALM_MS);
        }
        const after = sent.filter(({ at }) => at >= performance.now() - CALM_MS + 1_000);
        notes.push(`calm again: ${timesOf(after)}, memory ${megabytes(await readMetric(url, MEMORY))}`);
        return notes;
      },
      isKept: (seen) =>
        isBackWithin(1_000)(seen) &&
        politeFailed === 0 &&
        (refused['429'] ?? 0) > 0 &&
        (refused['503'] ?? 0) > 0 &&
        seen.readiness!.every(({ status, milliseconds }) => status === 200 && milliseconds <= READY_WITHIN_MS),
    });
  },
};

/** Runs as many concurrent searches as the process accepts in total. Returns the number of responses by status. */
async function besiege(url: string, agency: AgencyName): Promise<Record<string, number>> {
  const token = await loginAt(url, agency);
  const { statusCodeStats = {} } = await autocannon({
    url: `${url}/api/v1/search/point`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(searchOf()),
    connections: UNDER_WAY,
    duration: LASTS_SECONDS,
    timeout: 60,
    workers: 1,
  });
  return Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]));
}

/** Sends a request every 250 ms and records the status, error key and `Retry-After` of each refused request. */
function watchRefusals(url: string, token: string) {
  const seen = new Map<string, number>();
  return every(
    250,
    async () => {
      const { status, headers, body } = await call<{ key?: string }>(`${url}/api/v1/payment/limits`, 'GET', { token });
      if (status === 200) return;
      const said = `${status} ${body.key}, Retry-After ${headers.get('retry-after')}`;
      seen.set(said, (seen.get(said) ?? 0) + 1);
    },
    () => Object.fromEntries(seen),
  );
}

function samplePeak(read: () => Promise<number>) {
  let peak = 0;
  return every(
    1_000,
    async () => {
      peak = Math.max(peak, await read());
    },
    () => peak,
  );
}

function every<Result>(milliseconds: number, work: () => Promise<void>, result: () => Result) {
  let isOver = false;
  const working = (async () => {
    while (!isOver) {
      await work();
      await wait(milliseconds);
    }
  })();
  return {
    async stop(): Promise<Result> {
      isOver = true;
      await working;
      return result();
    },
  };
}

const median = (sent: readonly Sent[]) => percentile(goodTimes(sent), 0.5);
const goodTimes = (sent: readonly Sent[]) => sent.filter(isGood).map(({ milliseconds }) => milliseconds);
const timesOf = (sent: readonly Sent[]) => `p50 ${median(sent)} ms, p99 ${percentile(goodTimes(sent), 0.99)} ms`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
