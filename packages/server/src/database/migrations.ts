import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));

export type Migration = {
  /** The file's name without its ending; what a database remembers the migration by. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
};

/** Every SQL file of the folder, in the order of the names. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name: file.replace(/\.sql$/, ''), text, checksum };
    }),
  );
}

/** `name` with the next number after `last`: what a migration that came too late has to be called. */
export function renumbered(name: string, last: string): string {
  const next = String(Number.parseInt(last, 10) + 1).padStart(4, '0');
  return `${next}-${name.replace(/^\d+-/, '')}`;
}

/** A line of `checksums`; `release` is `unreleased` until one carries the migration. */
export type Recorded = { readonly name: string; readonly checksum: string; readonly release: string };

/** The migrations that databases may have had, in their order. */
export async function readChecksums(folder = MIGRATIONS_FOLDER): Promise<Recorded[]> {
  const text = await readFile(join(folder, 'checksums'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [file = '', checksum = '', release = ''] = line.split(' ');
    return { name: file.replace(/\.sql$/, ''), checksum, release };
  });
}
