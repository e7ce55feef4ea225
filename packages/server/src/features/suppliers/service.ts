import type { Now } from '../../ports/clock.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Sealing } from '../../shared/sealed.ts';
import { changed, type Deadlines, movesMoney, type SavingRules } from './rules.ts';
import type { SupplierStore } from './store.sql.ts';
import type {
  Reached,
  SavedSupplier,
  Supplier,
  SupplierDetails,
  SupplierFacts,
  SupplierName,
  Switch,
  SwitchedSupplier,
  WaitingSupplier,
} from './types.ts';

/** Default connection settings for one kind of supplier. */
type Defaults = Deadlines & { readonly baseUrl: string; readonly key: string };

export type SuppliersDeps = Omit<SavingRules, 'deadlines'> & {
  readonly store: SupplierStore;
  readonly sealing: Pick<Sealing, 'seal' | 'open'>;
  readonly defaults: Readonly<Record<SupplierName['kind'], Defaults>>;
  readonly now: Now;
};

type Which = Pick<SupplierName, 'kind' | 'code'>;

/** Cache time in milliseconds, after which changes by other processes become visible. */
const KNOWN_FOR_MILLISECONDS = 5_000;

const isSame = (one: Which) => (other: Which) => one.kind === other.kind && one.code === other.code;

/** Creates a supplier directory. Searches within five seconds of each other share one query for all suppliers. */
export function createDirectory({ store, sealing, defaults, now, ...rules }: SuppliersDeps) {
  let reading: { readonly at: number; readonly known: Promise<readonly Supplier[]> } | undefined;
  let last: readonly Supplier[] | undefined;

  async function read(): Promise<readonly Supplier[]> {
    last = await store.list();
    return last;
  }

  function suppliers(): Promise<readonly Supplier[]> {
    const at = now().getTime();
    if (reading && Math.abs(at - reading.at) < KNOWN_FOR_MILLISECONDS) return reading.known;
    const begun = { at, known: read() };
    reading = begun;
    begun.known.catch(() => {
      if (reading === begun) reading = undefined;
    });
    return begun.known;
  }

  function asSaved(change: SavedSupplier, all: readonly Supplier[]): SupplierFacts {
    const baseUrl = change.baseUrl?.replace(/\/+$/, '') ?? change.baseUrl;
    return changed({ ...change, baseUrl }, all, now(), { ...rules, deadlines: defaults[change.kind] });
  }

  return {
    suppliers,

    async isOff(which: Which): Promise<boolean> {
      return (await suppliers()).find(isSame(which))?.isOn === false;
    },

    /**
     * Returns the connection to a supplier. An unknown supplier, which can occur in an old order, uses the default
     * settings.
     */
    async connectionOf(which: Which): Promise<Defaults> {
      // The last known settings remain in use while the database is unavailable.
      const known = await suppliers().catch((error) => last ?? Promise.reject(error));
      return connection(known.find(isSame(which)), defaults[which.kind]);
    },

    async listSuppliers(): Promise<readonly SwitchedSupplier[]> {
      const asked = (await read()).filter(({ parentId }) => parentId === undefined);
      return asked.map(({ kind, code, name, isOn, switched }) => ({ kind, code, name, isOn, switched }));
    },

    async showSupplier(which: Which, tx?: Tx): Promise<SupplierDetails | undefined> {
      const all = await store.list(tx);
      const supplier = all.find(isSame(which));
      return supplier && detailsOf(supplier, all);
    },

    async switchSupplier(tx: Tx, change: Omit<Switch, 'at'>): Promise<'switched' | 'notFound'> {
      const all = await store.list(tx);
      if (!all.some((supplier) => isSame(supplier)(change) && supplier.parentId === undefined)) return 'notFound';
      await store.switch(tx, { ...change, at: now() });
      reading = undefined;
      return 'switched';
    },

    /** Adds a supplier, or changes the supplier with this code. Throws a NotAccepted that identifies the field. */
    async saveSupplier(tx: Tx, change: SavedSupplier): Promise<void> {
      await store.save(tx, asSaved(change, await store.list(tx)));
      reading = undefined;
    },

    /** Returns whether a change would move money. Throws a NotAccepted that identifies the field. */
    async wouldMoveMoney(change: SavedSupplier): Promise<boolean> {
      const all = await store.list();
      return movesMoney(all.find(isSame(change)), asSaved(change, all));
    },

    /** Converts a change to and from the form that is stored until approval. */
    waiting: {
      seal: ({ by: _by, key, ...change }: SavedSupplier): WaitingSupplier => ({
        ...change,
        key: key && sealing.seal(key, ownerOf(change)).toString('base64'),
      }),
      /** Throws if the secret that sealed the key no longer exists. */
      open: ({ key, ...change }: WaitingSupplier): Omit<SavedSupplier, 'by'> => ({
        ...change,
        key: key && sealing.open<string>(Buffer.from(key, 'base64'), ownerOf(change)),
      }),
    },
  };
}

function connection(supplier: Reached | undefined, defaults: Defaults): Defaults {
  const { baseUrl = defaults.baseUrl, key = defaults.key } = supplier ?? {};
  const atMost = (field: keyof Deadlines) => Math.min(supplier?.[field] ?? defaults[field], defaults[field]);
  return {
    baseUrl,
    key,
    deadlineMilliseconds: atMost('deadlineMilliseconds'),
    reservationDeadlineMilliseconds: atMost('reservationDeadlineMilliseconds'),
  };
}

const detailsOf = ({ key, parentId, ...supplier }: Supplier, all: readonly Supplier[]) => ({
  ...supplier,
  hasKey: key !== undefined,
  partOf: all.find(({ id }) => id === parentId)?.code,
  parts: all.filter((part) => part.parentId === supplier.id).map(({ code, name }) => ({ code, name })),
});

const ownerOf = ({ kind, code }: Which) => `waiting ${kind} ${code}`;
