import type { Named } from '../../shared/language.ts';
import { createReferenceDataHandlers } from './handlers.ts';
import { carClasses, deliveryTypes, extraProductTypes, fuelTypes, suppliers, transmissionTypes } from './service.ts';
import type { NamedId, Supplier } from './types.ts';

const byId = (items: readonly NamedId[]): ReadonlyMap<number, Named> => new Map(items.map((item) => [item.id, item]));

/** The door of the reference-data room: the published lists, and the same names for its neighbours. */
export function createReferenceDataRoom({ logoOf }: { readonly logoOf: (supplierCode: string) => string | undefined }) {
  const withLogos: readonly Supplier[] = suppliers.map((supplier) => {
    const logo = logoOf(supplier.code);
    return logo === undefined ? supplier : { ...supplier, logo };
  });
  return {
    handlers: createReferenceDataHandlers(withLogos),
    suppliers: withLogos,
    names: {
      carClasses: byId(carClasses),
      fuelTypes: byId(fuelTypes),
      transmissionTypes: byId(transmissionTypes),
      deliveryTypes: byId(deliveryTypes),
      extraProducts: new Map<string, Named>(extraProductTypes.map((type) => [type.code, type])),
    },
  };
}
