/**
 * `pnpm bench` lists the measurements, `pnpm bench <name> [arguments]` runs one, and `pnpm bench all` runs all of them
 * in sequence. `pnpm bench page` writes the results into the READMEs.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './test/command.ts';

const folder = new URL('./bench/', import.meta.url);
const names = globSync('*.ts', { cwd: folder })
  .map((file) => basename(file, '.ts'))
  .sort();
const [, , name] = process.argv;

if (name === 'all') await measureAll();
else if (name === 'page') await import('./bench/results/page.ts');
else if (name && names.includes(name)) {
  process.argv.splice(2, 1);
  await import(`./bench/${name}.ts`);
} else {
  for (const each of names) console.log(`${each.padEnd(12)} ${purposeOf(each)}`);
  console.log('\npnpm bench <name> runs one benchmark, pnpm bench all runs all. Update the READMEs: pnpm bench page');
  if (name) process.exitCode = 2;
}

/** Returns the first sentence of a measurement's header comment, without the command itself. */
function purposeOf(each: string): string {
  const text = readFileSync(new URL(`${each}.ts`, folder), 'utf8');
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '';
  const words = comment
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [sentence = ''] = words.replace(/^`pnpm bench[^`]*`: /, '').split(/(?<=\.) /);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

async function measureAll(): Promise<void> {
  const failed: string[] = [];
  for (const [index, each] of names.entries()) {
    console.log(`\n${each} (${index + 1} of ${names.length}): ${purposeOf(each)}`);
    const { ok } = await runProgram(fileURLToPath(import.meta.url), [each], { cwd: process.cwd(), show: true });
    if (!ok) failed.push(each);
  }
  if (failed.length === 0) return;
  console.log(`not measured: ${failed.join(', ')}`);
  process.exitCode = 1;
}
