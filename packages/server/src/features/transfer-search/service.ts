import type { Now } from '../../ports/clock.ts';
import type { ExchangeRates } from '../../ports/exchange-rates.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { OfferKey, Searches } from '../../ports/searches.ts';
import type { OrderableTransfer } from '../../ports/transfer-products.ts';
import type { SearchTransferSupplier, TransferSearch } from '../../ports/transfer-suppliers.ts';
import type { Caller } from '../../shared/caller.ts';
import { readCommission } from '../../shared/commission.ts';
import { type FailOf, failOf } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import type { Currency } from '../../shared/money.ts';
import { addSeconds, formatDateTime, parseDateTime } from '../../shared/time.ts';
import { failOfferNotFound } from '../../shared/transfer-offers.ts';
import { assertCommissionFits, findTransfers, type SupplierAnswer } from './rules.offers.ts';
import { readTimes } from './rules.ts';
import type {
  KeptTransferSearch,
  TransferPoint,
  TransferProduct,
  TransferSearchRequest,
  TransferSupplier,
} from './types.ts';

const fail: FailOf<'searchTransfers'> = failOf();

export type TransferSearchDeps = {
  readonly searches: Searches<KeptTransferSearch>;
  readonly searchSupplier: SearchTransferSupplier;
  readonly suppliers: readonly TransferSupplier[];
  readonly exchangeRates: ExchangeRates;
  /** The IANA time zone of a place, such as Europe/Istanbul. */
  readonly timeZoneAt: (point: TransferPoint) => string;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  /** How long an offer can be ordered. */
  readonly ttlSeconds: number;
};

export type SearchCommand = {
  readonly caller: Caller;
  readonly currency: Currency;
  readonly request: TransferSearchRequest;
  readonly signal: AbortSignal;
};

export async function searchTransfers(
  { caller, currency, request, signal }: SearchCommand,
  deps: TransferSearchDeps,
): Promise<{ searchId: string; products: readonly TransferProduct[] }> {
  const searchedAt = deps.now();
  const { type, pickup, dropoff, passengerCount } = request;
  const { pickupAt, returnPickupAt } = readTimes(request, searchedAt);
  const commission = readCommission(request.commission, currency);

  const times = {
    pickupTime: formatDateTime(pickupAt),
    returnPickupTime: returnPickupAt && formatDateTime(returnPickupAt),
  };
  const question = { pickup: positionOf(pickup), dropoff: positionOf(dropoff), ...times, passengerCount };
  const answers = await askSuppliers({ question, signal }, deps);
  if (answers.length === 0) fail('transferSearch.noSupplierAnswered');

  const search = {
    appointment: { pickup, dropoff, ...times, passengerCount },
    pickupAt: pickupAt.instant,
    timeZone: deps.timeZoneAt(pickup),
    now: searchedAt,
    currency,
    rates: deps.exchangeRates(),
    commission,
  };
  const offers = findTransfers(answers, search);
  if (offers.length === 0) assertCommissionFits(answers, search);
  const searchId = newId('', deps.randomBytes);
  const key = { searchId, agencyId: caller.agencyId, expiresAt: addSeconds(searchedAt, deps.ttlSeconds) };
  if (offers.length > 0) await deps.searches.save(key, { type, offers });
  return { searchId, products: offers.map(({ product }) => product) };
}

export async function getTransfer(key: OfferKey, deps: TransferSearchDeps): Promise<TransferProduct> {
  const offer = await offerOf(key, deps);
  return offer ? offer.product : failOfferNotFound();
}

/** The transfer as the agency saw it; `undefined` once the search is over, the driver has left, or for another agency. */
export async function offerOf(
  key: OfferKey,
  { searches, now }: TransferSearchDeps,
): Promise<OrderableTransfer | undefined> {
  const search = await searches.find(key, now());
  const offer = search?.offers.find(({ product }) => product.code === key.code);
  if (!search || !offer) return undefined;
  const { pickupTime, returnPickupTime = pickupTime, passengerCount } = offer.product.appointment;
  const [pickupAt, lastPickupAt] = [pickupTime, returnPickupTime].map((time) => parseDateTime(time)!.instant);
  return pickupAt! > now()
    ? { ...offer, pickupAt: pickupAt!, lastPickupAt: lastPickupAt!, passengerCount, type: search.type }
    : undefined;
}

/** All at once; a supplier that gives no usable answer is left out. */
async function askSuppliers(
  { question, signal }: { question: TransferSearch; signal: AbortSignal },
  { suppliers, searchSupplier, randomBytes }: TransferSearchDeps,
): Promise<SupplierAnswer[]> {
  const asked = await Promise.all(suppliers.map(({ code }) => searchSupplier(code, question, signal)));
  return asked.flatMap((outcome, index) => {
    if (!outcome.answered) return [];
    const offers = outcome.answer.map((said) => ({ code: newId('', randomBytes), said }));
    return { supplierCode: suppliers[index]!.code, offers };
  });
}

/** Suppliers are not told what a place is called. */
function positionOf({ lat, lon }: TransferPoint) {
  return { lat, lon };
}
