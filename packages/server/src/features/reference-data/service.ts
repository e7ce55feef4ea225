import type { Caller } from '../../shared/caller.ts';
import { type Division, divisionsOf } from '../../shared/divisions.ts';
import type { FailWith } from '../../shared/fail.ts';
import { LANGUAGES, type Language, nameIn } from '../../shared/language.ts';
import { oncePer } from '../../shared/once-per.ts';
import carClasses from './data/car-classes.json' with { type: 'json' };
import deliveryTypes from './data/delivery-types.json' with { type: 'json' };
import extraProductTypes from './data/extra-product-types.json' with { type: 'json' };
import fuelTypes from './data/fuel-types.json' with { type: 'json' };
import transmissionTypes from './data/transmission-types.json' with { type: 'json' };
import { type PageRequest, pageOfSuppliers } from './rules.ts';
import type { NamedId, Supplier, SupplierPage } from './types.ts';

type Permitted = { readonly caller: Pick<Caller, 'permissions'> };
export type Reader = Permitted & { readonly language: Language | undefined };

export { carClasses, deliveryTypes, extraProductTypes, fuelTypes, transmissionTypes };

/** The lists in each language, created once so that all responses reuse them. */
const named = {
  carClasses: inEachLanguage(carClasses),
  fuelTypes: inEachLanguage(fuelTypes),
  transmissionTypes: inEachLanguage(transmissionTypes),
  deliveryTypes: inEachLanguage(deliveryTypes),
  extraProductTypes: inEachLanguage(extraProductTypes),
};

function inEachLanguage<Item extends NamedId>(items: readonly Item[]) {
  const lists = new Map(
    [undefined, ...LANGUAGES].map((language) => [
      language,
      items.map(({ name, names, ...item }) => ({ ...item, name: nameIn({ name, names }, language) })),
    ]),
  );
  return (language: Language | undefined) => lists.get(language)!;
}

const divisions = new Map<string, Division[]>();
/** The supplier list is reloaded every few seconds, and the cached pages of the old list are discarded with it. */
const pagesOf = oncePer((_: readonly Supplier[]) => new Map<string, SupplierPage>());

function known<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

export function listCarClasses(reader: Reader, fail: FailWith<'referenceData.forbidden'>) {
  return forReader(reader, named.carClasses, fail)(reader.language);
}

export function listFuelTypes(reader: Reader, fail: FailWith<'referenceData.forbidden'>) {
  return forReader(reader, named.fuelTypes, fail)(reader.language);
}

export function listTransmissionTypes(reader: Reader, fail: FailWith<'referenceData.forbidden'>) {
  return forReader(reader, named.transmissionTypes, fail)(reader.language);
}

export function listDeliveryTypes(reader: Reader, fail: FailWith<'referenceData.forbidden'>) {
  return forReader(reader, named.deliveryTypes, fail)(reader.language);
}

export function listExtraProductTypes(reader: Reader, fail: FailWith<'referenceData.forbidden'>) {
  return forReader(reader, named.extraProductTypes, fail)(reader.language);
}

export function listSuppliers(
  { caller, ...page }: Permitted & PageRequest,
  suppliers: readonly Supplier[],
  fail: FailWith<'referenceData.forbidden'>,
) {
  const pages = forReader({ caller }, pagesOf(suppliers), fail);
  const key = `${page.hasParentID} ${page.limit} ${page.offset}`;
  return known(pages, key, () => pageOfSuppliers(suppliers, page));
}

export function listDivisions(
  { caller, countryCode }: Permitted & { readonly countryCode: string },
  fail: FailWith<'referenceData.forbidden'>,
) {
  return forReader(
    { caller },
    known(divisions, countryCode, () => divisionsOf(countryCode)),
    fail,
  );
}

function forReader<Data>(
  { caller: { permissions } }: Permitted,
  data: Data,
  fail: FailWith<'referenceData.forbidden'>,
): Data {
  return permissions.mayReadReferenceData ? data : fail('referenceData.forbidden');
}
