import type { CarSearchHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import { cached } from '../../shared/cached.ts';
import type { Caller } from '../../shared/caller.ts';
import { askedLanguage, LANGUAGES, type Language, type Named, nameIn } from '../../shared/language.ts';
import { localTimes, type StoredOffice, tellOffice } from '../../shared/office.ts';
import { oncePer } from '../../shared/once-per.ts';
import { isComplete, type PartyOutcome } from '../../shared/search-outcomes.ts';
import { breakdownOf } from './rules.breakdown.ts';
import { FUEL_POLICIES, SEGMENTS } from './rules.conditions.ts';
import { coveragesOf } from './rules.offers.ts';
import { rentalConditionsOf, rulesOf } from './rules.terms.ts';
import { quoteCar } from './service.quote.ts';
import { type CarSearchDeps, listExtraProducts, searchCars } from './service.ts';
import type { CarOffer, CarSearch, ExtraOffer, ReferenceNames, Showing, Supplier } from './types.ts';

type Schemas = components['schemas'];

type HandlerDeps = CarSearchDeps & { readonly names: ReferenceNames };

export function createCarSearchHandlers(deps: HandlerDeps): CarSearchHandlers<Caller> {
  /** Responses with the same key differ only in their IDs. */
  const translatedIn = new Map(
    [undefined, ...LANGUAGES].map((language) => [language, oncePer((showing: Showing) => ({ showing, language }))]),
  );

  return {
    async searchCars({ body: request, headers, caller, signal }, answer, fail) {
      const search = await searchCars({ caller, currency: headers['x-currency'], request, signal }, deps, fail);
      const language = askedLanguage(headers['accept-language']);
      const { warnings } = search;
      // Warnings depend on the exact text of the request, so a response with warnings is not cached.
      if (warnings.length > 0)
        return answer(200, { ...toAnswer(search, { language, ...deps }), warnings: [...warnings] });
      const translated = translatedIn.get(language)!(search.showing);
      return answer(
        200,
        cached(translated, () => toAnswer(search, { language, ...deps }), ownTextsOf(search)),
      );
    },

    async listExtraProducts({ path: { searchID, code }, headers, caller, signal }, answer, fail) {
      const { agencyId } = caller;
      const extras = await listExtraProducts({ searchId: searchID, code, agencyId, signal }, deps, fail);
      const language = askedLanguage(headers['accept-language']);
      return answer(
        200,
        extras.map((extra) => ({ ...toExtraProduct(extra, language), searchID })),
      );
    },

    async quoteCar({ path: { searchID, code }, caller, signal }, answer, fail) {
      const { quotedAt, quote } = await quoteCar(
        { searchId: searchID, code, agencyId: caller.agencyId, signal },
        deps,
        fail,
      );
      const asked = { code, searchID, quotedAt: quotedAt.toISOString() };
      if (!quote.isAvailable) return answer(200, { ...asked, isAvailable: false });
      const { isPriceChanged, breakdown, terms: conditions } = quote;
      const pricing = { ...quote.pricing, breakdown };
      return answer(200, { ...asked, isAvailable: true, isPriceChanged, pricing, conditions });
    },
  };
}

type Telling = Pick<HandlerDeps, 'names' | 'timeZoneAt'> & { readonly language: Language | undefined };

/** Lists the IDs that differ between identical searches, in response order. */
function ownTextsOf({ searchID, showing, codes, integrationCodes }: CarSearch): string[] {
  return showing.offers.flatMap(({ vendor }, index) => [codes[index]!, searchID, integrationCodes.get(vendor.id)!]);
}

function toAnswer(search: CarSearch, telling: Telling): Schemas['CarSearchResponse'] {
  const { offers, outcomes } = search.showing;
  const each = { ...telling, withLocalTimes: localTimes(telling.timeZoneAt) };
  const results = offers.map((offer, index) => toCarResult(offer, search.codes[index]!, search, each));
  return { count: results.length, results, complete: isComplete(outcomes), vendors: outcomes.map(toVendorOutcome) };
}

function toVendorOutcome({ party, outcome, offers }: PartyOutcome<Supplier>): Schemas['VendorOutcome'] {
  const { id, name, displayName } = party;
  return { vendor: { id, name, displayName }, outcome, offers };
}

function toCarResult(
  offer: CarOffer,
  code: string,
  search: CarSearch,
  { language, names, withLocalTimes }: Telling & { readonly withLocalTimes: ReturnType<typeof localTimes> },
): Schemas['CarResult'] {
  const asked = search.showing.kept;
  const { said, ids, pricing, supplier, campaign } = offer;
  const { vehicle, conditions, documents } = said;
  const nameOf = (id: number, known: ReadonlyMap<number, Named>) => ({ id, name: nameIn(known.get(id)!, language) });
  const fuelPolicy = FUEL_POLICIES[said.fuelPolicy];
  const toOffice = (office: StoredOffice) => tellOffice(office, names.deliveryTypes, language);
  const checkInOffice = toOffice(offer.pickUpOffice);
  return {
    code,
    searchID: search.searchID,
    applicableForFullCredit: conditions.applicableForFullCredit,
    appointment: withLocalTimes({
      checkInDateTime: asked.checkInDateTime,
      checkInOffice,
      checkOutDateTime: asked.checkOutDateTime,
      checkOutOffice: toOffice(offer.dropOffOffice),
    }),
    brand: { id: ids.brandId, name: vehicle.brand },
    model: { id: ids.modelId, name: vehicle.model },
    class: nameOf(ids.classId, names.carClasses),
    segment: nameOf(ids.segmentId, SEGMENTS),
    fuel: nameOf(ids.fuelId, names.fuelTypes),
    fuelPolicy: { id: fuelPolicy.id, name: nameIn(fuelPolicy, language) },
    transmission: nameOf(ids.transmissionId, names.transmissionTypes),
    customClassName: vehicle.groupName[language ?? 'tr'],
    sippCode: vehicle.sippCode,
    isCreditcheckRequired: conditions.requiresCreditCheck,
    integrationCode: search.integrationCodes.get(offer.vendor.id)!,
    seatCount: vehicle.seatCount,
    rentalDurationInDays: asked.rentalDays,
    imageURL: vehicle.imageUrl,
    images: [{ url: vehicle.imageUrl, alt: `${vehicle.brand} ${vehicle.model}` }],
    campaign: campaign && { id: campaign.id, name: nameIn(campaign, language) },
    includedCoverages: coveragesOf(said.coverages),
    pricing: { ...pricing, breakdown: breakdownOf(said.price, pricing, asked) },
    vendor: supplier,
    rules: rulesOf(
      { conditions, openingHours: said.pickUpOffice.openingHours, terms: offer.terms },
      { pickUpAt: asked.checkInDateTime, language: language ?? 'en' },
    ),
    rentalConditions: rentalConditionsOf({ conditions, documents }, language),
    conditions: offer.terms,
    deliveryType: checkInOffice.deliveryType,
  };
}

function toExtraProduct({ names, ...extra }: ExtraOffer, language: Language | undefined) {
  const name = nameIn({ ...extra, names }, language);
  return extra.type === 'insurance'
    ? { ...extra, name, insurance: { code: extra.insurance.code, name, excess: extra.insurance.excess } }
    : { ...extra, name };
}
