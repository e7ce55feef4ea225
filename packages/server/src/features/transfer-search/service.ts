import type { Now } from '../../ports/clock.ts';
import type { ConversionFor } from '../../ports/exchange-rates.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { OfferKey, Searches } from '../../ports/searches.ts';
import type { OrderableTransfer } from '../../ports/transfer-products.ts';
import type { SearchTransferSupplier, TransferSearch } from '../../ports/transfer-suppliers.ts';
import type { Caller } from '../../shared/caller.ts';
import { readCommission } from '../../shared/commission.ts';
import type { FailWith } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import type { Untranslated } from '../../shared/language.ts';
import type { Currency } from '../../shared/money.ts';
import { isUnanswered, type NoteOutcomes, type PartyOutcome, silenceOf } from '../../shared/search-outcomes.ts';
import { type IsNearAirport, type SearchWarning, swappedPoints } from '../../shared/search-warnings.ts';
import { addSeconds, formatDateTime, parseDateTime } from '../../shared/time.ts';
import { failOfferNotFound, publicNeeds } from '../../shared/transfer-offers.ts';
import { assertCommissionFits, findTransfers, lacksRates, outcomesOf, type SupplierAnswer } from './rules.offers.ts';
import { assertPlaces } from './rules.places.ts';
import { readNeeds, readTimes } from './rules.ts';
import type {
  KnownPlace,
  StoredTransferSearch,
  TransferPoint,
  TransferProduct,
  TransferSearchRequest,
  TransferSupplier,
} from './types.ts';

export type TransferSearchDeps = {
  readonly searches: Searches<StoredTransferSearch>;
  readonly searchSupplier: SearchTransferSupplier;
  readonly suppliers: () => Promise<readonly TransferSupplier[]>;
  /** Codes of the suppliers that an operator has switched off. */
  readonly suppliersOff: () => Promise<ReadonlySet<string>>;
  readonly noteOutcomes: NoteOutcomes;
  readonly conversionFor: ConversionFor;
  /** Returns the IANA time zone of a place, such as Europe/Istanbul. */
  readonly timeZoneAt: (point: TransferPoint) => string;
  readonly placeOf: (placeId: string) => KnownPlace | undefined;
  readonly airportOf: (iataCode: string) => KnownPlace | undefined;
  readonly isNearAirport: IsNearAirport;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  /** Number of seconds during which an offer can be ordered. */
  readonly ttlSeconds: number;
};

type SearchCommand = {
  readonly caller: Caller;
  readonly currency: Currency;
  readonly request: TransferSearchRequest;
  readonly signal: AbortSignal;
};

type FoundTransfers = {
  readonly searchId: string;
  readonly products: readonly Untranslated<TransferProduct>[];
  readonly outcomes: readonly PartyOutcome[];
  readonly warnings?: SearchWarning[];
};

