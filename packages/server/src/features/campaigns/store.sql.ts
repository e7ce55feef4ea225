import type { Generated, JSONColumnType, Kysely } from 'kysely';
import { type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Translated } from '../../shared/language.ts';
import type { Campaign, SavedCampaign } from './types.ts';

export type CampaignStore = {
  /** Lists all campaigns, ordered by code. */
  readonly list: () => Promise<readonly SavedCampaign[]>;
  /** Finds an active campaign. */
  readonly find: (code: string) => Promise<Campaign | undefined>;
  /** Adds a campaign, or changes the campaign with this code and keeps its ID. */
  readonly save: (tx: Tx, campaign: Omit<SavedCampaign, 'id'>) => Promise<SavedCampaign>;
  readonly addMissing: (campaign: Omit<SavedCampaign, 'id'>) => Promise<void>;
};

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

const columns = ['id', 'code', 'name', 'names', 'is_on', 'saved_by', 'saved_at'] as const;

export function createCampaignStore(db: Kysely<CampaignTables>): CampaignStore {
  return {
    async list() {
      const rows = await db.selectFrom('campaign').select(columns).orderBy('code').execute();
      return rows.map(toCampaign);
    },

    async find(code) {
      const row = await db
        .selectFrom('campaign')
        .select(columns)
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
        .returning(columns)
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

function toCampaign(row: RowOf<CampaignTables['campaign'], typeof columns>): SavedCampaign {
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
