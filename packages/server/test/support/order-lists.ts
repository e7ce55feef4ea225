import type { Database } from '../../src/database/open.ts';
import { createOrderLists, type ListedKind, type OrderNameTables } from '../../src/database/order-lists.ts';
import { createLastNameKey } from '../../src/shared/last-name-key.ts';

export const testLastNameKey = createLastNameKey('a secret of the tests that is long enough');

/** What the store of a kind of orders lists them by. */
export const listsOf = (kind: ListedKind, { db }: Pick<Database, 'db'>) =>
  createOrderLists(kind, db.withTables<OrderNameTables>(), testLastNameKey);
