import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type RunningSandbox = { url: string; stop(): Promise<unknown> };

/**
 * The sandbox in a thread of its own: the service reaches it over HTTP only, as it reaches any outside, and a second
 * Node process would take 100 MB more.
 */
export async function startSandboxThread(env: NodeJS.ProcessEnv): Promise<RunningSandbox> {
  const thread = new Worker(new URL('sandbox.ts', import.meta.url), { env });
  const [url] = await once(thread, 'message');
  return { url, stop: () => thread.terminate() };
}
