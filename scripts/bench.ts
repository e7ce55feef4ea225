/** `pnpm bench <name>`: one of the measurements in scripts/bench. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';

const names = globSync('bench/*.ts', { cwd: import.meta.dirname }).map((file) => basename(file, '.ts'));
const name = process.argv[2];

if (name && names.includes(name)) {
  process.argv.splice(2, 1);
  await import(`./bench/${name}.ts`);
} else {
  console.error(`pnpm bench <name>, where name is one of: ${names.sort().join(', ')}`);
  process.exitCode = 2;
}
