import type { CallResult } from '../../ports/call-result.ts';
import type { Now } from '../../ports/clock.ts';
import type { ConversionFor } from '../../ports/exchange-rates.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { OfferKey, Searches } from '../../ports/searches.ts';
import type { CheckOffer, ListVendorExtras, SearchVendor } from '../../ports/vendors.ts';
import type { Caller } from '../../shared/caller.ts';
import { readCommission } from '../../shared/commission.ts';
import type { FailWith } from '../../shared/fail.ts';
import { failField } from '../../shared/fail-field.ts';
import { newId } from '../../shared/ids.ts';
import type { Named } from '../../shared/language.ts';
import type { Currency } from '../../shared/money.ts';
import { nextTurn } from '../../shared/next-turn.ts';
import type { StoredOffice, TimeZoneAt } from '../../shared/office.ts';
import { rewriting } from '../../shared/rewriting.ts';
import { isUnanswered, type NoteOutcomes, outcomeOf } from '../../shared/search-outcomes.ts';
import { type IsNearAirport, missingOffsets, swappedPoints } from '../../shared/search-warnings.ts';
import type { Signing } from '../../shared/signing.ts';
import { addSeconds, formatDateTime, inTimeZone } from '../../shared/time.ts';
import { integrationCode, NONCE_BYTES } from './rules.integration-code.ts';
import { findCars, lacksRates, OFFICE_RADIUS_METRES, toStoredOffers, type VendorAnswer } from './rules.offers.ts';
import { toExtraOffer } from './rules.pricing.ts';
import { ageInYears, readRentalPeriod } from './rules.ts';
import type { Said, SearchResultCache } from './search-result-cache.ts';
import { askVendors } from './service.vendors.ts';
import type { ExtrasStore } from './store.sql.ts';
import type {
  Campaign,
  CarOffer,
  CarSearch,
  CarSearchRequest,
  ExtraOffer,
  FoundOffer,
  Showing,
  StoredSearch,
  Supplier,
} from './types.ts';

export type CarSearchDeps = {
  readonly searches: Searches<StoredSearch>;
  readonly showings: SearchResultCache;
  readonly extras: ExtrasStore;
  readonly searchVendor: SearchVendor;
  readonly listVendorExtras: ListVendorExtras;
  readonly checkOffer: CheckOffer;
  readonly suppliers: () => Promise<readonly Supplier[]>;
  /** Codes of the vendors that an operator has switched off. */
  readonly vendorsOff: () => Promise<ReadonlySet<string>>;
  readonly noteOutcomes: NoteOutcomes;
  readonly campaignOf: (code: string) => Promise<Campaign | undefined>;
  /** Published types of extra products, by code. */
  readonly extraNames: ReadonlyMap<string, Named>;
  readonly conversionFor: ConversionFor;
  readonly timeZoneAt: TimeZoneAt;
  readonly isNearAirport: IsNearAirport;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  readonly integrationCodes: Signing;
  /** Number of seconds during which a search's offers can be ordered. */
  readonly ttlSeconds: number;
};

type SearchCommand = {
  readonly caller: Caller;
  readonly currency: Currency;
  readonly request: CarSearchRequest;
  readonly signal: AbortSignal;
};

export type OfferQuery = OfferKey & { readonly signal: AbortSignal };

const CODE_BYTES = 16;

export async function searchCars(
  command: SearchCommand,
  deps: CarSearchDeps,
  fail: FailWith<'carSearch.fullCreditNotAllowed' | 'carSearch.noVendorAnswered'>,
): Promise<CarSearch> {
  const { caller, currency, request, signal } = command;
  const searchedAt = deps.now();
  const period = readRentalPeriod(request, searchedAt);
  const commission = readCommission(request.commission, currency);
  const campaign = await findCampaign(request.campaignCode, deps);
  const { fullCredit } = request;
  if (fullCredit && !caller.permissions.mayUseFullCredit) fail('carSearch.fullCreditNotAllowed');

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
  const suppliers = await deps.suppliers();
  const [said, { worth, pinned }] = await Promise.all([
    askVendors({ question, suppliers, signal }, deps),
    deps.conversionFor({ agencyId, currency }),
  ]);
  const asked = { currency, rates: worth, pinned, commission };
  const show = (): Showing => {
    const { offers, suitable } = findCars(withCodes(said, deps), {
      ...asked,
      pickUp: pickUp.point,
      dropOff: dropOff.point,
      offsetMinutes: period.pickUpAt.offsetMinutes,
      ageYears: driverAge,
      fullCredit,
      campaign,
      suppliers: new Map(suppliers.map((supplier) => [supplier.code, supplier])),
    });
    const kept = {
      ...asked,
      rentalDays: period.days,
      driverAge,
      pickUpDay: formatDateTime(inTimeZone(period.pickUpAt.instant, deps.timeZoneAt(pickUp.point))).slice(0, 10),
      checkInDateTime: pickUp.dateTime,
      checkOutDateTime: dropOff.dateTime,
      ...toStoredOffers(offers),
    };
    const outcomes = said.map((response) =>
      outcomeOf({
        party: response.vendor,
        silence: response.silence,
        suitable: suitable.get(response.vendor.id)!,
        lacksRates: lacksRates([response], worth),
      }),
    );
    return { offers, outcomes, kept, keptWith: rewriting(kept, codesOf(offers)) };
  };
  const basis = { agencyId, question, ...asked, fullCredit, campaign, suppliers };
  // Pricing and storing the offers each take milliseconds, so let other requests run in between.
  await nextTurn();
  const { showing, isAgain } = deps.showings.find(basis, said, show);
  if (!signal.aborted) deps.noteOutcomes(showing.outcomes);
  if (showing.offers.length === 0 && (isUnanswered(said, suppliers) || lacksRates(said, worth))) {
    fail('carSearch.noVendorAnswered');
  }

  const searchID = newId('', deps.randomBytes);
  const codes = isAgain ? newCodes(showing.offers.length, deps) : codesOf(showing.offers);
  const key = { searchId: searchID, agencyId, expiresAt: addSeconds(searchedAt, deps.ttlSeconds) };
  await nextTurn();
  if (codes.length > 0) await deps.searches.save(key, isAgain ? showing.keptWith(codes)! : showing.kept);
  const warnings = warningsOf(request, deps);
  return { searchID, showing, codes, integrationCodes: integrationCodesOf(said, agencyId, deps), warnings };
}

