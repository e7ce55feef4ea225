import type { Database } from '../../src/database/open.ts';
import { createOrderLists, type ListedKind } from '../../src/database/order-lists.ts';
import { createLastNameKeys } from '../../src/shared/last-name-key.ts';
import { keysWith } from './people.ts';

export const testLastNameKeys = createLastNameKeys(keysWith().lastNames);

export const listsOf = (kind: ListedKind, { db }: Pick<Database, 'db'>) => createOrderLists(kind, db, testLastNameKeys);
