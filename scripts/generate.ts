/** `node scripts/generate.ts [--check]`: the code that follows from the contract. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { plan } from './generate/plan.ts';
import { changes, write } from './generate/write-or-check.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('..', import.meta.url));

const outputs = await plan(root);
const pending = changes(root, outputs);
for (const { kind, path } of pending) console.log(`${kind.padEnd(9)} ${path}`);

if (values.check) {
  if (pending.length > 0) {
    console.error('The generated code is out of step with openapi/. Run `pnpm generate` and commit what it writes.');
    process.exitCode = 1;
  }
} else {
  await write(root, outputs);
  console.log(`${outputs.length} files in step with openapi/, ${pending.length} of them just brought there`);
}
