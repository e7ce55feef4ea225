import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const hasCurl = await promisify(execFile)('curl', ['--version']).then(
  () => true,
  () => false,
);

/** A machine without curl leaves out what pastes commands, and counts it so; CI does not. */
export const leavesOutCurl = !hasCurl && process.env.CI !== 'true';
