import type { components } from '@agency-booking/connector-contracts/vendor';
import type { Chance } from '../world/chance.ts';
import { distanceMetres } from '../world/geometry.ts';
import { MAGIC_CARS } from '../world/magic-cars.ts';
import { categories, type Model, modelById } from '../world/models.ts';
import type { Vendor } from '../world/vendors.ts';
import type { Fleet } from './fleet.ts';
import type { OfferCodes } from './offer-code.ts';
import type { Office, Offices } from './offices.ts';
import { amountOf, priceOffer } from './prices.ts';
import type { Rental } from './rental.ts';

export type Offer = components['schemas']['Offer'];
export type OfferSearch = components['schemas']['OfferSearch'];

/** The car comes from one of so many offices nearest to the pick-up point. */
const OFFICES_CONSIDERED = 2;
/** Closer than this, pick-up and drop-off are one place, and the car goes back to where it came from. */
const SAME_PLACE_METRES = 1_000;
const YOUNGEST_DRIVER = 18;
const DEARER = 1.1;

export type Offers = {
  search(vendor: Vendor, search: OfferSearch): readonly Offer[];
  /** The rental and car behind a code; undefined when the vendor never offered it, or its pick-up has passed. */
  find(vendor: Vendor, offerCode: string, now: Date): FoundOffer | undefined;
  /** Whether the car is still there for the rental. */
  isAvailable(offerCode: string): boolean;
  /** What the car costs when it is about to be ordered. */
  priceNow(found: FoundOffer): Offer['price'];
  /** The car is rented to another customer. */
  rentOut(offerCode: string): void;
};

export type FoundOffer = { readonly rental: Rental; readonly model: Model };

type OffersDeps = {
  readonly chance: Chance;
  readonly offices: Offices;
  readonly fleet: Fleet;
  readonly codes: OfferCodes;
  /** Where pictures and documents are. */
  readonly publicUrl: () => string;
};

export function createOffers({ chance, offices, fleet, codes, publicUrl }: OffersDeps): Offers {
  const rentedOut = new Set<string>();
  return {
    search(vendor, { pickUp, dropOff, driverAge, campaignCode, radiusMetres }) {
      const pickUpOffices = offices.near(vendor, pickUp.point, radiusMetres).slice(0, OFFICES_CONSIDERED);
      const nearestDropOff = offices.near(vendor, dropOff.point, radiusMetres)[0];
      if (!nearestDropOff) return [];
      const isRoundTrip = distanceMetres(pickUp.point, dropOff.point) < SAME_PLACE_METRES;
      return fleet.of(vendor).flatMap((model) => {
        const pickUpOffice = pickUpOffices.find((office) => fleet.isAt(office, vendor, model));
        if (!pickUpOffice) return [];
        const dropOffOffice = isRoundTrip ? pickUpOffice : nearestDropOff;
        if (!mayLeaveCountry(vendor) && pickUpOffice.countryCode !== dropOffOffice.countryCode) return [];
        const [from, to] = [new Date(pickUp.dateTime), new Date(dropOff.dateTime)];
        return [offer({ vendor, pickUpOffice, dropOffOffice, from, to, driverAge, campaignCode }, model)];
      });
    },
    find(vendor, offerCode, now) {
      const terms = codes.read(offerCode);
      if (terms?.vendorCode !== vendor.code || terms.from <= now) return undefined;
      const model = modelById.get(terms.modelId);
      const pickUpOffice = offices.byId(vendor, terms.pickUpOfficeId);
      const dropOffOffice = offices.byId(vendor, terms.dropOffOfficeId);
      if (!model || !pickUpOffice || !dropOffOffice) return undefined;
      const { from, to, driverAge, campaignCode } = terms;
      return { rental: { vendor, pickUpOffice, dropOffOffice, from, to, driverAge, campaignCode }, model };
    },
    isAvailable: (offerCode) =>
      !rentedOut.has(offerCode) && MAGIC_CARS.get(codes.read(offerCode)?.modelId ?? '') !== 'soldOut',
    priceNow({ rental, model }) {
      const { price } = priceOffer(rental, model, chance);
      const isDearer = MAGIC_CARS.get(model.id) === 'dearer';
      return isDearer ? { ...price, net: Math.round(price.net * DEARER) } : price;
    },
    rentOut: (offerCode) => void rentedOut.add(offerCode),
  };

  function offer(rental: Rental, model: Model): Offer {
    const { vendor, pickUpOffice, dropOffOffice } = rental;
    const terms = categories[model.category];
    const documents = `${publicUrl()}/documents/${vendor.code}`;
    const { price, campaign } = priceOffer(rental, model, chance);
    return {
      offerCode: codes.write({
        ...rental,
        vendorCode: vendor.code,
        modelId: model.id,
        pickUpOfficeId: pickUpOffice.id,
        dropOffOfficeId: dropOffOffice.id,
      }),
      supplier: supplierOf(vendor, model, pickUpOffice),
      pickUpOffice,
      dropOffOffice,
      vehicle: {
        brand: model.brand,
        model: model.model,
        sippCode: model.sippCode,
        groupName: terms.groupName,
        segment: model.segment,
        fuel: model.fuel,
        transmission: model.transmission,
        seatCount: model.seatCount,
        doorCount: model.doorCount,
        baggageCount: model.baggageCount,
        imageUrl: `${publicUrl()}/images/${model.picture}.svg`,
      },
      fuelPolicy: vendor.fuelPolicy,
      price,
      ...(campaign && { campaign }),
      conditions: {
        minDriverAge: Math.max(YOUNGEST_DRIVER, terms.minDriverAge - vendor.yearsYounger),
        minLicenceYears: terms.minLicenceYears,
        deposit: amountOf(terms.depositEuro, rental),
        freeCancellationHours: vendor.freeCancellationHours,
        mileage: { limit: vendor.kilometresPerDay, unit: 'kmPerDay' },
        requiresCreditCheck: vendor.creditCheckCategories.includes(model.category),
        applicableForFullCredit: vendor.fullCreditCategories.includes(model.category),
      },
      coverages: {
        collision: true,
        theft: true,
        thirdParty: true,
        glassTyreHeadlight: vendor.priceLevel >= 1.1,
        personalAccident: false,
        roadsideAssistance: vendor.priceLevel >= 0.95,
      },
      documents: {
        productInformationPdfUrl: `${documents}/product-information.pdf`,
        termsPdfUrl: `${documents}/terms.pdf`,
      },
    };
  }
}

/** Only the test vendor rents one way across a border. */
function mayLeaveCountry(vendor: Vendor): boolean {
  return vendor.isEverywhere === true;
}

function supplierOf(vendor: Vendor, model: Model, office: Office): Offer['supplier'] {
  const { subsupplier } = vendor;
  const { code, name } = subsupplier?.handsOver(model, office) ? subsupplier : vendor;
  return { code, name };
}
