import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../server/test/support/agency-site.ts';
import { createTestClock } from '../../../server/test/support/clock.ts';
import { startStaging } from '../../../server/test/support/staging.ts';
import { KEY, type Reply, refuse, SECRET, startStubService } from '../stub-service.ts';
import { type Installed, install, installTools, nodes, run, TOOLS } from './install.ts';

const STORIES = ['rent-a-car-with-3d-secure', 'credit-checked-rental', 'transfer-and-cancel'];
const TARBALL_BYTES = 205_000;

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const ON_A_BUSY_MACHINE = 300_000;

await installTools();
const found = await nodes();
const fromTools = createRequire(join(TOOLS, 'package.json'));

let installed: Installed;
beforeAll(async () => {
  installed = await install();
}, ON_A_BUSY_MACHINE);
afterAll(() => installed?.remove());

test('the tarball contains the documents, modules and examples, and no tests or tools', () => {
  const { files } = installed;
  const documents = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
  const entries = ['index', 'events', 'webhooks', 'file-cursor', 'file-tokens'];
  const modules = entries.flatMap((entry) =>
    ['esm', 'cjs'].flatMap((kind) => [`dist/${kind}/${entry}.js`, `dist/${kind}/${entry}.d.ts`]),
  );
  const examples = STORIES.flatMap((story) => [`examples/${story}.js`, `examples/${story}.ts`]);
  expect(files).toEqual(expect.arrayContaining([...documents, ...modules, ...examples]));
  const others = files.filter((file) => !/^(dist\/(esm|cjs)\/.*\.(js|d\.ts)|examples\/[\w-]+\.(js|ts))$/.test(file));
  expect(others.sort()).toEqual([...documents, 'dist/cjs/package.json'].sort());
  expect(files.filter((file) => file.includes('test'))).toEqual([]);
});

test('the tarball is below its size limit', async () => {
  expect((await readFile(installed.tarball)).length).toBeLessThan(TARBALL_BYTES);
});

test('publint reports no problem in the packaged client', async () => {
  const { publint } = await import(fromTools.resolve('publint'));
  const { messages } = await publint({ pkgDir: installed.folder, strict: true });
  expect(messages).toEqual([]);
});

test('arethetypeswrong reports no problem for any module resolution', async () => {
  const { checkPackage, createPackageFromTarballData } = await import(fromTools.resolve('@arethetypeswrong/core'));
  const data = new Uint8Array(await readFile(installed.tarball));
  const { problems } = await checkPackage(createPackageFromTarballData(data));
  expect(problems).toEqual([]);
});

describe('types under a strict compiler', () => {
  const strict = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
  };
  const browser = { ...strict, lib: ['es2023', 'dom', 'dom.iterable'], types: [] };
  const node = { ...strict, lib: ['es2023'], types: ['node'], typeRoots: [here('../../../../node_modules/@types')] };

  test.each([
    ['a browser with bundler resolution', { ...browser, module: 'esnext', moduleResolution: 'bundler' }],
    ['a browser with nodenext resolution', { ...browser, module: 'nodenext' }],
    ['Node.js with nodenext resolution', { ...node, module: 'nodenext' }],
    ['Node.js with node20 resolution', { ...node, module: 'node20' }],
  ])('the types compile with the settings for %s', async (_, compilerOptions) => {
    expect(await complaints('tsc', compilerOptions)).toBe('');
  });

  const older = { strict: true, noEmit: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [] };
  test.each([
    ['node', { ...older, module: 'commonjs', moduleResolution: 'node' }],
    ['nodenext', { ...older, module: 'nodenext', moduleResolution: 'nodenext' }],
    ['nodenext, from CommonJS', { ...older, module: 'nodenext', moduleResolution: 'nodenext' }, 'consumer.cts'],
  ])('the types compile with TypeScript 4.9 and %s resolution', async (_, compilerOptions, file = 'consumer.ts') => {
    const tsc = fromTools.resolve('typescript-4.9/bin/tsc');
    expect(await complaints(tsc, compilerOptions, file)).toBe('');
  });

  async function complaints(tsc: string, compilerOptions: object, file = 'consumer.ts'): Promise<string> {
    const { project } = installed;
    await copyFile(here('consumer.ts'), join(project, file));
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [file] }));
    const { stdout } = await run(tsc, ['-p', project]).catch((error) => error);
    await rm(join(project, file));
    return stdout;
  }
});

