import { type Generated, type Kysely, sql } from 'kysely';
import { type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Currency, Money } from '../../shared/money.ts';
import type { Alone, Approval, ApprovalStatus, Operator } from '../approval.ts';
import type { GuardedAction } from '../four-eyes.ts';

export type NewApproval = Omit<Approval, 'id' | 'agencyName' | 'status' | 'decided' | 'alone'> & {
  /** Amount of money moved by the action; `undefined` for actions without an amount. */
  readonly amount: Money | undefined;
};

export type Decision = {
  readonly id: number;
  readonly status: 'approved' | 'rejected';
  readonly by: string;
  readonly at: Date;
  readonly alone: Alone | undefined;
};

export type ApprovalStore = {
  /** Locks the operators who can sign in. No operator can be added or removed until the transaction ends. */
  readonly lockOperators: (tx: Tx) => Promise<readonly Operator[]>;
  /** Returns the amount moved without review since the given time, in minor units. */
  readonly sumUnreviewed: (tx: Tx, currency: Currency, since: Date) => Promise<number>;
  /** Adds a request, or returns the same operator's identical pending request with `isNew` false. */
  readonly ask: (tx: Tx, approval: NewApproval) => Promise<{ readonly approval: Approval; readonly isNew: boolean }>;
  /** Adds an approval for an action that was carried out immediately. Returns the approval ID. */
  readonly addUnreviewed: (tx: Tx, approval: NewApproval) => Promise<number>;
  readonly find: (id: number, now: Date) => Promise<Approval | undefined>;
  /** Locks an approval until the transaction ends. */
  readonly lock: (tx: Tx, id: number, now: Date) => Promise<Approval | undefined>;
  /** Lists approvals, latest first. */
  readonly list: (
    filters: { readonly status: ApprovalStatus | undefined; readonly before: number | undefined },
    atMost: number,
    now: Date,
  ) => Promise<readonly Approval[]>;
  readonly decide: (tx: Tx, decision: Decision) => Promise<void>;
  readonly reopen: (tx: Tx, id: number) => Promise<void>;
  /** Returns each expired approval once, for reporting. */
  readonly takeExpired: (now: Date) => Promise<readonly Approval[]>;
};

export type ApprovalTables = {
  portal_member: {
    id: string;
    email: string;
    role: string;
    password_hash: string | null;
    decides_since: Date | null;
  };
  approval: {
    id: Generated<number>;
    action: GuardedAction;
    subject: string;
    agency_id: number | null;
    asked: unknown;
    asked_by: string;
    asked_by_member: string | null;
    asked_at: Date;
    cool_down_until: Date | null;
    expires_at: Date;
    status: Generated<'waiting' | 'approved' | 'rejected'>;
    decided_by: string | null;
    decided_at: Date | null;
    alone: Alone | null;
    amount: number | null;
    currency: string | null;
    expiry_reported_at: Date | null;
  };
};

const on = tablesOf<ApprovalTables>;

/** A literal, because a generic plan uses a partial index only if its condition contains no parameter. */
const WAITING = sql.lit<'waiting'>('waiting');

const columns = [
  'id',
  'action',
  'subject',
  'agency_id',
  'asked',
  'asked_by',
  'asked_by_member',
  'asked_at',
  'cool_down_until',
  'expires_at',
  'status',
  'decided_by',
  'decided_at',
  'alone',
] as const;

