/** What runs in the sandbox's thread. */
import { parentPort } from 'node:worker_threads';
import { optionsFrom, startSandbox } from '@agency-booking/sandbox';

const sandbox = await startSandbox({
  ...optionsFrom(process.env),
  dataFolder: `${process.env.DATA_DIR || '.data'}/sandbox`,
});
parentPort?.postMessage(sandbox.url);
