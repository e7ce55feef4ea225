import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { startStaging } from '../../packages/server/test/support/staging.ts';
import type { ContractDocument } from '../generate/document.ts';
import { leavesOut } from '../test/languages.ts';
import { samplesOf } from './samples.ts';

const CALL = 'searchCars';
const samples = samplesOf(contract as unknown as ContractDocument);
const run = promisify(execFile);

const { service, tokenOf, stop } = await startStaging();
afterAll(stop);

const asRun = async (text: string) =>
  text.replaceAll('http://localhost:8080', service.url).replaceAll('$TOKEN', await tokenOf('horizon'));

test.skipIf(leavesOut.python)('the Python samples run with the single-file client', async () => {
  const calls = [samples.get('login')!.python!, samples.get('searchLocations')!.python!, samples.get(CALL)!.python!];
  const env = { ...process.env, PYTHONPATH: fileURLToPath(new URL('../../packages/python-client', import.meta.url)) };
  const { stdout } = await run('python3', ['-c', await asRun(calls.join('\n\n'))], { env, maxBuffer: 2 ** 24 });
  expect(stdout).toContain("'placeId'");
  expect(stdout).toContain("'searchID'");
});

test.skipIf(leavesOut.python)('every Python sample can be parsed', async () => {
  const all = [...samples.values()].map(({ python = '' }) => python).join('\n\n');
  await run('python3', ['-c', 'import ast, sys; ast.parse(sys.argv[1])', all]);
});

test.skipIf(leavesOut.php)('a PHP sample runs without packages', async () => {
  const { stdout } = await run('php', ['-r', await asRun(samples.get(CALL)!.php)], { maxBuffer: 2 ** 24 });
  expect(stdout).toContain('"searchID"');
});

test.skipIf(leavesOut.java)('a Java sample runs without packages', async () => {
  const text = await asRun(samples.get(CALL)!.java);
  const [imported] = text.match(/^import .+$/m)!;
  const folder = await mkdtemp(join(tmpdir(), 'sample-'));
  const main = `public static void main(String[] all) throws Exception {${text.replace(imported!, '')}\n}`;
  await writeFile(join(folder, 'Sample.java'), `${imported}\nclass Sample { ${main} }\n`);
  const { stdout } = await run('java', [join(folder, 'Sample.java')], { maxBuffer: 2 ** 24 });
  expect(stdout).toContain('"searchID"');
  await rm(folder, { recursive: true });
});
