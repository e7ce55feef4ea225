import {
  MIGRATIONS_FOLDER,
  type Migration,
  type Recorded,
  readChecksums,
  readMigrations,
  renumbered,
} from '../../packages/server/src/database/migrations.ts';

const FOLDER = 'packages/server/migrations';
const UNRELEASED = 'unreleased';

/**
 * Reports migrations that databases would reject, and migrations that differ from the version already applied to
 * databases.
 */
export async function wrongMigrations(folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const [migrations, recorded] = await Promise.all([readMigrations(folder), readChecksums(folder)]);
  const known = new Set(recorded.map(({ name }) => name));
  const added = migrations.filter(({ name }) => !known.has(name));
  return [
    ...recorded.flatMap((line) =>
      changed(
        line,
        migrations.find(({ name }) => name === line.name),
      ),
    ),
    ...misplaced(recorded),
    ...migrations
      .filter(({ text }) => text.startsWith('-- TODO'))
      .map(({ name }) => `${FOLDER}/${name}.sql: replace the TODO.`),
    ...added.map((migration) => unrecorded(migration, recorded.at(-1)?.name ?? '0000', migrations.at(-1)!.name)),
  ];
}

function changed({ name, checksum, release }: Recorded, migration: Migration | undefined): string[] {
  const file = `${FOLDER}/${name}.sql`;
  const since = release === UNRELEASED ? 'databases of this branch' : `databases since release ${release}`;
  if (!migration) return [`${file} is missing, but ${since} contain it. Restore the file.`];
  if (migration.checksum === checksum) return [];
  if (release !== UNRELEASED) {
    return [`${file} was changed, but ${since} contain it. Restore the file, and put the change into a new file.`];
  }
  return [
    `${file} does not match checksums. Run \`pnpm generate\`. If the migration is already committed, write ` +
      `"${lineOf(migration)}" there and delete the databases that contain it (.data).`,
  ];
}

function misplaced(recorded: readonly Recorded[]): string[] {
  const late = recorded.find(({ name }, index) => index > 0 && numberOf(name) <= numberOf(recorded[index - 1]!.name));
  return late
    ? [`${FOLDER}/checksums: ${late.name}.sql must come after the line above it. Lines may only be added.`]
    : [];
}

function unrecorded(migration: Migration, lastRecorded: string, last: string): string {
  const file = `${FOLDER}/${migration.name}.sql`;
  if (!/^\d{4}-[a-z0-9-]+$/.test(migration.name))
    return `${file}: the name must be four digits and words, such as 0042-what-it-does.sql.`;
  if (numberOf(migration.name) <= numberOf(lastRecorded)) {
    return (
      `${file} must come after ${lastRecorded}.sql, which databases already contain. Rename it to ` +
      `${renumbered(migration.name, last)}.sql.`
    );
  }
  return `${file} is missing in checksums. Run \`pnpm generate\`.`;
}

const numberOf = (name: string) => Number.parseInt(name, 10);
const lineOf = ({ name, checksum }: Migration) => `${name}.sql ${checksum} ${UNRELEASED}`;

/** Returns the text of `checksums` after a release, with all new migrations marked as released. */
export function released(checksums: string, version: string): string {
  return checksums.replaceAll(new RegExp(` ${UNRELEASED}$`, 'gm'), ` ${version}`);
}
