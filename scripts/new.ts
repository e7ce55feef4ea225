/** `pnpm new operation|error|connector|migration …`: writes everything that is known, and says what is left. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commandFile, runTool } from './dev/run-tool.ts';
import { plan } from './generate/plan.ts';
import { changes, write as writeOutputs } from './generate/write-or-check.ts';
import { newConnector } from './new/connector.ts';
import { newError } from './new/error.ts';
import { newMigration } from './new/migration.ts';
import { newOperation } from './new/operation.ts';
import { openTree, Refused, type Tree } from './new/tree.ts';

const USAGE = {
  operation: '<area> <operationId> <METHOD> <path> [--schema <what is answered>]',
  error: '<subject.problem> <area> <code> <status> "<description>"',
  connector: '<name>',
  migration: '<what-it-does>',
};
type Kind = keyof typeof USAGE;

const options = {
  schema: { type: 'string' },
  root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
} as const;

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [kind = '', ...words] = positionals;
  const tree = openTree(values.root);
  const left = write(tree, kind as Kind, words, values.schema);
  tree.save();
  const generated = kind === 'migration' ? [] : await generate(values.root);
  await tidy(values.root, tree.written());
  show('Written', tree.written());
  show('Generated', generated);
  show(
    'Left, in this order',
    left.map((step, index) => `${index + 1}. ${step}`),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = error instanceof Refused ? 2 : 1;
}

async function generate(root: string): Promise<string[]> {
  const outputs = await plan(root);
  const pending = changes(root, outputs);
  await writeOutputs(root, outputs, pending);
  return pending.map(({ path }) => path);
}

/** Formats what was written, imports included. */
async function tidy(root: string, paths: readonly string[]): Promise<void> {
  const biome = commandFile(root, '@biomejs/biome', 'biome');
  const args = ['check', '--write', '--files-ignore-unknown=true', '--vcs-enabled=false', ...paths];
  await runTool({ file: biome, args, root }, new AbortController().signal);
}

function show(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

function write(tree: Tree, kind: Kind, words: readonly string[], schema: string | undefined): string[] {
  const usage = Object.entries(USAGE).map(([name, rest]) => `pnpm new ${name} ${rest}`);
  if (!Object.hasOwn(USAGE, kind)) throw new Refused(`Say what is new:\n${usage.join('\n')}`);
  const wanted = USAGE[kind].split(' [')[0]!.split('> ').length;
  if (words.length !== wanted) throw new Refused(`pnpm new ${kind} ${USAGE[kind]}`);
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = words;
  switch (kind) {
    case 'operation':
      return newOperation(tree, {
        area: first,
        operationId: second,
        method: third.toUpperCase(),
        path: fourth,
        schema,
      });
    case 'error':
      return newError(tree, { key: first, area: second, code: third, status: fourth, description: fifth });
    case 'connector':
      return newConnector(tree, { name: first });
    case 'migration':
      return newMigration(tree, { name: first });
  }
}
