import type { CallResult } from '../../ports/call-result.ts';
import type { Now } from '../../ports/clock.ts';
import type { ConversionFor } from '../../ports/exchange-rates.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { OfferKey, Searches } from '../../ports/searches.ts';
import type { CheckOffer, ListVendorExtras, Point, SearchVendor, VendorSearch } from '../../ports/vendors.ts';
import type { Caller } from '../../shared/caller.ts';
import { readCommission } from '../../shared/commission.ts';
import { type FailOf, failOf } from '../../shared/fail.ts';
import { failField } from '../../shared/fail-field.ts';
import { newId } from '../../shared/ids.ts';
import type { Named } from '../../shared/language.ts';
import type { Currency } from '../../shared/money.ts';
import type { KeptOffice } from '../../shared/office.ts';
import type { Signing } from '../../shared/signing.ts';
import { addSeconds, formatDateTime, inTimeZone } from '../../shared/time.ts';
import { integrationCode, NONCE_BYTES } from './rules.integration-code.ts';
import { findCars, lacksRates, OFFICE_RADIUS_METRES, toKeptOffers, type VendorAnswer } from './rules.offers.ts';
import { toExtraOffer } from './rules.pricing.ts';
import { ageInYears, readRentalPeriod } from './rules.ts';
import type { ExtrasStore } from './store.ts';
import type { Campaign, CarSearch, CarSearchRequest, ExtraOffer, FoundOffer, KeptSearch, Supplier } from './types.ts';

const failSearch: FailOf<'searchCars'> = failOf();
const failExtras: FailOf<'listExtraProducts'> = failOf();

export type CarSearchDeps = {
  readonly searches: Searches<KeptSearch>;
  readonly extras: ExtrasStore;
  readonly searchVendor: SearchVendor;
  readonly listVendorExtras: ListVendorExtras;
  readonly checkOffer: CheckOffer;
  readonly suppliers: readonly Supplier[];
  /** A campaign that agencies may ask for now. */
  readonly campaignOf: (code: string) => Promise<Campaign | undefined>;
  /** The published types of extra products, by code. */
  readonly extraNames: ReadonlyMap<string, Named>;
  readonly conversionFor: ConversionFor;
  /** The IANA name of the time zone at a point. */
  readonly timeZoneAt: (point: Point) => string;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  readonly integrationCodes: Signing;
  /** How long a search can be ordered from. */
  readonly ttlSeconds: number;
};

export type SearchCommand = {
  readonly caller: Caller;
  readonly currency: Currency;
  readonly request: CarSearchRequest;
  readonly signal: AbortSignal;
};

/** An offer, and the signal of the call that asks for it. */
export type OfferQuery = OfferKey & { readonly signal: AbortSignal };

const CODE_BYTES = 16;

export async function searchCars(command: SearchCommand, deps: CarSearchDeps): Promise<CarSearch> {
  const { caller, currency, request, signal } = command;
  const searchedAt = deps.now();
  const period = readRentalPeriod(request, searchedAt);
  const commission = readCommission(request.commission, currency);
  const campaign = await findCampaign(request.campaignCode, deps);
  const { fullCredit } = request;
  if (fullCredit && !caller.permissions.mayUseFullCredit) failSearch('carSearch.fullCreditNotAllowed');

  const pickUp = { point: request.checkInLocation, dateTime: formatDateTime(period.pickUpAt) };
  const dropOff = { point: request.checkOutLocation, dateTime: formatDateTime(period.dropOffAt) };
  const driverAge = ageInYears(request.age);
  const question = {
    pickUp,
    dropOff,
    driverAge,
    residenceCountry: request.country,
    radiusMetres: OFFICE_RADIUS_METRES,
    campaignCode: campaign?.code,
  };
  const { agencyId } = caller;
  const [answers, { worth, pinned }] = await Promise.all([
    askVendors({ question, agencyId, signal }, deps),
    deps.conversionFor({ agencyId, currency }),
  ]);
  const asked = { currency, rates: worth, pinned, commission };
  const offers = findCars(answers, {
    ...asked,
    pickUp: pickUp.point,
    dropOff: dropOff.point,
    offsetMinutes: period.pickUpAt.offsetMinutes,
    ageYears: driverAge,
    fullCredit,
    campaign,
    suppliers: new Map(deps.suppliers.map((supplier) => [supplier.code, supplier])),
  });
  const isUnanswered = answers.length === 0 || (offers.length === 0 && lacksRates(answers, worth));
  if (isUnanswered) failSearch('carSearch.noVendorAnswered');

  const search: CarSearch = {
    searchID: newId('', deps.randomBytes),
    ...asked,
    rentalDays: period.days,
    driverAge,
    pickUpDay: formatDateTime(inTimeZone(period.pickUpAt.instant, deps.timeZoneAt(pickUp.point))).slice(0, 10),
    checkInDateTime: pickUp.dateTime,
    checkOutDateTime: dropOff.dateTime,
    offers,
  };
  await keepSearch({ ...search, agencyId, searchedAt }, deps);
  return search;
}

