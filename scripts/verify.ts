/**
 * `pnpm verify [--fix] [--changed | --since <revision>]`: runs every check that needs no running service, in parallel, or
 * only the checks that depend on changed files. `--fix` first formats and fixes files.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checks, checksFor } from './checks/all.ts';
import { fixFormat } from './checks/programs.ts';
import { changedFiles } from './test/changed.ts';
import { runSteps, stepOf } from './test/step.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const print = (text: string) => process.stdout.write(text);

const { values } = parseArgs({
  options: { fix: { type: 'boolean' }, changed: { type: 'boolean' }, since: { type: 'string' } },
});
if (values.fix) await fixFormat();
const selected = values.changed || values.since ? checksFor(await changedFiles(root, values.since)) : checks;
const { passed, failed } = await runSteps(selected.map(stepOf), print, availableParallelism());
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
