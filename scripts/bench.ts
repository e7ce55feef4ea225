/**
 * `pnpm bench` lists the measurements, `pnpm bench <name> [arguments]` runs one, and `pnpm bench all` runs all of them
 * in sequence. `pnpm bench page` writes the results into the READMEs.
 */
import { fileURLToPath } from 'node:url';
import { partsOf, purposeOf, runPart } from './run/parts.ts';
import { runProgram } from './test/command.ts';

const [, , name] = process.argv;

if (name === 'all') await measureAll();
else if (name === 'page') await import('./bench/results/page.ts');
else await runPart('bench');

async function measureAll(): Promise<void> {
  const names = partsOf('bench');
  const failed: string[] = [];
  for (const [index, each] of names.entries()) {
    console.log(`\n${each} (${index + 1} of ${names.length}): ${purposeOf('bench', each)}`);
    const { ok } = await runProgram(fileURLToPath(import.meta.url), [each], { cwd: process.cwd(), show: true });
    if (!ok) failed.push(each);
  }
  if (failed.length === 0) return;
  console.log(`not measured: ${failed.join(', ')}`);
  process.exitCode = 1;
}
