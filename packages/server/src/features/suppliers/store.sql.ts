import type { Generated, Insertable, Kysely } from 'kysely';
import { resealColumn } from '../../database/reseal.ts';
import { type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Sealing } from '../../shared/sealed.ts';
import type { Supplier, SupplierFacts, SupplierKind, Switch } from './types.ts';

export type SupplierStore = {
  /** Lists all suppliers, ordered by ID. */
  readonly list: (tx?: Tx) => Promise<readonly Supplier[]>;
  /** Saves a supplier. An existing supplier keeps its ID, kind and parent. */
  readonly save: (tx: Tx, supplier: SupplierFacts) => Promise<void>;
  readonly switch: (tx: Tx, change: Switch) => Promise<void>;
  readonly addMissing: (suppliers: readonly (Omit<SupplierFacts, 'key'> & { readonly id?: number })[]) => Promise<void>;
  /** Re-seals keys that are sealed with older secrets. */
  readonly resealKeys: () => Promise<void>;
};

export type SupplierTables = {
  supplier: {
    id: Generated<number>;
    kind: SupplierKind;
    code: string;
    name: string;
    display_name: string;
    parent_id: number | null;
    base_url: string | null;
    key_sealed: Buffer | null;
    deadline_ms: number | null;
    reservation_deadline_ms: number | null;
    has_statement: boolean;
    saved_by: string;
    saved_at: Date;
  };
  supplier_switch: {
    id: Generated<number>;
    kind: SupplierKind;
    code: string;
    is_on: boolean;
    switched_by: string;
    switched_at: Date;
  };
};

const on = tablesOf<SupplierTables>;

const columns = [
  'id',
  'kind',
  'code',
  'name',
  'display_name',
  'parent_id',
  'base_url',
  'key_sealed',
  'deadline_ms',
  'reservation_deadline_ms',
  'has_statement',
  'saved_by',
  'saved_at',
] as const;

export function createSupplierStore(db: Kysely<SupplierTables>, sealing: Sealing): SupplierStore {
  const toSupplier = (row: SupplierRow): Supplier => ({
    id: row.id,
    kind: row.kind,
    code: row.code,
    name: row.name,
    displayName: row.display_name,
    parentId: row.parent_id ?? undefined,
    baseUrl: row.base_url ?? undefined,
    key: row.key_sealed ? sealing.open<string>(row.key_sealed, row.code) : undefined,
    deadlineMilliseconds: row.deadline_ms ?? undefined,
    reservationDeadlineMilliseconds: row.reservation_deadline_ms ?? undefined,
    hasStatement: row.has_statement,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
    isOn: row.is_on ?? true,
    switched: row.switched_by !== null && row.switched_at ? { by: row.switched_by, at: row.switched_at } : undefined,
  });

  return {
    async list(tx) {
      const rows = await (tx ? on(tx) : db)
        .selectFrom('supplier')
        .leftJoinLateral(
          ({ selectFrom }) =>
            selectFrom('supplier_switch')
              .select(['is_on', 'switched_by', 'switched_at'])
              .whereRef('supplier_switch.kind', '=', 'supplier.kind')
              .whereRef('supplier_switch.code', '=', 'supplier.code')
              .orderBy('supplier_switch.id', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .select(columns)
        .select(['is_on', 'switched_by', 'switched_at'])
        .orderBy('supplier.id')
        .execute();
      return rows.map(toSupplier);
    },

    async save(tx, { key, ...supplier }) {
      const changes = {
        ...changeable(supplier),
        key_sealed: key === undefined ? null : sealing.seal(key, supplier.code),
      };
      await on(tx)
        .insertInto('supplier')
        .values({ ...fixed(supplier), ...changes })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(changes))
        .execute();
    },

    async switch(tx, { kind, code, isOn, by, at }) {
      await on(tx)
        .insertInto('supplier_switch')
        .values({ kind, code, is_on: isOn, switched_by: by, switched_at: at })
        .execute();
    },

    async addMissing(suppliers) {
      const rows = suppliers.map((supplier) => ({
        id: supplier.id,
        ...fixed(supplier),
        ...changeable(supplier),
      }));
      if (rows.length === 0) return;
      await db
        .insertInto('supplier')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    resealKeys: () => resealColumn(db, { table: 'supplier', column: 'key_sealed', owner: 'code' }, sealing),
  };
}

type Switched = Pick<SupplierTables['supplier_switch'], 'is_on' | 'switched_by' | 'switched_at'>;
/** The switch columns are null if the supplier was never switched on or off. */
type SupplierRow = RowOf<SupplierTables['supplier'], typeof columns> & {
  [Column in keyof Switched]: Switched[Column] | null;
};
type Row = Insertable<SupplierTables['supplier']>;

const fixed = ({ kind, code, parentId }: Pick<SupplierFacts, 'kind' | 'code' | 'parentId'>) =>
  ({ kind, code, parent_id: parentId ?? null }) satisfies Partial<Row>;

function changeable(supplier: Omit<SupplierFacts, 'key'>) {
  return {
    name: supplier.name,
    display_name: supplier.displayName,
    base_url: supplier.baseUrl ?? null,
    deadline_ms: supplier.deadlineMilliseconds ?? null,
    reservation_deadline_ms: supplier.reservationDeadlineMilliseconds ?? null,
    has_statement: supplier.hasStatement,
    saved_by: supplier.savedBy,
    saved_at: supplier.savedAt,
  } satisfies Partial<Row>;
}
