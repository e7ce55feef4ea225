/** `pnpm new operation|error|words|connector|migration …`: writes all files that it can, and prints the remaining steps. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateInAnotherProcess } from './generate/in-another-process.ts';
import { newConnector } from './new/connector.ts';
import { newError } from './new/error.ts';
import { newMigration } from './new/migration.ts';
import { newOperation } from './new/operation.ts';
import { openTree, Refused, type Tree } from './new/tree.ts';
import { newWords } from './new/words.ts';
import { programOf, runProgram } from './test/command.ts';

const USAGE: Readonly<Record<string, string>> = {
  operation:
    '<area> <operationId> <METHOD> <path> [--schema <response>] [--description <text>] [--errors <key,…>] ' +
    '[--no-pages] [--no-body] [--roles <role,…> [--one-is-enough <reason>]]',
  error:
    '<subject.problem> <area> <code> <status> "<description>" [--staging <text> [--call "<METHOD> <path>" [--as <agency>]]] [--management]',
  connector: '<name>',
  migration: '<what-it-does>',
  words: '<file.group.name> <English> <Turkish> <German>',
};
const BIOME = ['check', '--write', '--files-ignore-unknown=true', '--vcs-enabled=false'];

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { values, positionals } = parseArgs({
    options: {
      schema: { type: 'string' },
      roles: { type: 'string' },
      'no-body': { type: 'boolean' },
      'one-is-enough': { type: 'string' },
      'no-pages': { type: 'boolean' },
      description: { type: 'string' },
      errors: { type: 'string' },
      management: { type: 'boolean' },
      staging: { type: 'string' },
      call: { type: 'string' },
      as: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const [kind = '', ...words] = positionals;
  const tree = openTree(root);
  const left = write(tree, values.help ? '' : kind, words, values);
  tree.save();
  await runProgram(programOf('@biomejs/biome', 'biome'), [...BIOME, ...tree.written()], { cwd: root });
  const generated = await generateInAnotherProcess(root);
  show('Written', tree.written());
  show('Generated', generated);
  show(
    'Remaining steps, in this order',
    left.map((step, index) => `${index + 1}. ${step}`),
  );
  show('To undo this and every other uncommitted change in these files', undoOf(tree));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = error instanceof Refused ? 2 : 1;
}

function undoOf(tree: Tree): string[] {
  const [created, edited] = [true, false].map((isNew) => tree.written().filter((path) => tree.isNew(path) === isNew));
  const remove = created!.length > 0 ? [`rm ${created!.join(' ')}`] : [];
  return [...remove, ...(edited!.length > 0 ? [`git restore ${edited!.join(' ')}`] : []), 'pnpm generate'];
}

function show(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

type Options = {
  readonly schema?: string;
  readonly 'no-body'?: boolean;
  readonly roles?: string;
  readonly 'one-is-enough'?: string;
  readonly 'no-pages'?: boolean;
  readonly description?: string;
  readonly errors?: string;
  readonly management?: boolean;
  readonly staging?: string;
  readonly call?: string;
  readonly as?: string;
};

function write(tree: Tree, kind: string, words: readonly string[], given: Options): string[] {
  const usage = Object.entries(USAGE).map(([name, rest]) => `pnpm new ${name} ${rest}`);
  if (!Object.hasOwn(USAGE, kind)) throw new Refused(`Specify the kind:\n${usage.join('\n')}`);
  const wanted = USAGE[kind]!.split(' [')[0]!.split('> ').length;
  if (words.length !== wanted) throw new Refused(`pnpm new ${kind} ${USAGE[kind]}`);
  const [first = '', operationId = '', method = '', path = ''] = words;
  if (kind === 'connector') return newConnector(tree, first);
  if (kind === 'migration') return newMigration(tree, first);
  if (kind === 'words') return newWords(tree, words);
  if (kind === 'error') return newError(tree, words, given.management, given);
  return newOperation(tree, {
    ...{ area: first, operationId, method: method.toUpperCase(), path, schema: given.schema },
    ...{ hasBody: !given['no-body'], roles: given.roles?.split(','), oneIsEnough: given['one-is-enough'] },
    ...{
      errors: given.errors?.split(','),
      description: given.description,
      ...(given['no-pages'] && { hasPages: false }),
    },
  });
}
