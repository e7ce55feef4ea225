import { referenceDataHandlers } from './handlers.ts';
import { carClasses, fuelTypes, suppliers, transmissionTypes } from './service.ts';
import type { NamedId, Supplier } from './types.ts';

const namesById = (items: readonly NamedId[]): ReadonlyMap<number, string> =>
  new Map(items.map(({ id, name }) => [id, name]));

/** The door of the reference-data room: the published lists, and the same names for its neighbours. */
export function createReferenceDataRoom() {
  return {
    handlers: referenceDataHandlers,
    suppliers: suppliers as readonly Supplier[],
    names: {
      carClasses: namesById(carClasses),
      fuelTypes: namesById(fuelTypes),
      transmissionTypes: namesById(transmissionTypes),
    },
  };
}