test.runIf(process.env.CI === 'true').each(['20.0.0', '22.', '24.'])('the CI machine has Node.js %s', (version) => {
  expect(found.map(([one]) => one).filter((one) => one.startsWith(version))).not.toEqual([]);
});

const kinds = found.flatMap(([version, node]) => ['use.mjs', 'use.cjs'].map((file) => [version, file, node] as const));
test.each(kinds)('the client works on Node.js %s in %s', async (_, file, node) => {
  let isFirst = true;
  const service = await startStubService(({ path, headers }): Reply | undefined => {
    const isLimited = path.includes('suppliers') && isFirst;
    if (isLimited) {
      isFirst = false;
      return refuse(429, 429, { headers: { 'Retry-After': '0' } });
    }
    if (path.includes('delivery-types')) return undefined;
    if (path.includes('/locations/')) return refuse(404, 404);
    return { status: 200, body: { idempotencyKey: headers['idempotency-key'] } };
  });
  for (const name of ['use.mjs', 'use.cjs', 'uses.mjs']) await copyFile(here(name), join(installed.project, name));
  const env = { BASE_URL: service.baseUrl, KEY, SECRET };
  const { stdout } = await run(node, [file], { cwd: installed.project, env });
  await service.stop();
  expect(stdout).toContain('all well on Node');
});

test.each(found)('the command of the package starts on Node.js %s', async (_, node) => {
  const command = join(installed.project, 'node_modules/.bin/agency-booking');
  const { stdout } = await run(node, [command, '--help'], { cwd: installed.project });
  expect(stdout).toContain('--forward-to');
});

describe('example programs of the package', () => {
  // The examples use dates relative to today.
  const staging = freePort().then((port) =>
    startStaging(
      { PUBLIC_URL: `http://127.0.0.1:${port}`, CREDIT_CHECK_DELAY_SECONDS: '0' },
      { clock: createTestClock(new Date()) },
    ),
  );
  afterAll(async () => (await staging).stop());

  const cases = found.flatMap(([version, node]) => STORIES.map((story) => [story, version, node] as const));
  test.each(cases)('the example %s runs on Node.js %s', { timeout: ON_A_BUSY_MACHINE }, async (story, _, node) => {
    const { service } = await staging;
    const env = { BASE_URL: `${service.url}/api/v1` };
    const { stdout } = await run(node, [join(installed.folder, 'examples', `${story}.js`)], { env });
    expect(stdout).toMatch(/The order is cancelled|The car is reserved|It is canceled; the credit is as it was/);
  });
});

describe('the client in a browser bundle', () => {
  test('the README states the bundle size to within 10 %', async () => {
    const bytes = gzipSync(await bundle(`export { createAgencyClient } from '@agency-booking/client'`)).length;
    const readme = await readFile(join(installed.folder, 'README.md'), 'utf8');
    const stated = Number(/(\d+(?:\.\d+)?) kB/.exec(readme)?.[1]) * 1000;
    expect(Math.abs(bytes - stated) / stated, `${bytes} bytes, ${stated} stated`).toBeLessThan(0.1);
  });

  test('the bundle uses no Node.js modules or globals', async () => {
    const code = await bundle(`export * from '@agency-booking/client'`, ['openapi-fetch']);
    expect(code).toContain('Bearer');
    expect(code).not.toMatch(/\bnode:|\bBuffer\b|\bprocess\.|\brequire\(/);
  });

  test('the bundle omits unused exports', async () => {
    const code = await bundle(`export { read3dsReturn, isError } from '@agency-booking/client'`);
    expect(code).toContain('transactionId');
    expect(code).not.toMatch(/Bearer|extra-products|auth\.wrongCredentials/);
    expect(code.length).toBeLessThan(1_000);
  });

  async function bundle(source: string, external: string[] = []): Promise<string> {
    const entry = join(installed.project, 'entry.js');
    await writeFile(entry, source);
    const bundled = await rolldown({ input: entry, external, platform: 'browser', cwd: installed.project });
    const { output } = await bundled.generate({ format: 'esm', minify: true });
    await bundled.close();
    return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  }
});
