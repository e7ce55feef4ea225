/** The package as partners get it, in a project that knows nothing of this repository. */
import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEY, type Reply, refuse, SECRET, startStubService } from '../stub-service.ts';
import { type Installed, install, run } from './install.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

let installed: Installed;
beforeAll(async () => {
  installed = await install();
}, 60_000);
afterAll(() => installed?.remove());

test('the tarball has what is needed, and nothing of how it is made', () => {
  const { files } = installed;
  expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'dist/index.js', 'dist/index.d.ts']));
  expect(files.filter((file) => !/^(package\.json|README\.md|dist\/.*\.(js|d\.ts))$/.test(file))).toEqual([]);
  expect(files.filter((file) => file.includes('test'))).toEqual([]);
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
    ['a browser, bundler', { ...browser, module: 'esnext', moduleResolution: 'bundler' }],
    ['a browser, nodenext', { ...browser, module: 'nodenext' }],
    ['Node, nodenext', { ...node, module: 'nodenext' }],
    ['Node, node20', { ...node, module: 'node20' }],
  ])('%s', async (_, compilerOptions) => {
    const { project } = installed;
    await copyFile(here('consumer.ts'), join(project, 'consumer.ts'));
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['consumer.ts'] }));
    const { stdout } = await run('tsc', ['-p', project]).catch((error) => error);
    expect(stdout).toBe('');
  });
});

const found = await nodes();

test.runIf(process.env.CI === 'true').each([20, 24])('CI has a Node %i', (major) => {
  expect(found.map(([version]) => Number.parseInt(version, 10))).toContain(major);
});

test.each(found)('it works on Node %s', async (_, node) => {
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
  await copyFile(here('use.mjs'), join(installed.project, 'use.mjs'));
  const env = { BASE_URL: service.baseUrl, KEY, SECRET };
  const { stdout } = await run(node, ['use.mjs'], { cwd: installed.project, env });
  await service.stop();
  expect(stdout).toContain('all well on Node');
});

describe('in a bundle for a browser', () => {
  test('the size the README states is the size it has', async () => {
    const bytes = gzipSync(await bundle(`export { createAgencyClient } from '@agency-booking/client'`)).length;
    const readme = await readFile(join(installed.folder, 'README.md'), 'utf8');
    const stated = Number(/(\d+(?:\.\d+)?) kB/.exec(readme)?.[1]) * 1000;
    expect(Math.abs(bytes - stated) / stated, `${bytes} bytes, ${stated} stated`).toBeLessThan(0.1);
  });

  test('nothing of Node is in it', async () => {
    const code = await bundle(`export * from '@agency-booking/client'`, ['openapi-fetch']);
    expect(code).toContain('Bearer');
    expect(code).not.toMatch(/\bnode:|\bBuffer\b|\bprocess\.|\brequire\(/);
  });

  test('what is not used is left out', async () => {
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

/** Every Node on this machine that the package promises to work on, one of each version. */
async function nodes(): Promise<[version: string, file: string][]> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = [process.execPath, ...folders.map((folder) => join(folder, 'node'))].filter((file) => existsSync(file));
  const found = new Map<string, string>();
  for (const file of new Set(files)) {
    const version = (await run(file, ['--version'])).stdout.trim().slice(1);
    if (Number(version.split('.')[0]) >= 20 && !found.has(version)) found.set(version, file);
  }
  return [...found];
}
