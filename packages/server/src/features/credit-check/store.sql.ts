import type { Generated, Kysely } from 'kysely';
import { type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { CreditCheckStore } from './store.ts';
import type { CreditReport } from './types.ts';

export type CreditCheckTables = {
  agency: { id: number; name: string };
  credit_check_configuration: { agency_id: number };
  credit_report: {
    code: number;
    reference: string;
    agency_id: number;
    integration_code: string;
    enquiry: string;
    person: Uint8Array;
    requested_at: Date;
    pin_hash: Uint8Array;
    pin_sent_at: Date | null;
    wrong_tries: Generated<number>;
    renewals: Generated<number>;
    accepted_at: Date | null;
    confirmed_at: Date | null;
  };
  credit_approval: { agency_id: number; person: Uint8Array; vendor_id: number; approved_at: Date };
};

const on = tablesOf<CreditCheckTables>;

const reportColumns = [
  'code',
  'reference',
  'pin_hash',
  'pin_sent_at',
  'wrong_tries',
  'renewals',
  'accepted_at',
  'confirmed_at',
] as const;

export function createCreditCheckStore(db: Kysely<CreditCheckTables>): CreditCheckStore {
  return {
    async isConfigured(agencyId) {
      const row = await db
        .selectFrom('credit_check_configuration')
        .select('agency_id')
        .where('agency_id', '=', agencyId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async configure(agencyName) {
      await db
        .insertInto('credit_check_configuration')
        .columns(['agency_id'])
        .expression((from) => from.selectFrom('agency').select('id').where('name', '=', agencyName))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async setConfigured(tx, agencyId, isConfigured) {
      const add = () =>
        on(tx)
          .insertInto('credit_check_configuration')
          .values({ agency_id: agencyId })
          .onConflict((conflict) => conflict.doNothing());
      const remove = () => on(tx).deleteFrom('credit_check_configuration').where('agency_id', '=', agencyId);
      await (isConfigured ? add() : remove()).execute();
    },

    async countReports(tx, { agencyId, persons, enquiry, since }) {
      await on(tx)
        .selectFrom('credit_check_configuration')
        .select('agency_id')
        .where('agency_id', '=', agencyId)
        .forUpdate()
        .execute();
      const { ofPerson, ofEnquiry } = await on(tx)
        .selectFrom('credit_report')
        .select((report) => [
          report.fn.countAll<number>().as('ofPerson'),
          report.fn.countAll<number>().filterWhere('enquiry', '=', enquiry).as('ofEnquiry'),
        ])
        .where('agency_id', '=', agencyId)
        .where('person', 'in', persons)
        .where('requested_at', '>', since)
        .executeTakeFirstOrThrow();
      return { ofPerson, ofEnquiry };
    },

    async addReport(tx, report) {
      const added = await on(tx)
        .insertInto('credit_report')
        .values({
          code: report.code,
          reference: report.reference,
          agency_id: report.agencyId,
          integration_code: report.integrationCode,
          enquiry: report.enquiry,
          person: report.person,
          requested_at: report.requestedAt,
          pin_hash: report.pinHash,
        })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('code')
        .executeTakeFirst();
      return added !== undefined;
    },

    async dropReport(code) {
      await db.deleteFrom('credit_report').where('code', '=', code).execute();
    },

    async keepSent(code, at) {
      await db.updateTable('credit_report').set({ pin_sent_at: at }).where('code', '=', code).execute();
    },

    async lockReport(tx, { code, agencyId, integrationCode, since }) {
      const row = await on(tx)
        .selectFrom('credit_report')
        .select(reportColumns)
        .where('code', '=', code)
        .where('agency_id', '=', agencyId)
        .where('integration_code', '=', integrationCode)
        .where('requested_at', '>', since)
        .forUpdate()
        .executeTakeFirst();
      return row?.pin_sent_at ? reportOf({ ...row, pin_sent_at: row.pin_sent_at }) : undefined;
    },

    async countWrongTry(tx, code) {
      await on(tx)
        .updateTable('credit_report')
        .set((report) => ({ wrong_tries: report('wrong_tries', '+', 1) }))
        .where('code', '=', code)
        .execute();
    },

    async accept(tx, code, at) {
      await on(tx).updateTable('credit_report').set({ accepted_at: at }).where('code', '=', code).execute();
    },

    async confirm(code, at) {
      await db
        .updateTable('credit_report')
        .set({ confirmed_at: at })
        .where('code', '=', code)
        // If two calls send the same PIN, the time of the first call is stored.
        .where('confirmed_at', 'is', null)
        .execute();
    },

    async countRenewal(tx, code) {
      await on(tx)
        .updateTable('credit_report')
        .set((report) => ({ renewals: report('renewals', '+', 1) }))
        .where('code', '=', code)
        .execute();
    },

    async uncountRenewal(code) {
      await db
        .updateTable('credit_report')
        .set((report) => ({ renewals: report('renewals', '-', 1) }))
        .where('code', '=', code)
        .execute();
    },

    async keepRenewed(code, { pinHash, at }) {
      await db
        .updateTable('credit_report')
        .set({ pin_hash: pinHash, pin_sent_at: at, wrong_tries: 0, accepted_at: null })
        .where('code', '=', code)
        .where('confirmed_at', 'is', null)
        .execute();
    },

    async findReported({ agencyId, enquiries }) {
      const row = await db
        .selectFrom('credit_report')
        .select('enquiry')
        .where('agency_id', '=', agencyId)
        .where('enquiry', 'in', enquiries)
        .orderBy('requested_at')
        .limit(1)
        .executeTakeFirst();
      return row?.enquiry;
    },

    async acceptedAt({ agencyId, enquiry }) {
      const row = await db
        .selectFrom('credit_report')
        .select((report) => report.fn.max('accepted_at').as('at'))
        .where('agency_id', '=', agencyId)
        .where('enquiry', '=', enquiry)
        .executeTakeFirst();
      return row?.at ?? undefined;
    },

    async approve({ agencyId, persons, vendorId }, at) {
      await db
        .insertInto('credit_approval')
        .values({ agency_id: agencyId, person: persons[0]!, vendor_id: vendorId, approved_at: at })
        .onConflict((conflict) =>
          conflict.columns(['agency_id', 'person', 'vendor_id']).doUpdateSet({ approved_at: at }),
        )
        .execute();
    },

    async withdrawApproval({ agencyId, persons, vendorId }) {
      await db
        .deleteFrom('credit_approval')
        .where('agency_id', '=', agencyId)
        .where('person', 'in', persons)
        .where('vendor_id', '=', vendorId)
        .execute();
    },

    async isApproved({ agencyId, persons, vendorId }, since) {
      const row = await db
        .selectFrom('credit_approval')
        .select('approved_at')
        .where('agency_id', '=', agencyId)
        .where('person', 'in', persons)
        .where('vendor_id', '=', vendorId)
        .where('approved_at', '>=', since)
        .executeTakeFirst();
      return row !== undefined;
    },

    async deleteOlder(than) {
      await db.deleteFrom('credit_report').where('requested_at', '<', than).execute();
      await db.deleteFrom('credit_approval').where('approved_at', '<', than).execute();
    },
  };
}

type SentRow = RowOf<CreditCheckTables['credit_report'], typeof reportColumns> & { pin_sent_at: Date };

function reportOf(row: SentRow): CreditReport {
  return {
    code: row.code,
    reference: row.reference,
    pinHash: row.pin_hash,
    pinSentAt: row.pin_sent_at,
    wrongTries: row.wrong_tries,
    renewals: row.renewals,
    isAccepted: row.accepted_at !== null,
    isConfirmed: row.confirmed_at !== null,
  };
}
