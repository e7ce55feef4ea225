import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const hasCurl = await promisify(execFile)('curl', ['--version']).then(
  () => true,
  () => false,
);

/** Tests that paste commands count as skipped if curl is missing. CI never skips them. */
export const leavesOutCurl = !hasCurl && process.env.CI !== 'true';