export function createApprovalStore(db: Kysely<ApprovalTables>): ApprovalStore {
  return {
    async lockOperators(tx) {
      const rows = await on(tx)
        .selectFrom('portal_member')
        .select(['id', 'email', 'decides_since'])
        .where('role', '=', 'operator')
        .where('password_hash', 'is not', null)
        // Lock rows in a fixed order, so that concurrent changes to operators wait for each other.
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      return rows.map(({ decides_since, ...operator }) => ({ ...operator, decidesSince: decides_since ?? undefined }));
    },

    async sumUnreviewed(tx, currency, since) {
      const { sum } = await on(tx)
        .selectFrom('approval')
        .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
        .where('alone', '=', sql.lit<Alone>('unreviewed'))
        .where('currency', '=', currency)
        .where('decided_at', '>', since)
        .executeTakeFirstOrThrow();
      return Number(sum ?? 0);
    },

    async ask(tx, approval) {
      const { action, asked, askedBy, askedAt, coolDownUntil } = approval;
      const waiting = await on(tx)
        .selectFrom('approval')
        .select(columns)
        .select(agencyName)
        .where('status', '=', WAITING)
        .where('expires_at', '>', askedAt)
        .where('action', '=', action)
        .where('asked_by', '=', askedBy)
        // Requests with and without a cool-down are decided by different people, so they never match each other.
        .where('cool_down_until', coolDownUntil ? 'is not' : 'is', null)
        .where(sql<boolean>`asked = ${JSON.stringify(asked)}::jsonb`)
        .executeTakeFirst();
      if (waiting) return { approval: toApproval(waiting, askedAt), isNew: false };
      return { approval: toApproval(await add(tx, approval), askedAt), isNew: true };
    },

    async addUnreviewed(tx, approval) {
      const { askedBy: decided_by, askedAt: decided_at } = approval;
      const { id } = await add(tx, approval, { status: 'approved', alone: 'unreviewed', decided_by, decided_at });
      return id;
    },

    async find(id, now) {
      const row = await db
        .selectFrom('approval')
        .select(columns)
        .select(agencyName)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toApproval(row, now);
    },

    async lock(tx, id, now) {
      const row = await on(tx)
        .selectFrom('approval')
        .select(columns)
        .select(agencyName)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row && toApproval(row, now);
    },

    async list({ status, before }, atMost, now) {
      const isOpen = status === 'waiting' || status === 'expired';
      const rows = await db
        .selectFrom('approval')
        .select(columns)
        .select(agencyName)
        .$if(status !== undefined, (query) => query.where('status', '=', isOpen ? 'waiting' : status!))
        .$if(isOpen, (query) => query.where('expires_at', status === 'waiting' ? '>' : '<=', now))
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(atMost)
        .execute();
      return rows.map((row) => toApproval(row, now));
    },

    async decide(tx, { id, status, by, at, alone }) {
      await on(tx)
        .updateTable('approval')
        .set({ status, decided_by: by, decided_at: at, alone: alone ?? null })
        .where('id', '=', id)
        .execute();
    },

    async reopen(tx, id) {
      await on(tx)
        .updateTable('approval')
        .set({ status: 'waiting', decided_by: null, decided_at: null, alone: null })
        .where('id', '=', id)
        .execute();
    },

    async takeExpired(now) {
      const rows = await db
        .updateTable('approval')
        .set({ expiry_reported_at: now })
        .where('status', '=', WAITING)
        .where('expires_at', '<=', now)
        .where('expiry_reported_at', 'is', null)
        .returning(columns)
        .returning(agencyName)
        .execute();
      return rows.map((row) => toApproval(row, now));
    },
  };
}

type Row = RowOf<ApprovalTables['approval'], typeof columns> & { agency_name: string | null };
const agencyName = sql<string | null>`(select name from agency where agency.id = approval.agency_id)`.as('agency_name');
const WAITS = { status: 'waiting', alone: null, decided_by: null, decided_at: null } as const;

function add(
  tx: Tx,
  { action, subject, agencyId, asked, askedBy, askedByMember, askedAt, coolDownUntil, expiresAt, amount }: NewApproval,
  decision: Pick<Row, 'status' | 'alone' | 'decided_by' | 'decided_at'> = WAITS,
): Promise<Row> {
  return on(tx)
    .insertInto('approval')
    .values({
      ...{ action, subject, agency_id: agencyId ?? null, asked: JSON.stringify(asked) },
      ...{ asked_by: askedBy, asked_by_member: askedByMember ?? null, asked_at: askedAt, expires_at: expiresAt },
      ...{ cool_down_until: coolDownUntil ?? null, expiry_reported_at: null },
      ...{ amount: amount?.amount ?? null, currency: amount?.currency ?? null },
      ...decision,
    })
    .returning(columns)
    .returning(agencyName)
    .executeTakeFirstOrThrow();
}

function toApproval(row: Row, now: Date): Approval {
  return {
    id: row.id,
    action: row.action,
    subject: row.subject,
    agencyId: row.agency_id ?? undefined,
    agencyName: row.agency_name ?? undefined,
    asked: row.asked as Approval['asked'],
    askedBy: row.asked_by,
    askedByMember: row.asked_by_member ?? undefined,
    coolDownUntil: row.cool_down_until ?? undefined,
    askedAt: row.asked_at,
    expiresAt: row.expires_at,
    status: row.status === 'waiting' && row.expires_at <= now ? 'expired' : row.status,
    decided: row.decided_by === null ? undefined : { by: row.decided_by, at: row.decided_at! },
    alone: row.alone ?? undefined,
  };
}