export async function searchTransfers(
  { caller, currency, request, signal }: SearchCommand,
  deps: TransferSearchDeps,
  fail: FailWith<'transferSearch.noSupplierAnswered'>,
): Promise<FoundTransfers> {
  const searchedAt = deps.now();
  const { type, pickup, dropoff, passengerCount, maxVehicles = 1 } = request;
  const moments = readTimes(request, searchedAt);
  const { extras, ...needs } = readNeeds(request);
  assertPlaces(request, deps);
  const commission = readCommission(request.commission, currency);

  const times = {
    pickupTime: formatDateTime(moments.pickupAt),
    returnPickupTime: moments.returnPickupAt && formatDateTime(moments.returnPickupAt),
  };
  const searchId = newId('', deps.randomBytes);
  // A trip between identical pick-up and drop-off points needs no transfer.
  if (pickup.lat === dropoff.lat && pickup.lon === dropoff.lon) return { searchId, products: [], outcomes: [] };
  const question = {
    pickup: positionOf(pickup),
    dropoff: positionOf(dropoff),
    ...times,
    passengerCount,
    ...publicNeeds({ ...needs, extras }),
    maxVehicles: maxVehicles > 1 ? maxVehicles : undefined,
  };
  const { agencyId } = caller;
  const suppliers = await deps.suppliers();
  const [answers, { worth: rates, pinned }] = await Promise.all([
    askSuppliers({ question, suppliers, signal }, deps),
    deps.conversionFor({ agencyId, currency }),
  ]);

  const search = {
    appointment: { pickup, dropoff, ...times, passengerCount, ...needs },
    times: moments,
    extras,
    maxVehicles,
    timeZones: { pickup: deps.timeZoneAt(pickup), dropoff: deps.timeZoneAt(dropoff) },
    now: searchedAt,
    currency,
    rates,
    pinned,
    commission,
  };
  const offers = findTransfers(answers, search);
  const outcomes = outcomesOf(answers, offers, rates);
  if (!signal.aborted) deps.noteOutcomes(outcomes);
  if (offers.length === 0 && (isUnanswered(answers, suppliers) || lacksRates(answers, rates))) {
    fail('transferSearch.noSupplierAnswered');
  }
  if (offers.length === 0) assertCommissionFits(answers, search);
  const key = { searchId, agencyId, expiresAt: addSeconds(searchedAt, deps.ttlSeconds) };
  if (offers.length > 0) await deps.searches.save(key, { type, offers });
  const warnings = swappedPoints({ pickup, dropoff }, deps.isNearAirport);
  return {
    searchId,
    products: offers.map(({ product }) => product),
    outcomes,
    ...(warnings.length > 0 && { warnings }),
  };
}

export async function getTransfer(
  key: OfferKey,
  deps: TransferSearchDeps,
  fail: FailWith<'transferSearch.offerNotFound'>,
): Promise<Untranslated<TransferProduct>> {
  const offer = await offerOf(key, deps);
  return offer ? offer.product : failOfferNotFound(fail);
}

/**
 * Returns the offer; `undefined` if the search has expired or belongs to another agency, or if the supplier's notice
 * period has begun.
 */
export async function offerOf(
  key: OfferKey,
  { searches, now }: TransferSearchDeps,
): Promise<OrderableTransfer | undefined> {
  const search = await searches.find(key, now());
  const offer = search?.offers.find(({ product }) => product.code === key.code);
  if (!search || !offer) return undefined;
  const { appointment, bookableUntil = appointment.pickupTime } = offer.product;
  const { pickupTime, returnPickupTime = pickupTime, passengerCount } = appointment;
  const instantOf = (moment: string) => parseDateTime(moment)!.instant;
  if (instantOf(bookableUntil) <= now()) return undefined;
  return {
    ...offer,
    type: search.type,
    passengerCount,
    pickupAt: instantOf(pickupTime),
    lastPickupAt: instantOf(returnPickupTime),
    bookableUntil: instantOf(bookableUntil),
  };
}

type SuppliersAsked = {
  readonly question: TransferSearch;
  readonly suppliers: readonly TransferSupplier[];
  readonly signal: AbortSignal;
};

/** Queries every supplier that is switched on. */
async function askSuppliers(
  { question, suppliers, signal }: SuppliersAsked,
  { searchSupplier, suppliersOff, randomBytes }: TransferSearchDeps,
): Promise<SupplierAnswer[]> {
  const off = await suppliersOff();
  const on = suppliers.filter(({ code }) => !off.has(code));
  const results = await Promise.all(on.map(({ code }) => searchSupplier(code, question, signal)));
  // Codes are generated in supplier order, regardless of which supplier responds first.
  return on.map((supplier, index): SupplierAnswer => {
    const asked = results[index]!;
    if (!asked.answered) return { supplier, offers: [], silence: silenceOf(asked.reason) };
    return { supplier, offers: asked.answer.map((said) => ({ code: newId('', randomBytes), said })) };
  });
}

/** Returns only the coordinates, because suppliers do not receive place names. */
function positionOf({ lat, lon }: TransferPoint) {
  return { lat, lon };
}
