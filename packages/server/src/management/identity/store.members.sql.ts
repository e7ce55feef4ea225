import { type Kysely, sql } from 'kysely';
import { qualified, type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { Language } from '../../shared/language.ts';
import type { Sealing } from '../../shared/sealed.ts';
import type { MemberStore } from './store.ts';
import type { Person, Role } from './types.ts';

export type MemberTables = {
  portal_member: {
    id: string;
    email: string;
    /**
     * The invited address, if an account with that address already belongs to another agency. In that case, `email` is a
     * placeholder.
     */
    invited_email: string | null;
    first_name: string | null;
    last_name: string | null;
    role: Role;
    language: Language | null;
    agency_id: number | null;
    password_hash: string | null;
    second_factor: Buffer | null;
    pending_second_factor: Buffer | null;
    last_step: number;
    created_at: Date;
    last_signed_in_at: Date | null;
    decides_since: Date | null;
  };
  portal_passkey: { member_id: string };
  portal_recovery_code: { member_id: string; code_hash: Buffer };
  agency: { id: number; name: string; ended_at: Date | null };
};

/** Returns a placeholder address that cannot receive email. */
const placeholderOf = (id: string) => `${id.toLowerCase()}@elsewhere.invalid`;

const columns = [
  'id',
  'email',
  'invited_email',
  'first_name',
  'last_name',
  'role',
  'language',
  'agency_id',
  'password_hash',
  'second_factor',
  'pending_second_factor',
  'created_at',
  'last_signed_in_at',
  'decides_since',
] as const;

type Row = RowOf<MemberTables['portal_member'], typeof columns> & {
  agency_name: string | null;
  has_passkey: unknown;
};

export function createMemberStore(db: Kysely<MemberTables>, sealing: Sealing): MemberStore {
  const opened = (sealed: Buffer | null, id: string) => (sealed ? sealing.open<string>(sealed, id) : undefined);
  const sealed = (secret: string | undefined, id: string) => (secret === undefined ? null : sealing.seal(secret, id));
  const toPerson = (row: Row): Person => ({
    id: row.id,
    email: row.invited_email ?? row.email,
    firstName: row.first_name ?? undefined,
    lastName: row.last_name ?? undefined,
    role: row.role,
    language: row.language ?? undefined,
    agency: row.agency_id === null ? undefined : { id: row.agency_id, name: row.agency_name! },
    passwordHash: row.password_hash ?? undefined,
    secondFactor: opened(row.second_factor, row.id),
    pendingSecondFactor: opened(row.pending_second_factor, row.id),
    hasPasskey: Boolean(row.has_passkey),
    createdAt: row.created_at,
    lastSignedInAt: row.last_signed_in_at ?? undefined,
    decidesSince: row.decides_since ?? undefined,
  });
  const people = (on: Kysely<MemberTables>) =>
    on
      .selectFrom('portal_member')
      .leftJoin('agency', 'agency.id', 'portal_member.agency_id')
      .select(qualified('portal_member', columns))
      .select('agency.name as agency_name')
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('portal_passkey')
            .select('member_id')
            .whereRef('portal_passkey.member_id', '=', 'portal_member.id'),
        ).as('has_passkey'),
      );
  /** Selects members who can sign in. Unlike the other queries, this one excludes members of closed agencies. */
  const active = (on = db) => people(on).where('agency.ended_at', 'is', null);

  return {
    async findByEmail(email, tx) {
      const row = await active(tx && tablesOf<MemberTables>(tx))
        .where('email', '=', email)
        .executeTakeFirst();
      return row && toPerson(row);
    },

    async find(id) {
      const row = await people(db).where('portal_member.id', '=', id).executeTakeFirst();
      return row && toPerson(row);
    },

    async findActive(id) {
      const row = await active().where('portal_member.id', '=', id).executeTakeFirst();
      return row && toPerson(row);
    },

    async list(agencyId) {
      const rows = await people(db)
        .where('agency_id', agencyId === undefined ? 'is' : '=', agencyId ?? null)
        .orderBy('created_at')
        .orderBy('portal_member.id')
        .execute();
      return rows.map(toPerson);
    },

    async findOf(email, agencyId, tx) {
      const row = await people(tx ? tablesOf<MemberTables>(tx) : db)
        .where(({ or, eb }) => or([eb('email', '=', email), eb('invited_email', '=', email)]))
        .where('agency_id', agencyId === undefined ? 'is' : '=', agencyId ?? null)
        .executeTakeFirst();
      return row && { ...toPerson(row), isElsewhere: row.invited_email !== null };
    },

    async lock(tx, id, agencyId) {
      const row = await people(tablesOf<MemberTables>(tx))
        .where('portal_member.id', '=', id)
        .where('agency_id', agencyId === undefined ? 'is' : '=', agencyId ?? null)
        .forUpdate('portal_member')
        .executeTakeFirst();
      return row && toPerson(row);
    },

    async lockActive(tx, { role, agencyId }) {
      const rows = await tablesOf<MemberTables>(tx)
        .selectFrom('portal_member')
        .select('id')
        .where('role', '=', role)
        .where('agency_id', agencyId === undefined ? 'is' : '=', agencyId ?? null)
        .where('password_hash', 'is not', null)
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.map(({ id }) => id);
    },

    async add(tx, person, { isElsewhere = false } = {}) {
      const added = await tablesOf<MemberTables>(tx)
        .insertInto('portal_member')
        .values({
          id: person.id,
          email: isElsewhere ? placeholderOf(person.id) : person.email,
          invited_email: isElsewhere ? person.email : null,
          first_name: person.firstName ?? null,
          last_name: person.lastName ?? null,
          role: person.role,
          language: person.language ?? null,
          agency_id: person.agencyId ?? null,
          password_hash: person.passwordHash ?? null,
          second_factor: sealed(person.secondFactor, person.id),
          pending_second_factor: sealed(person.pendingSecondFactor, person.id),
          last_step: 0,
          created_at: person.createdAt,
          last_signed_in_at: person.lastSignedInAt ?? null,
          decides_since: person.decidesSince ?? null,
        })
        // A conflict can occur on the address, or on the ID of a staging member, because staging members have the same
        // IDs in every instance.
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async change(tx, id, changes) {
      const { role, language, firstName, lastName, passwordHash, decidesSince } = changes;
      await tablesOf<MemberTables>(tx)
        .updateTable('portal_member')
        .set({
          ...{ role, language, first_name: firstName, last_name: lastName, password_hash: passwordHash },
          decides_since: decidesSince,
          ...('secondFactor' in changes && { second_factor: sealed(changes.secondFactor, id) }),
          ...('pendingSecondFactor' in changes && { pending_second_factor: sealed(changes.pendingSecondFactor, id) }),
        })
        .where('id', '=', id)
        .execute();
    },

    async remove(tx, id) {
      await tablesOf<MemberTables>(tx).deleteFrom('portal_member').where('id', '=', id).execute();
    },

    async noteSignIn(id, at) {
      const decides_since = sql<Date | null>`case when role = 'operator' then coalesce(decides_since, ${at}) end`;
      await db
        .updateTable('portal_member')
        .set({ last_signed_in_at: at, decides_since })
        .where('id', '=', id)
        .execute();
    },

    async takeStep(id, step) {
      const taken = await db
        .updateTable('portal_member')
        .set({ last_step: step })
        .where('id', '=', id)
        .where('last_step', '<', step)
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    },

    async replaceRecoveryCodes(tx, id, hashes) {
      const tables = tablesOf<MemberTables>(tx);
      await tables.deleteFrom('portal_recovery_code').where('member_id', '=', id).execute();
      if (hashes.length === 0) return;
      const rows = hashes.map((hash) => ({ member_id: id, code_hash: hash }));
      await tables.insertInto('portal_recovery_code').values(rows).execute();
    },

    async takeRecoveryCode(id, hashes) {
      const { rows } = await sql<{ member_id: string }>`
        delete from portal_recovery_code where member_id = ${id} and code_hash = any(${hashes}::bytea[])
        returning member_id`.execute(db);
      return rows.length > 0;
    },
  };
}
