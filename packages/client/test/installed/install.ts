import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const run = promisify(execFile);

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Installed = {
  /** A project of its own, with nothing but the package in `node_modules`. */
  readonly project: string;
  /** Where the package has landed. */
  readonly folder: string;
  /** Every file of the tarball. */
  readonly files: readonly string[];
  remove(): Promise<void>;
};

/**
 * The package as partners get it: built, packed, and installed from its tarball. Nothing is downloaded: what it depends
 * on is packed from the copies that are here.
 */
export async function install(): Promise<Installed> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'client-')));
  const project = join(parent, 'project');
  const own = await build(join(parent, 'package'));
  const [client, files] = await pack(own, parent);
  const openapiFetch = await realpath(join(root, 'node_modules/openapi-fetch'));
  const helpers = await realpath(join(dirname(openapiFetch), 'openapi-typescript-helpers'));
  const tarballs = [client, (await pack(openapiFetch, parent))[0], (await pack(helpers, parent))[0]];

  await mkdir(project);
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await npm(['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs], project);
  return {
    project,
    folder: join(project, 'node_modules/@agency-booking/client'),
    files,
    remove: () => rm(parent, { recursive: true }),
  };
}

/** As `pnpm publish` does it: plain tsc, and a manifest in which publishConfig has taken the place of what we develop with. */
async function build(folder: string): Promise<string> {
  await run('tsc', ['-p', join(root, 'tsconfig.build.json'), '--outDir', join(folder, 'dist')]);
  const { publishConfig, scripts, devDependencies, ...manifest } = JSON.parse(await read('package.json'));
  const { access, ...published } = publishConfig;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...published }));
  await writeFile(join(folder, 'README.md'), await read('README.md'));
  return folder;
}

async function pack(folder: string, destination: string): Promise<[tarball: string, files: string[]]> {
  const printed = await npm(
    ['pack', folder, '--json', '--ignore-scripts', '--pack-destination', destination],
    destination,
  );
  const [{ filename, files }] = JSON.parse(printed);
  return [join(destination, filename), files.map(({ path }: { path: string }) => path)];
}

async function npm(args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await run('npm', [...args, '--cache', join(tmpdir(), 'client-npm-cache'), '--loglevel', 'error'], {
    cwd,
  });
  return stdout;
}

const read = (file: string) => readFile(join(root, file), 'utf8');
