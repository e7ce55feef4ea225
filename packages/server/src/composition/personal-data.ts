import { openErasureFile } from '../database/erasure-file.ts';
import { exportedCarPeople } from '../features/car-orders/rules.personal-data.ts';
import type { PaymentSessionStore } from '../features/payments/store.sessions.ts';
import { exportedTransferPeople } from '../features/transfer-orders/rules.personal-data.ts';
import type { ChangeStore } from '../features/transfer-orders/store.changes.ts';
import type { AttemptPeopleStore } from '../payment-attempts/store.people.ts';
import { createPersonalData } from '../personal-data/index.ts';
import { createPersonalDataStore, type PersonalDataTables } from '../personal-data/store.sql.ts';
import { type ErasureReason, erasureReasons, type OrdersOfPeople } from '../personal-data/types.ts';
import type { OrderPeople } from '../ports/order-people.ts';
import type { OrderPayments } from '../ports/orders.ts';
import type { Transact } from '../ports/transaction.ts';
import type { Given } from './given.ts';
import type { People } from './people.ts';

type Parts = {
  readonly people: People;
  readonly attemptPeople: AttemptPeopleStore;
  readonly paymentSessions: Pick<PaymentSessionStore, 'erase' | 'reseal'>;
  readonly transferChanges: Pick<ChangeStore, 'forget'>;
  readonly paymentOf: Readonly<Record<'car' | 'transfer', OrderPayments['paymentOf']>>;
  readonly deleteErasedBodies: () => Promise<void>;
  readonly transact: Transact;
};

export function openPersonalData(
  { people, attemptPeople, paymentSessions, transferChanges, paymentOf, deleteErasedBodies, transact }: Parts,
  { config, database, now }: Given,
) {
  const transfer = ordersOf(people.transfer, exportedTransferPeople, paymentOf.transfer);
  const room = createPersonalData({
    store: createPersonalDataStore(database.db.withTables<PersonalDataTables>(), people.personKeys),
    file: config.erasuresFile === undefined ? undefined : openErasureFile(config.erasuresFile, isReason),
    orders: {
      car: ordersOf(people.car, exportedCarPeople, paymentOf.car),
      transfer: {
        ...transfer,
        async erase(tx, orderId, at) {
          const erasure = await transfer.erase(tx, orderId, at);
          if (erasure === 'erased') await transferChanges.forget(tx, orderId);
          return erasure;
        },
      },
    },
    async erasePayments(tx, order) {
      await attemptPeople.erase(tx, order);
      await paymentSessions.erase(tx, order.orderId);
    },
    deleteErasedBodies,
    transact,
    keptDays: config.limits.personalDataDays,
    now,
  });
  return {
    ...room,
    /** Re-seals personal data that was sealed with an earlier key. */
    async reseal(): Promise<void> {
      for (const { reseal } of [people.car, people.transfer, attemptPeople, paymentSessions]) await reseal();
    },
  };
}

function ordersOf<Row, Whole>(
  { findOver, erase, findKept }: OrderPeople<Row, Whole>,
  tell: (whole: Whole) => NonNullable<Awaited<ReturnType<OrdersOfPeople['findKept']>>>['whole'],
  paymentOf: OrderPayments['paymentOf'],
): OrdersOfPeople {
  return {
    findOver,
    erase,
    async findKept(orderId) {
      const order = await findKept(orderId);
      return order && { ...order, whole: tell(order.whole) };
    },
    paymentOf,
  };
}

const isReason = (text: unknown): text is ErasureReason => erasureReasons.some((reason) => reason === text);
