import type { Now } from '../ports/clock.ts';
import type { Transact, Tx } from '../ports/transaction.ts';
import { erasedBefore, kindOf, shareOf } from './rules.ts';
import type { ErasureFile, PersonalDataStore } from './store.sql.ts';
import type {
  ErasedOrder,
  Erasure,
  ErasureReason,
  ExportedOrder,
  FoundOrder,
  OrderKind,
  OrdersOfPeople,
  Subject,
} from './types.ts';

const ERASED_AT_ONCE = 100;

export type PersonalDataDeps = {
  readonly store: PersonalDataStore;
  /** Erasure file; if absent, erasures are recorded only in the database. */
  readonly file: ErasureFile | undefined;
  readonly orders: Readonly<Record<OrderKind, OrdersOfPeople>>;
  readonly erasePayments: (tx: Tx, order: { readonly kind: OrderKind; readonly orderId: string }) => Promise<void>;
  /** Deletes the logged bodies of agencies whose orders are recorded as erased. */
  readonly deleteErasedBodies: () => Promise<void>;
  readonly transact: Transact;
  /** Number of days for which an order keeps personal data after it ends. */
  readonly keptDays: number;
  readonly now: Now;
};

/** Finds a traveller's orders at all agencies. */
export async function findPerson(subject: Subject, deps: PersonalDataDeps): Promise<readonly FoundOrder[]> {
  const orders = await keptOrders(subject, deps);
  return orders.map(({ kind, orderId, agencyId, createdAt, status, neededUntil, erasedAt }) => ({
    kind,
    orderId,
    agencyId,
    createdAt,
    status,
    neededUntil,
    erasedAt,
  }));
}

export async function exportPerson(subject: Subject, deps: PersonalDataDeps): Promise<readonly ExportedOrder[]> {
  return (await keptOrders(subject, deps)).map((order) => shareOf(subject, order));
}

/**
 * Erases personal data from a person's orders, including that of fellow travellers. The erasure is recorded first in
 * the file and then in the database, so a restored backup cannot bring the data back. Returns the result for each
 * order; an order that is still needed is neither erased nor recorded.
 */
export async function erasePerson(
  { subject, reason }: { readonly subject: Subject; readonly reason: ErasureReason },
  deps: PersonalDataDeps,
): Promise<readonly ErasedOrder[]> {
  const { store, file, now } = deps;
  const requestedAt = now();
  const orders = (await keptOrders(subject, deps)).filter(({ erasedAt }) => erasedAt === undefined);
  const { over = [], needed = [] } = Object.groupBy(orders, ({ neededUntil }) =>
    neededUntil <= requestedAt ? 'over' : 'needed',
  );
  const recorded = over.map(({ orderId }) => ({ orderId, requestedAt, reason }));
  await file?.append(recorded);
  await store.record(recorded);
  const erased = await eraseEach(
    over.map(({ orderId }) => orderId),
    deps,
  );
  if (erased.length > 0) await deps.deleteErasedBodies();
  return [...erased, ...needed.map(({ orderId }) => ({ orderId, erasure: 'stillNeeded' as const }))];
}

/** Repeats recorded erasures after a restore. Orders that are still needed are erased later by `eraseOld`. */
export async function replayErasures(deps: PersonalDataDeps): Promise<readonly ErasedOrder[]> {
  const { store, file } = deps;
  if (file) await store.record(await file.read());
  return eraseRecorded(deps);
}

/** Erases data whose retention period has ended, and carries out recorded erasures that a replay had to postpone. */
export async function eraseOld(deps: PersonalDataDeps): Promise<void> {
  await eraseRecorded(deps);
  const before = erasedBefore(deps.now(), deps.keptDays);
  for (const { findOver } of Object.values(deps.orders)) {
    for (;;) {
      const orderIds = await findOver({ before, atMost: ERASED_AT_ONCE });
      const erased = await eraseEach(orderIds, deps);
      if (orderIds.length < ERASED_AT_ONCE || erased.some(({ erasure }) => erasure === 'stillNeeded')) break;
    }
  }
}

async function eraseRecorded(deps: PersonalDataDeps): Promise<readonly ErasedOrder[]> {
  return eraseEach(await deps.store.findNotErased(), deps);
}

async function eraseEach(orderIds: readonly string[], deps: PersonalDataDeps): Promise<readonly ErasedOrder[]> {
  const erased: ErasedOrder[] = [];
  for (const orderId of orderIds) erased.push({ orderId, erasure: await eraseOrder(orderId, deps) });
  return erased;
}

async function eraseOrder(
  orderId: string,
  { orders, erasePayments, transact, now }: PersonalDataDeps,
): Promise<Erasure> {
  const kind = kindOf(orderId);
  if (!kind) return 'unknown';
  return transact(async (tx) => {
    const erasure = await orders[kind].erase(tx, orderId, now());
    if (erasure === 'erased') await erasePayments(tx, { kind, orderId });
    return erasure;
  });
}

async function keptOrders(subject: Subject, { store, orders }: PersonalDataDeps): Promise<readonly ExportedOrder[]> {
  const orderIds = 'orderId' in subject ? [subject.orderId] : await store.findOrdersOf(subject);
  const found: ExportedOrder[] = [];
  for (const orderId of orderIds) {
    const kind = kindOf(orderId);
    const order = kind && (await orders[kind].findKept(orderId));
    if (!order) continue;
    const { whole, ...rest } = order;
    found.push({ kind, ...rest, ...whole, payment: await orders[kind].paymentOf(orderId) });
  }
  return found;
}
