import type { CarSearchHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { VendorOffer, VendorOffice } from '../../ports/vendors.ts';
import type { Caller } from '../../shared/caller.ts';
import { cancellationInWords, fuelPolicyOf, licenceInWords, mileageInWords } from './rules.conditions.ts';
import { SEGMENTS } from './rules.vehicle.ts';
import { type CarSearchDeps, listExtraProducts, searchCars } from './service.ts';
import type { CarOffer, CarSearch, ReferenceNames } from './types.ts';

type Schemas = components['schemas'];

export type HandlerDeps = CarSearchDeps & { readonly names: ReferenceNames };

export function createCarSearchHandlers(deps: HandlerDeps): CarSearchHandlers<Caller> {
  return {
    async searchCars({ body: request, headers, caller, signal }, answer) {
      const search = await searchCars({ caller, currency: headers['x-currency'], request, signal }, deps);
      const results = search.offers.map((offer) => toCarResult(offer, search, deps.names));
      return answer(200, { count: results.length, results });
    },

    async listExtraProducts({ path: { searchID, code }, caller, signal }, answer) {
      const { agencyId } = caller;
      const extras = await listExtraProducts({ searchId: searchID, code, agencyId, signal }, deps);
      return answer(
        200,
        extras.map((extra) => ({ ...extra, searchID })),
      );
    },
  };
}

function toCarResult(offer: CarOffer, search: CarSearch, names: ReferenceNames): Schemas['CarResult'] {
  const { said, ids, pricing, supplier } = offer;
  const { vehicle, conditions } = said;
  return {
    code: offer.code,
    searchID: search.searchID,
    applicableForFullCredit: conditions.applicableForFullCredit,
    appointment: {
      checkInDateTime: search.checkInDateTime,
      checkInOffice: toOffice(said.pickUpOffice),
      checkOutDateTime: search.checkOutDateTime,
      checkOutOffice: toOffice(said.dropOffOffice),
    },
    brand: { id: ids.brandId, name: vehicle.brand },
    model: { id: ids.modelId, name: vehicle.model },
    class: { id: ids.classId, name: names.carClasses.get(ids.classId)! },
    segment: { id: ids.segmentId, name: SEGMENTS.get(ids.segmentId)! },
    fuel: { id: ids.fuelId, name: names.fuelTypes.get(ids.fuelId)! },
    fuelPolicy: fuelPolicyOf(said.fuelPolicy),
    transmission: { id: ids.transmissionId, name: names.transmissionTypes.get(ids.transmissionId)! },
    customClassName: vehicle.groupName,
    sippCode: vehicle.sippCode,
    isCreditcheckRequired: conditions.requiresCreditCheck,
    integrationCode: offer.integrationCode,
    seatCount: vehicle.seatCount,
    rentalDurationInDays: search.rentalDays,
    imageURL: vehicle.imageUrl,
    images: [{ url: vehicle.imageUrl, alt: `${vehicle.brand} ${vehicle.model}` }],
    campaign: offer.campaign,
    includedCoverages: toCoverages(said.coverages),
    pricing,
    vendor: supplier,
    rules: toRules(offer),
    rentalConditions: {
      productInformationPDF: said.documents.productInformationPdfUrl,
      termsConditionPDF: said.documents.termsPdfUrl,
      minimumAge: conditions.minDriverAge,
      licenseRequirement: licenceInWords(conditions),
    },
  };
}

/** Field by field, so that what a vendor adds to its answers is not passed on. */
function toCoverages(said: VendorOffer['coverages']): Schemas['IncludedCoverages'] {
  const { collision, theft, thirdParty, glassTyreHeadlight, personalAccident, roadsideAssistance } = said;
  return { collision, theft, thirdParty, glassTyreHeadlight, personalAccident, roadsideAssistance };
}

function toOffice({ id, name, city }: VendorOffice): Schemas['Office'] {
  return { id, location: { name, city } };
}

function toRules({ said: { conditions }, deposit }: CarOffer): Schemas['RentalRule'][] {
  const { minDriverAge, mileage } = conditions;
  return [
    { name: 'Minimum driver age', type: 'minDriverAge', minDriverAge },
    { name: 'Deposit', type: 'deposit', deposit },
    { type: 'mileageLimit', description: mileageInWords(mileage) },
    { type: 'freeCancellation', description: cancellationInWords(conditions) },
    { type: 'licenseHeld', description: licenceInWords(conditions) },
  ];
}
