import type { components } from '@agency-booking/connector-contracts/vendor';
import type { Chance } from '../world/chance.ts';
import { distanceMetres, type Point } from '../world/geometry.ts';
import { MAGIC_CARS } from '../world/magic-cars.ts';
import { groupNameOf, type Model, modelById } from '../world/models.ts';
import type { Vendor } from '../world/vendor.ts';
import { arrivingAt } from './arriving.ts';
import { conditionsOf } from './conditions.ts';
import type { Fleet } from './fleet.ts';
import type { OfferCodes } from './offer-code.ts';
import type { Office, Offices } from './offices.ts';
import { openingHours, presence } from './opening.ts';
import { priceOffer } from './prices.ts';
import { HOUR_MILLISECONDS, type Rental, wholeDays } from './rental.ts';

type Schemas = components['schemas'];
type Offer = Schemas['Offer'];
export type OfferSearch = Schemas['OfferSearch'];

/** The number of offices that are considered, starting with the nearest to the pick-up point. */
const OFFICES_CONSIDERED = 2;
/** Within this distance, pick-up and drop-off count as the same place, and the car returns to its pick-up office. */
const SAME_PLACE_METRES = 1_000;
const DEARER = 1.1;

export type Offers = {
  search(vendor: Vendor, search: OfferSearch, now: Date): readonly Offer[];
  /** Returns `undefined` if the vendor never issued the code or the pick-up time has passed. */
  find(vendor: Vendor, offerCode: string, now: Date): FoundOffer | undefined;
  isAvailable(offerCode: string): boolean;
  /** Returns the car's price at the time of ordering, with the terms for that price. */
  termsNow(found: FoundOffer): Pick<Offer, 'price' | 'conditions'>;
  /** Rents the car to another customer. */
  rentOut(offerCode: string): void;
};

export type FoundOffer = { readonly rental: Rental; readonly model: Model };

type OffersDeps = {
  readonly chance: Chance;
  readonly offices: Offices;
  readonly fleet: Fleet;
  readonly codes: OfferCodes;
  /** The base URL for pictures and documents. */
  readonly publicUrl: () => string;
};

export function createOffers({ chance, offices, fleet, codes, publicUrl }: OffersDeps): Offers {
  const rentedOut = new Set<string>();
  return {
    search(vendor, { pickUp, dropOff, driverAge, campaignCode, radiusMetres }, now) {
      const [from, to] = [new Date(pickUp.dateTime), new Date(dropOff.dateTime)];
      if (!isLongEnough(vendor, { from, to, now })) return [];
      const pickUpOffices = offices.near(vendor, pickUp.point, radiusMetres).slice(0, OFFICES_CONSIDERED);
      const nearestDropOff = offices.near(vendor, dropOff.point, radiusMetres)[0];
      if (!nearestDropOff) return [];
      const isRoundTrip = distanceMetres(pickUp.point, dropOff.point) < SAME_PLACE_METRES;
      const asked = { vendor, from, to, leadDays: wholeDays(now, from), driverAge, campaignCode };
      return fleet.of(vendor).flatMap((model) => {
        const pickUpOffice = pickUpOffices.find((office) => fleet.isAt(office, vendor, model));
        if (!pickUpOffice) return [];
        const rental = { ...asked, pickUpOffice, dropOffOffice: isRoundTrip ? pickUpOffice : nearestDropOff };
        if (!isHandedOver(rental)) return [];
        const metres = isRoundTrip ? deliveryMetres(rental, pickUp.point) : undefined;
        const brought = metres === undefined ? [] : [offer({ ...rental, deliveryMetres: metres }, model)];
        return [offer(rental, model), ...brought];
      });
    },
    find(vendor, offerCode, now) {
      const terms = codes.read(offerCode);
      if (terms?.vendorCode !== vendor.code || terms.from <= now) return undefined;
      const { vendorCode: _, modelId, pickUpOfficeId, dropOffOfficeId, ...asked } = terms;
      const model = modelById.get(modelId);
      const pickUpOffice = offices.byId(vendor, pickUpOfficeId);
      const dropOffOffice = offices.byId(vendor, dropOffOfficeId);
      if (!model || !pickUpOffice || !dropOffOffice) return undefined;
      return { rental: { ...asked, vendor, pickUpOffice, dropOffOffice }, model };
    },
    isAvailable: (offerCode) =>
      !rentedOut.has(offerCode) && MAGIC_CARS.get(codes.read(offerCode)?.modelId ?? '') !== 'soldOut',
    termsNow({ rental, model }) {
      const searched = priceOffer(rental, model, chance).price;
      const isDearer = MAGIC_CARS.get(model.id) === 'dearer';
      const price = isDearer ? { ...searched, net: Math.round(searched.net * DEARER) } : searched;
      return { price, conditions: conditionsOf(rental, model, price) };
    },
    rentOut: (offerCode) => void rentedOut.add(offerCode),
  };

  function offer(rental: Rental, model: Model): Offer {
    const { vendor, pickUpOffice, dropOffOffice } = rental;
    const { includes } = vendor.terms;
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
      pickUpOffice: officeOf(rental, pickUpOffice, { at: rental.from, chance }),
      dropOffOffice: officeOf(rental, dropOffOffice, { at: rental.to, chance }),
      vehicle: {
        brand: model.brand,
        model: model.model,
        sippCode: model.sippCode,
        groupName: groupNameOf(model),
        segment: model.segment,
        fuel: model.fuel,
        transmission: model.transmission,
        seatCount: model.seatCount,
        doorCount: model.doorCount,
        baggageCount: model.baggageCount,
        imageUrl: `${publicUrl()}/images/${model.picture}.svg`,
      },
      fuelPolicy: fuelPolicyOf(vendor, model),
      price,
      campaign,
      conditions: conditionsOf(rental, model, price),
      coverages: {
        collision: true,
        theft: true,
        thirdParty: true,
        glassTyreHeadlight: includes.glassTyreHeadlight,
        personalAccident: includes.personalAccident,
        roadsideAssistance: includes.roadside,
      },
      documents: {
        productInformationPdfUrl: `${documents}/product-information.pdf`,
        termsPdfUrl: `${documents}/terms.pdf`,
      },
    };
  }
}

