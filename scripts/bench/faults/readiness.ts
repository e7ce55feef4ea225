import type { ServerProcess } from '../../../packages/server/test/support/server-process.ts';

const ASKS_EVERY_MS = 200;
const PATIENCE_MS = 10_000;

/** The result of one readiness check. `status` is 0 if there was no response. */
export type Readiness = {
  readonly at: number;
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
};

/** Starts polling readiness. Returns a function that stops polling and returns the responses. */
export function watchReadiness(processes: readonly ServerProcess[]): () => Promise<readonly Readiness[]> {
  const answers: Readiness[] = [];
  const underWay = new Set<Promise<void>>();

  async function ask(url: string): Promise<void> {
    const at = performance.now();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${url}/health/ready`, { signal }).catch(() => undefined);
    await answer?.arrayBuffer();
    answers.push({ at, url, status: answer?.status ?? 0, milliseconds: Math.round(performance.now() - at) });
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
    return answers;
  };
}
