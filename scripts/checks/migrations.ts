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

/** A line for each migration that is not what databases have had, or that they would not take. */
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
      .map(({ name }) => `${FOLDER}/${name}.sql: write it in place of the TODO.`),
    ...added.map((migration) => unrecorded(migration, recorded.at(-1)?.name ?? '0000', migrations.at(-1)!.name)),
  ];
}

function changed({ name, checksum, release }: Recorded, migration: Migration | undefined): string[] {
  const file = `${FOLDER}/${name}.sql`;
  const since = release === UNRELEASED ? 'databases of this branch' : `databases since release ${release}`;
  if (!migration) return [`${file} is gone, and ${since} have had it: restore it.`];
  if (migration.checksum === checksum) return [];
  if (release !== UNRELEASED) {
    return [`${file} was changed, and ${since} have had it: restore it, and put the change into a new file.`];
  }
  return [
    `${file} is not what checksums says: run \`pnpm generate\`; or, if it is committed already, write there "${lineOf(migration)}" and delete the databases that have had it (.data).`,
  ];
}

function misplaced(recorded: readonly Recorded[]): string[] {
  const late = recorded.find(({ name }, index) => index > 0 && numberOf(name) <= numberOf(recorded[index - 1]!.name));
  return late
    ? [`${FOLDER}/checksums: ${late.name}.sql does not come after the line above it; lines are only added.`]
    : [];
}

function unrecorded(migration: Migration, lastRecorded: string, last: string): string {
  const file = `${FOLDER}/${migration.name}.sql`;
  if (!/^\d{4}-[a-z0-9-]+$/.test(migration.name))
    return `${file}: name it four digits, then words: 0042-what-it-does.sql.`;
  if (numberOf(migration.name) <= numberOf(lastRecorded)) {
    return `${file} does not come after ${lastRecorded}.sql, which databases have had: name it ${renumbered(migration.name, last)}.sql.`;
  }
  return `${file} is not in checksums yet: run \`pnpm generate\`.`;
}

const numberOf = (name: string) => Number.parseInt(name, 10);
const lineOf = ({ name, checksum }: Migration) => `${name}.sql ${checksum} ${UNRELEASED}`;

/** The text of `checksums` once a release carries all that was added. */
export function released(checksums: string, version: string): string {
  return checksums.replaceAll(new RegExp(` ${UNRELEASED}$`, 'gm'), ` ${version}`);
}