/** @throws request.invalid when there is no campaign with this code */
async function findCampaign(code: string | undefined, { campaignOf }: CarSearchDeps): Promise<Campaign | undefined> {
  if (code === undefined) return undefined;
  return (await campaignOf(code)) ?? failField('campaignCode', 'is not the code of a campaign');
}

async function keepSearch(
  { searchID, agencyId, searchedAt, ...search }: CarSearch & { agencyId: number; searchedAt: Date },
  { searches, ttlSeconds }: CarSearchDeps,
): Promise<void> {
  if (search.offers.length === 0) return;
  const key = { searchId: searchID, agencyId, expiresAt: addSeconds(searchedAt, ttlSeconds) };
  await searches.save(key, { ...search, ...toKeptOffers(search.offers) });
}

/** All at once; a vendor that gives no usable answer is left out. */
async function askVendors(
  { question, agencyId, signal }: { question: VendorSearch; agencyId: number; signal: AbortSignal },
  { suppliers, searchVendor, randomBytes, integrationCodes }: CarSearchDeps,
): Promise<VendorAnswer[]> {
  const vendors = suppliers.filter(({ parentID }) => parentID === null);
  const asked = await Promise.all(vendors.map(({ code }) => searchVendor(code, question, signal)));
  const nonce = randomBytes(NONCE_BYTES);
  return asked.flatMap((outcome, index) => {
    if (!outcome.answered) return [];
    const vendor = vendors[index]!;
    return {
      vendor,
      integrationCode: integrationCode({ vendorId: vendor.id, agencyId, nonce }, integrationCodes),
      offers: withCodes(outcome.answer, randomBytes),
    };
  });
}

/** One draw of randomness for all of a vendor's offers. */
function withCodes<Said>(offers: readonly Said[], randomBytes: RandomBytes): { code: string; said: Said }[] {
  const bytes = Buffer.from(randomBytes(CODE_BYTES * offers.length));
  return offers.map((said, index) => ({
    code: bytes.toString('base64url', CODE_BYTES * index, CODE_BYTES * (index + 1)),
    said,
  }));
}

export async function listExtraProducts(query: OfferQuery, deps: CarSearchDeps): Promise<readonly ExtraOffer[]> {
  const asked = await extrasOf(query, deps);
  if (!asked.answered) return failExtras('carSearch.noVendorAnswered');
  return asked.answer ?? failExtras('carSearch.offerNotFound');
}

/**
 * The vendor is asked once; the amounts that the agency was told are stored with the search.
 * `undefined` once the search is over, for another agency, or when the vendor no longer knows the offer.
 */
export async function extrasOf(
  { signal, ...key }: OfferQuery,
  deps: CarSearchDeps,
): Promise<CallResult<readonly ExtraOffer[] | undefined>> {
  const { extras, listVendorExtras } = deps;
  const found = await offerOf(key, deps);
  if (!found) return { answered: true, answer: undefined };
  const known = await extras.find(key);
  if (known) return { answered: true, answer: known };
  const { search, offer } = found;
  const asked = await listVendorExtras(offer.vendor.code, offer.offerCode, signal);
  if (!asked.answered) return asked;
  if (!asked.answer) return { answered: true, answer: undefined };
  const priced = asked.answer.flatMap((extra) => toExtraOffer(extra, search, deps.extraNames) ?? []);
  return { answered: true, answer: await extras.keep(key, priced) };
}

/** The car as the agency saw it; `undefined` once the search is over, or for another agency. */
export async function offerOf(key: OfferKey, { searches, now }: CarSearchDeps): Promise<FoundOffer | undefined> {
  const search = await searches.find(key, now());
  const offer = search?.offers.find(({ code }) => code === key.code);
  // A search of the release before says nothing of what a cancellation costs; it is over.
  if (!search || !offer?.cancellation) return undefined;
  const [pickUpOffice, dropOffOffice] = offer.offices.map((place) => search.offices[place]!) as [
    KeptOffice,
    KeptOffice,
  ];
  return { search, offer: { ...offer, pickUpOffice, dropOffOffice } };
}
