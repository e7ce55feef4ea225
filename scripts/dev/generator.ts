import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Generated = { readonly written: readonly string[] } | { readonly causes: readonly string[] };

export type Generator = {
  generate(contracts: readonly string[] | 'all'): Promise<Generated>;
  stop(): Promise<void>;
};

/** The generator in a thread that stays, so that its code is loaded once; it is loaded anew for `all`. */
export function createGenerator(root: string): Generator {
  let thread: Worker | undefined;

  async function stop(): Promise<void> {
    await thread?.terminate();
    thread = undefined;
  }

  async function generate(contracts: readonly string[] | 'all'): Promise<Generated> {
    if (contracts === 'all') await stop();
    thread ??= new Worker(new URL('generator-thread.ts', import.meta.url), { workerData: { root } });
    thread.postMessage(contracts === 'all' ? undefined : contracts);
    try {
      for await (const [message] of on(thread, 'message')) if (message.generated) return message.generated;
    } catch (error) {
      await stop();
      return { causes: [String((error as Error).message).split('\n')[0]!] };
    }
    return { causes: ['The generator ended'] };
  }

  return { generate, stop };
}
