/** `pnpm verify [--fix]`: runs every check that needs no running service. `--fix` first formats and fixes files. */
import { availableParallelism } from 'node:os';
import { checks } from './checks/all.ts';
import { fixFormat } from './checks/programs.ts';
import { runSteps, stepOf } from './test/step.ts';

const print = (text: string) => process.stdout.write(text);
if (process.argv.includes('--fix')) await fixFormat();
const { passed, failed } = await runSteps(checks.map(stepOf), print, availableParallelism());
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
