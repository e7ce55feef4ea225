import type { ServerProcess } from '../../../packages/server/test/support/server-process.ts';

const ASKS_EVERY_MS = 200;
const PATIENCE_MS = 10_000;

/** Readiness answer of a process; `status` is 0 if there was no answer. */
export type Told = {
  readonly at: number;
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
};

/** Polls the readiness of each process. Returns a function that stops polling and returns the answers. */
export function watchReadiness(processes: readonly ServerProcess[]): () => Promise<readonly Told[]> {
  const told: Told[] = [];
  const underWay = new Set<Promise<void>>();

  async function ask(url: string): Promise<void> {
    const at = performance.now();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${url}/health/ready`, { signal }).catch(() => undefined);
    await answer?.arrayBuffer();
    told.push({ at, url, status: answer?.status ?? 0, milliseconds: Math.round(performance.now() - at) });
  }
  const timer = setInterval(() => {
    for (const { url } of processes) {
      const asked = ask(url).finally(() => underWay.delete(asked));
      underWay.add(asked);
    }
  }, ASKS_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    return told;
  };
}