/** Returns true if the rental meets the vendor's minimum notice and minimum duration. */
function isLongEnough({ terms }: Vendor, { from, to, now }: { from: Date; to: Date; now: Date }): boolean {
  const hours = (start: Date, end: Date) => (end.getTime() - start.getTime()) / HOUR_MILLISECONDS;
  return hours(now, from) >= terms.noticeHours && hours(from, to) >= terms.minRentalHours;
}

/** Returns true if the opening hours and borders allow both the pick-up and the drop-off. */
function isHandedOver({ vendor, pickUpOffice, dropOffOffice, from, to }: Rental): boolean {
  const { abroad } = vendor.terms;
  const ends = [presence(vendor, pickUpOffice, from), presence(vendor, dropOffOffice, to)];
  if (ends.includes('closed')) return false;
  const countries = [pickUpOffice.countryCode, dropOffOffice.countryCode];
  return (
    countries[0] === countries[1] ||
    vendor.isEverywhere === true ||
    countries.every((code) => abroad?.among.includes(code) ?? false)
  );
}

/** Returns the delivery distance to the point, or `undefined` if the vendor does not deliver there. */
function deliveryMetres({ vendor, pickUpOffice }: Rental, point: Point): number | undefined {
  const { delivery } = vendor.terms;
  if (!delivery?.serves(pickUpOffice) || pickUpOffice.kind === 'airport') return undefined;
  const metres = Math.round(distanceMetres(pickUpOffice.point, point));
  return metres > SAME_PLACE_METRES && metres <= delivery.radiusMetres ? metres : undefined;
}

function officeOf(
  rental: Rental,
  office: Office,
  { at, chance }: { at: Date; chance: Chance },
): Schemas['VendorOffice'] {
  const { vendor, deliveryMetres } = rental;
  const { delivery, airportDesk, cityDesk } = vendor.terms;
  const { isHub: _, ...place } = office;
  const desk = office.kind === 'airport' ? airportDesk : cityDesk;
  const deliveryType = delivery && deliveryMetres !== undefined ? delivery.type : desk;
  return {
    ...place,
    deliveryType,
    openingHours: openingHours(vendor, office, at),
    ...arrivingAt(rental, office, { deliveryType, chance }),
  };
}

/** Returns the fuel policy. An electric car has no tank that could be returned empty. */
function fuelPolicyOf({ fuelPolicy }: Vendor, { fuel }: Model): Offer['fuelPolicy'] {
  return fuel === 'electric' && fuelPolicy === 'fullToEmpty' ? 'sameToSame' : fuelPolicy;
}

function supplierOf(vendor: Vendor, model: Model, office: Office): Offer['supplier'] {
  const { subsupplier } = vendor;
  const { code, name } = subsupplier?.handsOver(model, office) ? subsupplier : vendor;
  return { code, name };
}
