import type { Caller } from '../../shared/caller.ts';
import { type FailOf, failOf } from '../../shared/fail.ts';
import { preferredLanguage } from '../../shared/language.ts';
import carClasses from './data/car-classes.json' with { type: 'json' };
import deliveryTypes from './data/delivery-types.json' with { type: 'json' };
import extraProductTypes from './data/extra-product-types.json' with { type: 'json' };
import fuelTypes from './data/fuel-types.json' with { type: 'json' };
import suppliers from './data/suppliers.json' with { type: 'json' };
import transmissionTypes from './data/transmission-types.json' with { type: 'json' };
import { type PageRequest, pageOfSuppliers } from './rules.ts';

const fail: FailOf<
  | 'listCarClasses'
  | 'listFuelTypes'
  | 'listTransmissionTypes'
  | 'listDeliveryTypes'
  | 'listExtraProductTypes'
  | 'listSuppliers'
> = failOf();

type Reader = { readonly caller: Pick<Caller, 'permissions'> };

export { carClasses, fuelTypes, suppliers, transmissionTypes };

export function listCarClasses(reader: Reader) {
  return forReader(reader, carClasses);
}

export function listFuelTypes(reader: Reader) {
  return forReader(reader, fuelTypes);
}

export function listTransmissionTypes(reader: Reader) {
  return forReader(reader, transmissionTypes);
}

export function listDeliveryTypes(reader: Reader) {
  return forReader(reader, deliveryTypes);
}

export function listExtraProductTypes({ acceptLanguage, ...reader }: Reader & { acceptLanguage: string | undefined }) {
  const language = preferredLanguage(acceptLanguage);
  return forReader(reader, extraProductTypes).map(({ names, ...type }) => ({ ...type, name: names[language] }));
}

export function listSuppliers({ caller, ...page }: Reader & PageRequest) {
  return pageOfSuppliers(forReader({ caller }, suppliers), page);
}

function forReader<Data>({ caller: { permissions } }: Reader, data: Data): Data {
  return permissions.mayReadReferenceData ? data : fail('referenceData.forbidden');
}
