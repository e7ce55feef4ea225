import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

type RunningSandbox = { url: string; stop(): Promise<unknown> };

/**
 * Starts the sandbox in a thread. The service reaches it only over HTTP. A second process would need 100 MB more memory
 * than a thread.
 */
export async function startSandboxThread(env: NodeJS.ProcessEnv): Promise<RunningSandbox> {
  const thread = new Worker(new URL('sandbox.ts', import.meta.url), { env });
  return { url: await listeningAt(thread), stop: () => thread.terminate() };
}

/**
 * Returns the address that the thread reports. With `node --watch`, Node itself also sends a message for every import.
 */
async function listeningAt(thread: Worker): Promise<string> {
  for await (const [message] of on(thread, 'message')) {
    if (typeof message.sandboxUrl === 'string') return message.sandboxUrl;
  }
  throw new Error('The sandbox thread ended before it was ready');
}
