/** `pnpm verify`: runs every check that needs no running service, in parallel. */
import { availableParallelism } from 'node:os';
import { checks } from './checks/all.ts';
import { runSteps, stepOf } from './test/step.ts';

const print = (text: string) => process.stdout.write(text);
const { passed, failed } = await runSteps(checks.map(stepOf), print, availableParallelism());
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
