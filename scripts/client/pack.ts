import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

type Packed = {
  readonly tarball: string;
  readonly files: readonly string[];
  readonly unpackedBytes: number;
};

export async function pack(folder: string, destination: string): Promise<Packed> {
  const args = ['pack', folder, '--json', '--ignore-scripts', '--loglevel', 'error', '--pack-destination', destination];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: destination, shell: process.platform === 'win32' });
  const [{ filename, files, unpackedSize }] = JSON.parse(stdout);
  return {
    tarball: join(destination, filename),
    files: files.map(({ path }: { path: string }) => path),
    unpackedBytes: unpackedSize,
  };
}
