/** What runs in the sandbox's thread. */
import { parentPort } from 'node:worker_threads';
import { startSandbox } from '@agency-booking/sandbox';

const DEFAULT_PORT = 8081;

const sandbox = await startSandbox({ port: Number(process.env.SANDBOX_PORT || DEFAULT_PORT), now: () => new Date() });
parentPort?.postMessage(sandbox.url);
