import { CAR_ORDERS, createOrderLists, TRANSFER_ORDERS } from '../database/order-lists.ts';
import { type CarOrderTables, createCarOrderStore } from '../features/car-orders/store.sql.ts';
import { createTransferOrderStore, type TransferOrderTables } from '../features/transfer-orders/store.sql.ts';
import type { Given } from './given.ts';
import type { People } from './people.ts';

/** Creates the stores for both kinds of order, including the order lists and the personal data. */
export function openOrderStores(
  { car, transfer, lastNameKeys }: People,
  { database: { db }, randomBytes }: Pick<Given, 'database' | 'randomBytes'>,
) {
  return {
    carOrderStore: createCarOrderStore(db.withTables<CarOrderTables>(), {
      randomBytes,
      lists: createOrderLists(CAR_ORDERS, db, lastNameKeys),
      people: car,
    }),
    transferOrderStore: createTransferOrderStore(db.withTables<TransferOrderTables>(), {
      lists: createOrderLists(TRANSFER_ORDERS, db, lastNameKeys),
      people: transfer,
    }),
  };
}
