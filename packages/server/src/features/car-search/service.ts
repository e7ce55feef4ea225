import type { CallResult } from '../../ports/call-result.ts';
import type { Now } from '../../ports/clock.ts';
import type { ExchangeRates } from '../../ports/exchange-rates.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { ListVendorExtras, SearchVendor, VendorSearch } from '../../ports/vendors.ts';
import type { Caller } from '../../shared/caller.ts';
import { readCommission } from '../../shared/commission.ts';
import { fail } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import type { Currency } from '../../shared/money.ts';
import { addSeconds, formatDateTime } from '../../shared/time.ts';
import { integrationCode, NONCE_BYTES } from './rules.integration-code.ts';
import { findCars, OFFICE_RADIUS_METRES, toKeptOffer, type VendorAnswer } from './rules.offers.ts';
import { toExtraOffer } from './rules.pricing.ts';
import { ageInYears, findCampaign, readRentalPeriod } from './rules.ts';
import type { CarSearchStore, FoundOffer, OfferKey } from './store.ts';
import type { Campaign, CarSearch, CarSearchRequest, ExtraOffer, Supplier } from './types.ts';

export type CarSearchDeps = {
  readonly store: CarSearchStore;
  readonly searchVendor: SearchVendor;
  readonly listVendorExtras: ListVendorExtras;
  readonly suppliers: readonly Supplier[];
  readonly campaigns: readonly Campaign[];
  readonly exchangeRates: ExchangeRates;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  readonly integrationSecret: string;
  /** How long a search can be ordered from. */
  readonly ttlSeconds: number;
};

const CODE_BYTES = 16;

export function createCarSearchService(deps: CarSearchDeps) {
  const { store, searchVendor, listVendorExtras, now, randomBytes } = deps;
  const suppliers = new Map(deps.suppliers.map((supplier) => [supplier.code, supplier]));
  const vendors = deps.suppliers.filter(({ parentID }) => parentID === null);

  async function searchCars(
    { caller, currency, request }: { caller: Caller; currency: Currency; request: CarSearchRequest },
    signal: AbortSignal,
  ): Promise<CarSearch> {
    const searchedAt = now();
    const period = readRentalPeriod(request, searchedAt);
    const commission = readCommission(request.commission, currency);
    const campaign = findCampaign(request.campaignCode, deps.campaigns);
    const fullCredit = request.fullCredit ?? false;
    if (fullCredit && !caller.permissions.mayUseFullCredit) fail('carSearch.fullCreditNotAllowed');

    const pickUp = { point: request.checkInLocation, dateTime: formatDateTime(period.pickUpAt) };
    const dropOff = { point: request.checkOutLocation, dateTime: formatDateTime(period.dropOffAt) };
    const ageYears = ageInYears(request.age);
    const answers = await askVendors(
      {
        pickUp,
        dropOff,
        driverAge: ageYears,
        residenceCountry: request.country,
        radiusMetres: OFFICE_RADIUS_METRES,
        ...(campaign && { campaignCode: campaign.code }),
      },
      { agencyId: caller.agencyId, signal },
    );
    if (answers.length === 0) fail('carSearch.noVendorAnswered');

    const rates = deps.exchangeRates();
    const search: CarSearch = {
      searchID: newId('', randomBytes),
      agencyId: caller.agencyId,
      expiresAt: addSeconds(searchedAt, deps.ttlSeconds),
      currency,
      rates,
      commission,
      rentalDays: period.days,
      checkInDateTime: pickUp.dateTime,
      checkOutDateTime: dropOff.dateTime,
      offers: findCars(answers, {
        pickUp: pickUp.point,
        dropOff: dropOff.point,
        ageYears,
        fullCredit,
        currency,
        rates,
        commission,
        campaign,
        suppliers,
      }),
    };
    if (search.offers.length > 0) await store.save({ ...search, offers: search.offers.map(toKeptOffer) });
    return search;
  }

  /** All at once; a vendor that gives no usable answer is left out. */
  async function askVendors(
    question: VendorSearch,
    { agencyId, signal }: { agencyId: number; signal: AbortSignal },
  ): Promise<VendorAnswer[]> {
    const asked = await Promise.all(vendors.map(({ code }) => searchVendor(code, question, signal)));
    const nonce = randomBytes(NONCE_BYTES);
    return asked.flatMap((outcome, index) => {
      if (!outcome.answered) return [];
      const vendor = vendors[index]!;
      return {
        vendor,
        integrationCode: integrationCode({ vendorId: vendor.id, agencyId, nonce }, deps.integrationSecret),
        offers: withCodes(outcome.answer),
      };
    });
  }

  /** One draw of randomness for all of a vendor's offers. */
  function withCodes<Said>(offers: readonly Said[]): { code: string; said: Said }[] {
    const bytes = Buffer.from(randomBytes(CODE_BYTES * offers.length));
    return offers.map((said, index) => ({
      code: bytes.toString('base64url', CODE_BYTES * index, CODE_BYTES * (index + 1)),
      said,
    }));
  }

  async function listExtraProducts(key: OfferKey, signal: AbortSignal): Promise<readonly ExtraOffer[]> {
    const asked = await extrasOf(key, signal);
    if (!asked.answered) return fail('carSearch.noVendorAnswered');
    return asked.answer ?? fail('carSearch.offerNotFound');
  }

  /**
   * CallResult of the vendor once; from then on the search remembers the amounts that the agency was told.
   * `undefined` once the search is over, for another agency, or when the vendor no longer knows the offer.
   */
  async function extrasOf(key: OfferKey, signal: AbortSignal): Promise<CallResult<readonly ExtraOffer[] | undefined>> {
    const found = await offerOf(key);
    if (!found || found.extras) return { answered: true, answer: found?.extras };
    const { search, offer } = found;
    const asked = await listVendorExtras(offer.vendor.code, offer.offerCode, signal);
    if (!asked.answered) return asked;
    if (!asked.answer) return { answered: true, answer: undefined };
    const priced = asked.answer.flatMap((extra) => toExtraOffer(extra, search) ?? []);
    return { answered: true, answer: await store.keepExtras(key, priced) };
  }

  /** What an order needs: the car as the agency saw it; `undefined` once the search is over, or for another agency. */
  function offerOf(key: OfferKey): Promise<FoundOffer | undefined> {
    return store.find(key, now());
  }

  return { searchCars, listExtraProducts, extrasOf, offerOf, deleteExpired: () => store.deleteExpired(now()) };
}

export type CarSearchService = ReturnType<typeof createCarSearchService>;
