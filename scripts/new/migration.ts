import { fill, Refused, type Tree } from './tree.ts';

const FOLDER = 'packages/server/migrations';

export function newMigration(tree: Tree, { name }: { readonly name: string }): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Refused(`${name} is no name: what it does in lower case, such as car-orders-by-agency.`);
  }
  const numbers = tree.list(`${FOLDER}/*.sql`).map((file) => Number(/(\d{4})-[^/]*$/.exec(file)?.[1] ?? 0));
  const number = `${Math.max(0, ...numbers) + 1}`.padStart(4, '0');
  tree.create(`${FOLDER}/${number}-${name}.sql`, fill('migration.sql.txt', {}));
  return [
    `${FOLDER}/${number}-${name}.sql: the statements; rows of earlier releases must come along`,
    'the tables of the store.sql.ts that read it',
    'pnpm verify: it says what else a migration has to be entered in',
  ];
}
