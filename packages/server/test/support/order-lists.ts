import type { Database } from '../../src/database/open.ts';
import { createOrderLists, type ListedKind } from '../../src/database/order-lists.ts';
import { createLastNameKeys } from '../../src/shared/last-name-key.ts';
import { keysWith } from './people.ts';

export const testLastNameKeys = createLastNameKeys(keysWith().lastNames);

/** Returns the order lists of one kind of order, with the test keys for last names. */
export const listsOf = (kind: ListedKind, { db }: Pick<Database, 'db'>) => createOrderLists(kind, db, testLastNameKeys);
