import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { Translated } from '../../shared/language.ts';
import type { CampaignStore } from './store.ts';
import type { SavedCampaign } from './types.ts';

export type CampaignTables = {
  campaign: {
    id: Generated<number>;
    code: string;
    name: string;
    names: JSONColumnType<Translated>;
    is_on: boolean;
    saved_by: string;
    saved_at: Date;
  };
};

export function createCampaignStore(db: Kysely<CampaignTables>): CampaignStore {
  return {
    async list() {
      const rows = await db.selectFrom('campaign').selectAll().orderBy('code').execute();
      return rows.map(toCampaign);
    },

    async find(code) {
      const row = await db
        .selectFrom('campaign')
        .selectAll()
        .where('code', '=', code)
        .where('is_on', '=', true)
        .executeTakeFirst();
      return row && toCampaign(row);
    },

    async save(tx, campaign) {
      const { code: _, ...changes } = columnsOf(campaign);
      const row = await tablesOf<CampaignTables>(tx)
        .insertInto('campaign')
        .values(columnsOf(campaign))
        .onConflict((conflict) => conflict.column('code').doUpdateSet(changes))
        .returningAll()
        .executeTakeFirstOrThrow();
      return toCampaign(row);
    },

    async addMissing(campaign) {
      await db
        .insertInto('campaign')
        .values(columnsOf(campaign))
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute();
    },
  };
}

function columnsOf({ code, name, names, isOn, savedBy, savedAt }: Omit<SavedCampaign, 'id'>) {
  return { code, name, names: JSON.stringify(names), is_on: isOn, saved_by: savedBy, saved_at: savedAt };
}

function toCampaign(row: Selectable<CampaignTables['campaign']>): SavedCampaign {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    names: row.names,
    isOn: row.is_on,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
  };
}
