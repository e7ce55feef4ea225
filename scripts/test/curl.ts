import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const hasCurl = await promisify(execFile)('curl', ['--version']).then(
  () => true,
  () => false,
);

/** True if tests that paste commands are skipped because curl is missing. CI never skips them. */
export const leavesOutCurl = !hasCurl && process.env.CI !== 'true';
