import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

export type RunningSandbox = { url: string; stop(): Promise<unknown> };

/**
 * The sandbox in a thread of its own: the service reaches it over HTTP only, as it reaches any outside, and a second
 * Node process would take 100 MB more.
 */
export async function startSandboxThread(env: NodeJS.ProcessEnv): Promise<RunningSandbox> {
  const thread = new Worker(new URL('sandbox.ts', import.meta.url), { env });
  return { url: await listeningAt(thread), stop: () => thread.terminate() };
}

/** Under `node --watch`, Node itself sends a message for every import: only ours tells an address. */
async function listeningAt(thread: Worker): Promise<string> {
  for await (const [message] of on(thread, 'message')) {
    if (typeof message.sandboxUrl === 'string') return message.sandboxUrl;
  }
  throw new Error('The thread of the sandbox ended before it listened');
}
