import type { Generated, Kysely } from 'kysely';
import type { SwitchStore } from './store.ts';
import type { SupplierKind } from './types.ts';

export type SwitchTables = {
  supplier_switch: {
    id: Generated<number>;
    kind: SupplierKind;
    code: string;
    is_on: boolean;
    switched_by: string;
    switched_at: Date;
  };
};

export function createSwitchStore(db: Kysely<SwitchTables>): SwitchStore {
  return {
    async latest() {
      const rows = await db
        .selectFrom('supplier_switch')
        .distinctOn(['kind', 'code'])
        .selectAll()
        .orderBy('kind')
        .orderBy('code')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ kind, code, is_on: isOn, switched_by: by, switched_at: at }) => ({
        kind,
        code,
        isOn,
        by,
        at,
      }));
    },

    async add({ kind, code, isOn, by, at }) {
      await db
        .insertInto('supplier_switch')
        .values({ kind, code, is_on: isOn, switched_by: by, switched_at: at })
        .execute();
    },
  };
}
