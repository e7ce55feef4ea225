import type { Now } from '../../ports/clock.ts';
import type { SwitchStore } from './store.ts';
import type { SupplierName, Switch, SwitchedSupplier } from './types.ts';

export type SwitchDeps = {
  readonly store: SwitchStore;
  /** Everybody who can be asked. */
  readonly suppliers: readonly SupplierName[];
  readonly now: Now;
};

/** A switch of another process is known by then. */
const KNOWN_FOR_MILLISECONDS = 5_000;

export type Switchboard = ReturnType<typeof createSwitchboard>;

/** Reads the switches once for all suppliers that a search asks. */
export function createSwitchboard({ store, suppliers, now }: SwitchDeps) {
  let known: { readonly at: number; readonly latest: Promise<readonly Switch[]> } | undefined;

  function latest(): Promise<readonly Switch[]> {
    const at = now().getTime();
    if (known && Math.abs(at - known.at) < KNOWN_FOR_MILLISECONDS) return known.latest;
    const reading = { at, latest: store.latest() };
    known = reading;
    reading.latest.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.latest;
  }

  const isSame = (one: Pick<SupplierName, 'kind' | 'code'>) => (other: Pick<SupplierName, 'kind' | 'code'>) =>
    one.kind === other.kind && one.code === other.code;

  return {
    async isOff(supplier: Pick<SupplierName, 'kind' | 'code'>): Promise<boolean> {
      return (await latest()).find(isSame(supplier))?.isOn === false;
    },

    async listSuppliers(): Promise<readonly SwitchedSupplier[]> {
      const switches = await store.latest();
      return suppliers.map((supplier) => {
        const last = switches.find(isSame(supplier));
        const switched = last && { switched: { by: last.by, at: last.at } };
        return { ...supplier, isOn: last?.isOn ?? true, ...switched };
      });
    },

    async switchSupplier(change: Omit<Switch, 'at'>): Promise<'switched' | 'notFound'> {
      if (!suppliers.some(isSame(change))) return 'notFound';
      await store.add({ ...change, at: now() });
      known = undefined;
      return 'switched';
    },
  };
}
