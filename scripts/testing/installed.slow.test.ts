import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installTools, nodes } from '../../packages/client/test/installed/install.ts';
import { freePort } from '../../packages/server/test/support/agency-site.ts';
import { programOf, runProgram } from '../test/command.ts';
import { leavesOut } from '../test/languages.ts';
import { readChapter } from './chapter.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ON_A_BUSY_MACHINE = 600_000;
const OLDEST_NODE = 22;

await installTools();
const supported = (await nodes()).filter(([version]) => Number(version.split('.')[0]) >= OLDEST_NODE);

const { install, ciCommands, save } = await readChapter();
let parent: string;
let project: string;
let contracts: readonly string[];
const readContracts = () =>
  readdir(
    join(project, 'node_modules/@agency-booking/testing/node_modules/@agency-booking/contract-express/contracts'),
  );
const started: ChildProcess[] = [];

beforeAll(async () => {
  parent = await realpath(await mkdtemp(join(tmpdir(), 'world-')));
  project = join(parent, 'my-shop');
  const { code, printed } = await bash(install.replaceAll('../my-shop', project), root);
  expect(code, printed).toBe(0);
  await save(project);
  contracts = await readContracts();
}, ON_A_BUSY_MACHINE);
afterAll(async () => {
  for (const { pid } of started) {
    try {
      process.kill(-pid!);
    } catch {
      // All processes in the shell's group have already ended.
    }
  }
  await rm(parent, { recursive: true });
});

/** Runs commands in a process group. A world may still run in the group after the commands have ended. */
async function bash(commands: string, cwd: string, node = process.execPath) {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn('bash', ['-euc', commands], {
    cwd,
    env: { ...env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  const [code] = await once(child, 'exit');
  return { code, printed };
}

test('the samples compile with the types of the package', async () => {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, target: 'es2023', lib: ['es2023'], module: 'nodenext' },
    ...{
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      allowImportingTsExtensions: true,
      skipLibCheck: false,
    },
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }));
  const unknownField = "import { startWorld } from '@agency-booking/testing';\n(await startWorld()).url.unknown;\n";
  await writeFile(join(project, 'unknown-field.mts'), unknownField);
  const { printed } = await runProgram(programOf('typescript', 'tsc'), ['-p', '.'], { cwd: project });
  expect(printed).toMatch(/^unknown-field\.mts\(2,26\): error TS2339: .*\n$/);
});

test.each(supported)(
  'the tests of the chapter pass in an empty folder on Node.js %s',
  {
    timeout: ON_A_BUSY_MACHINE,
  },
  async (_, node) => {
    const { code, printed } = await bash('node --test --test-reporter=tap', project, node);
    expect(printed).toMatch(/^# pass 3$/m);
    expect(code).toBe(0);
  },
);

test.skipIf(leavesOut.python)(
  'the commands of the CI workflow pass in order',
  {
    timeout: ON_A_BUSY_MACHINE,
  },
  async () => {
    const port = `${await freePort()}`;
    const outputs: string[] = [];
    for (const command of ciCommands) {
      const commands = `export WORLD=http://127.0.0.1:${port}\n${command.replaceAll('4020', port)}`;
      const { code, printed } = await bash(commands, project);
      expect(code, printed).toBe(0);
      outputs.push(printed);
    }
    expect(outputs.at(-1)).toMatch(/The month has passed\.\n[\s\S]*The events have arrived\.\n/);
  },
);

test('worlds find every contract compiled in the package', async () => {
  expect(contracts.length).toBeGreaterThan(8);
  expect(await readContracts()).toEqual(contracts);
});
