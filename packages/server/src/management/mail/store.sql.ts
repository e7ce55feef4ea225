import { type Kysely, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { LinkKind } from '../identity/types.ts';

/** Notice of an account change. It lets a member detect changes made by someone else. */
export type NoticeKind =
  | 'passwordChanged'
  | 'secondFactorSet'
  | 'secondFactorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'factorsReset'
  | 'approvalRequested'
  | 'doneAlone'
  | 'invitedElsewhere';
export type MailKind = LinkKind | NoticeKind;

export type Mail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly email: string;
  readonly createdAt: Date;
  /** Number of send attempts, including the current one. */
  readonly tries: number;
};

export type MailStore = {
  /** Queues an email, replacing any unsent email of the same kind. */
  readonly put: (tx: Tx, mail: Omit<Mail, 'tries'>) => Promise<void>;
  /** Leases the next due email, so that no other instance sends it at the same time. */
  readonly take: (now: Date, leasedUntil: Date) => Promise<Mail | undefined>;
  readonly retryAt: (id: string, at: Date) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

export type MailTables = {
  portal_mail: { id: string; kind: MailKind; email: string; created_at: Date; due_at: Date; tries: number };
};

export function createMailStore(db: Kysely<MailTables>): MailStore {
  return {
    async put(tx, { id, kind, email, createdAt }) {
      const row = { id, created_at: createdAt, due_at: createdAt, tries: 0 };
      await tablesOf<MailTables>(tx)
        .insertInto('portal_mail')
        .values({ ...row, kind, email })
        .onConflict((conflict) => conflict.columns(['email', 'kind']).doUpdateSet(row))
        .execute();
    },

    async take(now, leasedUntil) {
      const { rows } = await sql<MailRow>`
        update portal_mail set tries = tries + 1, due_at = ${leasedUntil}
        where id = (
          select id from portal_mail where due_at <= ${now} order by due_at, id limit 1 for update skip locked
        )
        returning id, kind, email, created_at, tries`.execute(db);
      return rows[0] && toMail(rows[0]);
    },

    async retryAt(id, at) {
      await db.updateTable('portal_mail').set({ due_at: at }).where('id', '=', id).execute();
    },

    async remove(id) {
      await db.deleteFrom('portal_mail').where('id', '=', id).execute();
    },
  };
}

type MailRow = Omit<MailTables['portal_mail'], 'due_at'>;

const toMail = ({ id, kind, email, created_at, tries }: MailRow): Mail => ({
  ...{ id, kind, email, tries },
  createdAt: created_at,
});
