/** When run as a thread's entry point, this module starts the sandbox and reports its address. */
import { parentPort } from 'node:worker_threads';
import { optionsFrom, type Sandbox, startSandbox } from '@agency-booking/sandbox';

export function startSandboxBy(env: NodeJS.ProcessEnv): Promise<Sandbox> {
  return startSandbox(optionsFrom({ ...env, DATA_DIR: env.DATA_DIR || '.data' }));
}

if (parentPort) parentPort.postMessage({ sandboxUrl: (await startSandboxBy(process.env)).url });
