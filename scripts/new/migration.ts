import { renumbered } from '../../packages/server/src/database/migrations.ts';
import { Refused, type Tree } from './tree.ts';

const FOLDER = 'packages/server/migrations';

export function newMigration(tree: Tree, name: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Refused(`${name} is no name: what it does in lower case, such as car-orders-by-agency.`);
  }
  const last = tree
    .list(`${FOLDER}/*.sql`)
    .at(-1)!
    .slice(FOLDER.length + 1);
  const file = `${FOLDER}/${renumbered(name, last)}.sql`;
  tree.create(file, 'migration.sql.txt', {});
  return [
    `${file}: the statements; rows of earlier releases must come along`,
    'pnpm generate, which keeps its line in checksums right until it is committed',
    'packages/server/src/database/rights.ts: a line for a new table, which the embedded database does not ask for',
    'packages/server/src/database/kept-of-people.ts: a line for each new column that can hold text, be it of people or not',
    'the tables of the store.sql.ts that read it',
    'pnpm test packages/server/src/database: whether both lists are complete; pnpm verify',
  ];
}
