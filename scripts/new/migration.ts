import { renumbered } from '../../packages/server/src/database/migrations.ts';
import { Refused, type Tree } from './tree.ts';

const FOLDER = 'packages/server/migrations';

export function newMigration(tree: Tree, name: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Refused(
      `${name} is not a migration name. Describe the change in lower case, such as car-orders-by-agency.`,
    );
  }
  const last = tree
    .list(`${FOLDER}/*.sql`)
    .at(-1)!
    .slice(FOLDER.length + 1);
  const file = `${FOLDER}/${renumbered(name, last)}.sql`;
  tree.create(file, 'migration.sql.txt', {});
  return [
    `${file}: the statements, which must also migrate the rows of earlier releases`,
    'pnpm generate, which updates its line in checksums until it is committed',
    'packages/server/src/database/rights.ts: an entry for a new table, which the embedded database does not check',
    'packages/server/src/database/retention-inventory.ts: an entry for each new column with personal data',
    'packages/server/src/database/columns-without-people.ts: each other new column that can hold text, except foreign ' +
      'keys and columns whose check constraint lists all their values',
    'the table types of each store.sql.ts that reads it',
    'pnpm test packages/server/src/database, which checks that both lists are complete; then pnpm verify',
  ];
}
