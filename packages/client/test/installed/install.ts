import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildClient } from '../../../../scripts/client/build.ts';
import { pack } from '../../../../scripts/client/pack.ts';

export const run = promisify(execFile);

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Tools that only these tests use, installed separately: other Node releases, an old compiler and package linters. */
export const TOOLS = fileURLToPath(new URL('tools', import.meta.url));

export type Installed = {
  /** A separate project that has only this package in `node_modules`. */
  readonly project: string;
  /** The folder in which the package is installed. */
  readonly folder: string;
  readonly tarball: string;
  readonly files: readonly string[];
  remove(): Promise<void>;
};

/** Installs the built package from its tarball, as partners do. Packs local dependencies to avoid downloads. */
export async function install(): Promise<Installed> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'client-')));
  const project = join(parent, 'project');
  await buildClient(join(parent, 'package'));
  const { tarball, files } = await pack(join(parent, 'package'), parent);
  const openapiFetch = await realpath(join(root, 'node_modules/openapi-fetch'));
  const helpers = await realpath(join(dirname(openapiFetch), 'openapi-typescript-helpers'));
  const dependencies = await Promise.all([pack(openapiFetch, parent), pack(helpers, parent)]);
  const tarballs = [tarball, ...dependencies.map((packed) => packed.tarball)];

  await mkdir(project);
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
  await run('npm', ['install', ...quiet, '--cache', join(tmpdir(), 'client-npm-cache'), ...tarballs], { cwd: project });
  return {
    project,
    folder: join(project, 'node_modules/@agency-booking/client'),
    tarball,
    files,
    remove: () => rm(parent, { recursive: true }),
  };
}

export async function installTools(): Promise<void> {
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await run('npx', ['-y', 'pnpm@12.21.0', '--ignore-workspace', ...install], { cwd: TOOLS });
}

/** Returns all supported Node executables on this machine, one for each version. */
export async function nodes(): Promise<[version: string, file: string][]> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const tools = ['node-20.0', 'node-22'].map((name) => join(TOOLS, 'node_modules', name, 'bin'));
  const files = [process.execPath, ...[...tools, ...folders].map((folder) => join(folder, 'node'))].filter(existsSync);
  const found = new Map<string, string>();
  for (const file of new Set(files)) {
    const version = (await run(file, ['--version'])).stdout.trim().slice(1);
    if (Number(version.split('.')[0]) >= 20 && !found.has(version)) found.set(version, file);
  }
  return [...found];
}
