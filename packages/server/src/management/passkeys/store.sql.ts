import { type Kysely, sql } from 'kysely';
import { type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Challenge, Passkey } from './types.ts';

type Own = { readonly id: string; readonly memberId: string };

export type PasskeyStore = {
  readonly putChallenge: (challenge: Challenge & { readonly expiresAt: Date }) => Promise<void>;
  /** Consumes a challenge. Returns whether it was still valid. */
  readonly takeChallenge: (challenge: Challenge, now: Date) => Promise<boolean>;
  /** Lists a member's passkeys, oldest first. */
  readonly list: (memberId: string, tx?: Tx) => Promise<readonly Passkey[]>;
  readonly findByCredential: (credentialId: string) => Promise<Passkey | undefined>;
  /** Adds a passkey. Returns false if a member already has it. */
  readonly add: (tx: Tx, passkey: Passkey) => Promise<boolean>;
  readonly rename: (of: Own & { readonly name: string }) => Promise<Passkey | undefined>;
  /** Removes a passkey. Returns whether it existed. */
  readonly remove: (tx: Tx, of: Own) => Promise<boolean>;
  /** Records a passkey's use. Returns true if the device's counter has increased, or if the device keeps no counter. */
  readonly noteUse: (id: string, use: { readonly uses: number; readonly at: Date }) => Promise<boolean>;
  readonly deleteExpired: (now: Date) => Promise<void>;
};

export type PasskeyTables = {
  portal_passkey: {
    id: string;
    member_id: string;
    credential_id: string;
    public_key: Buffer;
    uses: number;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  portal_passkey_challenge: { challenge_hash: Buffer; member_id: string | null; expires_at: Date };
};

const columns = [
  'id',
  'member_id',
  'credential_id',
  'public_key',
  'uses',
  'name',
  'created_at',
  'last_used_at',
] as const;

export function createPasskeyStore(db: Kysely<PasskeyTables>): PasskeyStore {
  return {
    async putChallenge({ hash, memberId = null, expiresAt }) {
      await db
        .insertInto('portal_passkey_challenge')
        .values({ challenge_hash: hash, member_id: memberId, expires_at: expiresAt })
        .execute();
    },

    async takeChallenge({ hash, memberId = null }, now) {
      const taken = await db
        .deleteFrom('portal_passkey_challenge')
        .where('challenge_hash', '=', hash)
        .where('member_id', 'is not distinct from', memberId)
        .where('expires_at', '>', now)
        .returning('challenge_hash')
        .executeTakeFirst();
      return taken !== undefined;
    },

    async list(memberId, tx) {
      const rows = await (tx ? tablesOf<PasskeyTables>(tx) : db)
        .selectFrom('portal_passkey')
        .select(columns)
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toPasskey);
    },

    async findByCredential(credentialId) {
      const row = await db
        .selectFrom('portal_passkey')
        .select(columns)
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      return row && toPasskey(row);
    },

    async add(tx, { id, memberId, credentialId, publicKey, uses, name, createdAt, lastUsedAt }) {
      const added = await tablesOf<PasskeyTables>(tx)
        .insertInto('portal_passkey')
        .values({
          ...{ id, member_id: memberId, credential_id: credentialId, public_key: publicKey, uses, name },
          ...{ created_at: createdAt, last_used_at: lastUsedAt ?? null },
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async rename({ id, memberId, name }) {
      const row = await db
        .updateTable('portal_passkey')
        .set({ name })
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .returning(columns)
        .executeTakeFirst();
      return row && toPasskey(row);
    },

    async remove(tx, { id, memberId }) {
      const removed = await tablesOf<PasskeyTables>(tx)
        .deleteFrom('portal_passkey')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },

    async noteUse(id, { uses, at }) {
      // A single statement ensures that only one of two responses with the same count is accepted.
      const noted = await db
        .updateTable('portal_passkey')
        .set({ uses, last_used_at: at })
        .where('id', '=', id)
        .where(({ eb, or, and }) => or([eb('uses', '<', uses), and([eb('uses', '=', 0), sql<boolean>`${uses} = 0`])]))
        .returning('id')
        .executeTakeFirst();
      return noted !== undefined;
    },

    async deleteExpired(now) {
      await db.deleteFrom('portal_passkey_challenge').where('expires_at', '<=', now).execute();
    },
  };
}

const toPasskey = (row: RowOf<PasskeyTables['portal_passkey'], typeof columns>): Passkey => ({
  id: row.id,
  memberId: row.member_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  uses: row.uses,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at ?? undefined,
});
