import { type Kysely, sql } from 'kysely';
import { resealColumn } from '../../database/reseal.ts';
import { type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { SessionStatus } from '../../ports/payment-page.ts';
import type { Sealing } from '../../shared/sealed.ts';
import type { PaymentSessionStore } from './store.sessions.ts';
import type { CancelReason, PaymentSession } from './types.ts';

export type PaymentSessionTables = {
  payment_session: {
    id: string;
    agency_id: number;
    order_id: string;
    status: SessionStatus;
    cancel_reason: CancelReason | null;
    link_hash: Uint8Array;
    return_url_sealed: Buffer | null;
    created_at: Date;
    opened_at: Date | null;
    expires_at: Date;
    changed_at: Date;
  };
};

const columns = [
  'id',
  'agency_id',
  'order_id',
  'status',
  'cancel_reason',
  'link_hash',
  'return_url_sealed',
  'created_at',
  'opened_at',
  'expires_at',
] as const;
type SessionRow = RowOf<PaymentSessionTables['payment_session'], typeof columns>;

const UNFINISHED = ['open', 'processing'] as const;
/** Literals, because a generic plan uses a partial index only if its condition contains no parameter. */
const OPEN = sql.lit<SessionStatus>('open');
const unfinished = UNFINISHED.map((status) => sql.lit(status));

const on = tablesOf<PaymentSessionTables>;

export function createPaymentSessionStore(db: Kysely<PaymentSessionTables>, sealing: Sealing): PaymentSessionStore {
  const toSession = (row: SessionRow) => sessionOf(row, sealing);
  return {
    async insert(tx, session) {
      const row = await on(tx)
        .insertInto('payment_session')
        .values({
          id: session.id,
          agency_id: session.agencyId,
          order_id: session.orderId,
          status: 'open',
          link_hash: session.linkHash,
          return_url_sealed: session.returnUrl === undefined ? null : sealing.seal(session.returnUrl, session.id),
          created_at: session.createdAt,
          expires_at: session.expiresAt,
          changed_at: session.createdAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (row) return undefined;
      const current = await on(tx)
        .selectFrom('payment_session')
        .select(columns)
        .where('order_id', '=', session.orderId)
        .where('status', 'in', unfinished)
        .executeTakeFirstOrThrow();
      return toSession(current);
    },

    async find({ id, agencyId }) {
      const row = await db
        .selectFrom('payment_session')
        .select(columns)
        .where('id', '=', id)
        .where('agency_id', '=', agencyId)
        .executeTakeFirst();
      return row && toSession(row);
    },

    async findByLink(linkHash) {
      const row = await db
        .selectFrom('payment_session')
        .select(columns)
        .where('link_hash', '=', linkHash)
        .executeTakeFirst();
      return row && toSession(row);
    },

    async read(tx, id) {
      const found = on(tx).selectFrom('payment_session').select(columns).where('id', '=', id);
      return toSession(await found.executeTakeFirstOrThrow());
    },

    async cancel(tx, id, at) {
      await on(tx)
        .updateTable('payment_session')
        .set({ status: 'cancelled', cancel_reason: 'requested', changed_at: at })
        .where('id', '=', id)
        .where('status', '=', OPEN)
        .execute();
    },

    async expire(tx, orderId, now) {
      await on(tx)
        .updateTable('payment_session')
        .set({ status: 'expired', changed_at: now })
        .where('order_id', '=', orderId)
        .where('status', '=', OPEN)
        .where('expires_at', '<=', now)
        .execute();
    },

    async unfinished(now) {
      const rows = await db
        .selectFrom('payment_session')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count'), fn.min('changed_at').as('since')])
        .where('status', 'in', unfinished)
        .groupBy('status')
        .execute();
      const found = new Map(rows.map((row) => [row.status, row]));
      return UNFINISHED.map((status) => {
        const { count = 0, since = now } = found.get(status) ?? {};
        return { status, count, oldestSeconds: Math.max(0, (now.getTime() - since.getTime()) / 1000) };
      });
    },

    async findLapsed(now, atMost) {
      const rows = await db
        .selectFrom('payment_session')
        .select(['order_id', 'agency_id'])
        .where('status', '=', OPEN)
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(atMost)
        .execute();
      return rows.map(({ order_id: orderId, agency_id: agencyId }) => ({ orderId, agencyId }));
    },

    async findCurrent({ orderId, agencyId }) {
      const row = await db
        .selectFrom('payment_session')
        .select(columns)
        .where('order_id', '=', orderId)
        .where('agency_id', '=', agencyId)
        .where('status', 'in', unfinished)
        .executeTakeFirst();
      return row && toSession(row);
    },

    async noteOpened(id, at) {
      await db
        .updateTable('payment_session')
        .set({ opened_at: at })
        .where('id', '=', id)
        .where('opened_at', 'is', null)
        .execute();
    },

    reseal: () => resealColumn(db, { table: 'payment_session', column: 'return_url_sealed' }, sealing),

    async dropReturnUrls(unchangedSince) {
      await db
        .updateTable('payment_session')
        .set({ return_url_sealed: null })
        .where('changed_at', '<', unchangedSince)
        .where('return_url_sealed', 'is not', null)
        .where('status', 'not in', unfinished)
        .execute();
    },

    async erase(tx, orderId) {
      await on(tx)
        .updateTable('payment_session')
        .set({ return_url_sealed: null })
        .where('order_id', '=', orderId)
        .execute();
    },
  };
}

function sessionOf(row: SessionRow, { open }: Sealing): PaymentSession {
  return {
    id: row.id,
    agencyId: row.agency_id,
    orderId: row.order_id,
    status: row.status,
    cancelReason: row.cancel_reason ?? undefined,
    linkHash: row.link_hash,
    returnUrl: row.return_url_sealed ? open(row.return_url_sealed, row.id) : undefined,
    createdAt: row.created_at,
    openedAt: row.opened_at ?? undefined,
    expiresAt: row.expires_at,
  };
}
