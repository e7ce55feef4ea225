import type { Database } from '../../src/database/open.ts';
import { createOrderLists, type ListedKind, type OrderNameTables } from '../../src/database/order-lists.ts';
import { createLastNameKeys } from '../../src/shared/last-name-key.ts';
import { signingWith } from './signing.ts';

export const testLastNameKeys = createLastNameKeys(signingWith('a secret of the tests that is long enough', 16));

/** What the store of a kind of orders lists them by. */
export const listsOf = (kind: ListedKind, { db }: Pick<Database, 'db'>) =>
  createOrderLists(kind, db.withTables<OrderNameTables>(), testLastNameKeys);
