import type { Caller } from '../../shared/caller.ts';
import { divisionsOf } from '../../shared/divisions.ts';
import { type FailOf, failOf } from '../../shared/fail.ts';
import { type Language, nameIn } from '../../shared/language.ts';
import carClasses from './data/car-classes.json' with { type: 'json' };
import deliveryTypes from './data/delivery-types.json' with { type: 'json' };
import extraProductTypes from './data/extra-product-types.json' with { type: 'json' };
import fuelTypes from './data/fuel-types.json' with { type: 'json' };
import suppliers from './data/suppliers.json' with { type: 'json' };
import transmissionTypes from './data/transmission-types.json' with { type: 'json' };
import { type PageRequest, pageOfSuppliers } from './rules.ts';
import type { NamedId, Supplier } from './types.ts';

const fail: FailOf<
  | 'listCarClasses'
  | 'listFuelTypes'
  | 'listTransmissionTypes'
  | 'listDeliveryTypes'
  | 'listExtraProductTypes'
  | 'listSuppliers'
  | 'listDivisions'
> = failOf();

type Permitted = { readonly caller: Pick<Caller, 'permissions'> };
export type Reader = Permitted & { readonly language: Language | undefined };

export { carClasses, deliveryTypes, extraProductTypes, fuelTypes, suppliers, transmissionTypes };

export function listCarClasses(reader: Reader) {
  return named(forReader(reader, carClasses), reader);
}

export function listFuelTypes(reader: Reader) {
  return named(forReader(reader, fuelTypes), reader);
}

export function listTransmissionTypes(reader: Reader) {
  return named(forReader(reader, transmissionTypes), reader);
}

export function listDeliveryTypes(reader: Reader) {
  return named(forReader(reader, deliveryTypes), reader);
}

export function listExtraProductTypes(reader: Reader) {
  return named(forReader(reader, extraProductTypes), reader);
}

export function listSuppliers({ caller, ...page }: Permitted & PageRequest, suppliers: readonly Supplier[]) {
  return pageOfSuppliers(forReader({ caller }, suppliers), page);
}

export function listDivisions({ caller, countryCode }: Permitted & { readonly countryCode: string }) {
  return forReader({ caller }, divisionsOf(countryCode));
}

function forReader<Data>({ caller: { permissions } }: Permitted, data: Data): Data {
  return permissions.mayReadReferenceData ? data : fail('referenceData.forbidden');
}

function named<Item extends NamedId>(items: readonly Item[], { language }: Reader) {
  return items.map(({ name, names, ...item }) => ({ ...item, name: nameIn({ name, names }, language) }));
}