function warningsOf(
  { checkInDateTime, checkOutDateTime, checkInLocation, checkOutLocation }: CarSearchRequest,
  { isNearAirport }: Pick<CarSearchDeps, 'isNearAirport'>,
) {
  return [
    ...swappedPoints({ checkInLocation, checkOutLocation }, isNearAirport),
    ...missingOffsets({ checkInDateTime, checkOutDateTime }),
  ];
}

/** Throws `request.invalid` if no campaign has this code. */
async function findCampaign(code: string | undefined, { campaignOf }: CarSearchDeps): Promise<Campaign | undefined> {
  if (code === undefined) return undefined;
  return (await campaignOf(code)) ?? failField('campaignCode', 'is not the code of a campaign');
}

/** Creates new codes for each search, because the bureau requires separate consent for each code. */
function integrationCodesOf(
  said: readonly Said[],
  agencyId: number,
  { randomBytes, integrationCodes }: CarSearchDeps,
): ReadonlyMap<number, string> {
  const nonce = randomBytes(NONCE_BYTES);
  const codeOf = (vendorId: number) => integrationCode({ vendorId, agencyId, nonce }, integrationCodes);
  return new Map(said.map(({ vendor }) => [vendor.id, codeOf(vendor.id)]));
}

/** Creates random codes with a single call to the random number generator. */
function newCodes(count: number, { randomBytes }: Pick<CarSearchDeps, 'randomBytes'>): string[] {
  const bytes = Buffer.from(randomBytes(CODE_BYTES * count));
  const codeAt = (index: number) => bytes.toString('base64url', CODE_BYTES * index, CODE_BYTES * (index + 1));
  return Array.from({ length: count }, (_, index) => codeAt(index));
}

const codesOf = (offers: readonly CarOffer[]) => offers.map(({ code }) => code);

function withCodes(said: readonly Said[], deps: CarSearchDeps): VendorAnswer[] {
  const codes = newCodes(
    said.reduce((sum, { offers }) => sum + offers.length, 0),
    deps,
  );
  let next = 0;
  return said.map(({ vendor, offers }) => ({
    vendor,
    offers: offers.map((offer) => ({ code: codes[next++]!, said: offer })),
  }));
}

export async function listExtraProducts(
  query: OfferQuery,
  deps: CarSearchDeps,
  fail: FailWith<'carSearch.noVendorAnswered' | 'carSearch.offerNotFound'>,
): Promise<readonly ExtraOffer[]> {
  const asked = await extrasOf(query, deps);
  if (!asked.answered) return fail('carSearch.noVendorAnswered');
  return asked.answer ?? fail('carSearch.offerNotFound');
}

/**
 * Calls the vendor once, and stores the amounts shown to the agency with the search.
 * Returns `undefined` if the search has expired or belongs to another agency, or if the vendor no longer recognizes the
 * offer.
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

/** Returns the car as shown to the agency, or `undefined` if the search expired or belongs to another agency. */
export async function offerOf(key: OfferKey, { searches, now }: CarSearchDeps): Promise<FoundOffer | undefined> {
  const search = await searches.find(key, now());
  const offer = search?.offers.find(({ code }) => code === key.code);
  if (!search || !offer) return undefined;
  const [pickUpOffice, dropOffOffice] = offer.offices.map((place) => search.offices[place]!) as [
    StoredOffice,
    StoredOffice,
  ];
  return { search, offer: { ...offer, pickUpOffice, dropOffOffice } };
}
