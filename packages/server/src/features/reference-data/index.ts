import type { Named } from '../../shared/language.ts';
import { oncePer } from '../../shared/once-per.ts';
import { createReferenceDataHandlers } from './handlers.ts';
import { carClasses, deliveryTypes, extraProductTypes, fuelTypes, transmissionTypes } from './service.ts';
import type { NamedId, Supplier } from './types.ts';

const byId = (items: readonly NamedId[]): ReadonlyMap<number, Named> => new Map(items.map((item) => [item.id, item]));

type ReferenceDataDeps = {
  /** Returns vendors and their subsuppliers, ordered by ID. */
  readonly vendors: () => Promise<readonly Supplier[]>;
  readonly logoOf: (supplierCode: string) => string | undefined;
};

export function createReferenceDataRoom({ vendors, logoOf }: ReferenceDataDeps) {
  const withLogos = oncePer((known: readonly Supplier[]) =>
    known.map((supplier): Supplier => {
      const logo = logoOf(supplier.code);
      return logo === undefined ? supplier : { ...supplier, logo };
    }),
  );
  const suppliers = async (): Promise<readonly Supplier[]> => withLogos(await vendors());
  return {
    handlers: createReferenceDataHandlers(suppliers),
    suppliers,
    names: {
      carClasses: byId(carClasses),
      fuelTypes: byId(fuelTypes),
      transmissionTypes: byId(transmissionTypes),
      deliveryTypes: byId(deliveryTypes),
      extraProducts: new Map<string, Named>(extraProductTypes.map((type) => [type.code, type])),
    },
  };
}
