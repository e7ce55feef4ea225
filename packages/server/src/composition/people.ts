import type { Database } from '../database/open.ts';
import { CAR_PEOPLE, createOrderPeople, TRANSFER_PEOPLE } from '../database/order-people.ts';
import { carPeople } from '../features/car-orders/rules.personal-data.ts';
import { transferPeople } from '../features/transfer-orders/rules.personal-data.ts';
import { createLastNameKeys } from '../shared/last-name-key.ts';
import { createPersonKeys } from '../shared/person-keys.ts';
import type { Keys } from './keys.ts';

export type People = ReturnType<typeof createPeople>;

/** Creates the storage for personal data in car and transfer orders. */
export function createPeople({ db }: Pick<Database, 'db'>, keys: Keys) {
  const kept = {
    sealing: keys.personalData,
    lastNameKeys: createLastNameKeys(keys.lastNames),
    personKeys: createPersonKeys(keys.personsOfOrders),
  };
  return {
    ...kept,
    car: createOrderPeople(CAR_PEOPLE, carPeople, db, kept),
    transfer: createOrderPeople(TRANSFER_PEOPLE, transferPeople, db, kept),
  };
}
