import { readFileSync } from 'node:fs';

const script = readFileSync(new URL('../../operate/steps/start.sh', import.meta.url), 'utf8');
const value = (pattern: RegExp) => pattern.exec(script)![1]!;

/** The settings that `scripts/operate/steps/start.sh` starts the service with, for a process that a benchmark starts. */
export const AS_STARTED = {
  NODE_OPTIONS: value(/^exec node (--.*) packages/m),
  MALLOC_TRIM_THRESHOLD_: value(/MALLOC_TRIM_THRESHOLD_=(\d+)/),
};
