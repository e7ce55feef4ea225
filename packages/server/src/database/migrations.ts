import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));

export type Migration = {
  /** The file name without its extension, which identifies the migration in the database. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
};

/** Reads every SQL file in the folder, ordered by name. */
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

/** Returns a version that changes with every migration, for naming databases and files that were prepared with them. */
export async function schemaVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, checksum } of await readMigrations()) hash.update(`${name} ${checksum}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Returns `name` with the number that follows `last`. This is the new name for a migration that is out of order. */
export function renumbered(name: string, last: string): string {
  const next = String(Number.parseInt(last, 10) + 1).padStart(4, '0');
  return `${next}-${name.replace(/^\d+-/, '')}`;
}

/** A line in the `checksums` file. `release` is `unreleased` until a release contains the migration. */
export type Recorded = { readonly name: string; readonly checksum: string; readonly release: string };

export async function readChecksums(folder = MIGRATIONS_FOLDER): Promise<Recorded[]> {
  const text = await readFile(join(folder, 'checksums'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [file = '', checksum = '', release = ''] = line.split(' ');
    return { name: file.replace(/\.sql$/, ''), checksum, release };
  });
}
