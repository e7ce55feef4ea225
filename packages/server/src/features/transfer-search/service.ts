import type { Now } from '../../ports/clock.ts';
import type { ExchangeRates } from '../../ports/exchange-rates.ts';
import type { RandomBytes } from '../../ports/random.ts';
import {
  type OrderableTransfer,
  offerNotFound,
  type TransferPoint,
  type TransferProduct,
} from '../../ports/transfer-products.ts';
import type { SearchTransferSupplier, TransferSearch } from '../../ports/transfer-suppliers.ts';
import type { Caller } from '../../shared/caller.ts';
import { readCommission } from '../../shared/commission.ts';
import { fail } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import type { Currency } from '../../shared/money.ts';
import { addSeconds, formatDateTime, parseDateTime } from '../../shared/time.ts';
import { findTransfers, type SupplierAnswer } from './rules.offers.ts';
import { readTimes } from './rules.ts';
import type { OfferKey, TransferSearchStore } from './store.ts';
import type { TransferSearchRequest, TransferSupplier } from './types.ts';

export type TransferSearchDeps = {
  readonly store: TransferSearchStore;
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

export function createTransferSearchService(deps: TransferSearchDeps) {
  const { store, searchSupplier, suppliers, now, randomBytes } = deps;

  async function searchTransfers(
    { caller, currency, request }: { caller: Caller; currency: Currency; request: TransferSearchRequest },
    signal: AbortSignal,
  ): Promise<{ searchId: string; products: readonly TransferProduct[] }> {
    const searchedAt = now();
    const { type, pickup, dropoff, passengerCount } = request;
    const { pickupAt, returnPickupAt } = readTimes(request, searchedAt);
    const commission = readCommission(request.commission, currency);

    const times = {
      pickupTime: formatDateTime(pickupAt),
      ...(returnPickupAt && { returnPickupTime: formatDateTime(returnPickupAt) }),
    };
    const answers = await askSuppliers(
      { pickup: positionOf(pickup), dropoff: positionOf(dropoff), ...times, passengerCount },
      signal,
    );
    if (answers.length === 0) fail('transferSearch.noSupplierAnswered');

    const offers = findTransfers(answers, {
      appointment: { pickup, dropoff, ...times, passengerCount },
      pickupAt: pickupAt.instant,
      timeZone: deps.timeZoneAt(pickup),
      now: searchedAt,
      currency,
      rates: deps.exchangeRates(),
      commission,
    });
    const searchId = newId('', randomBytes);
    const expiresAt = addSeconds(searchedAt, deps.ttlSeconds);
    if (offers.length > 0) await store.save({ searchId, agencyId: caller.agencyId, expiresAt, type, offers });
    return { searchId, products: offers.map(({ product }) => product) };
  }

  /** All at once; a supplier that gives no usable answer is left out. */
  async function askSuppliers(question: TransferSearch, signal: AbortSignal): Promise<SupplierAnswer[]> {
    const asked = await Promise.all(suppliers.map(({ code }) => searchSupplier(code, question, signal)));
    return asked.flatMap((outcome, index) => {
      if (!outcome.answered) return [];
      const offers = outcome.answer.map((said) => ({ code: newId('', randomBytes), said }));
      return { supplierCode: suppliers[index]!.code, offers };
    });
  }

  async function getTransfer(key: OfferKey): Promise<TransferProduct> {
    const found = await store.find(key, now());
    return found ? found.offer.product : offerNotFound();
  }

  /** What an order needs: the transfer as the agency saw it; `undefined` once its time is over, or for another agency. */
  async function offerOf(key: OfferKey): Promise<OrderableTransfer | undefined> {
    const found = await store.find(key, now());
    if (!found) return undefined;
    const { offer, search } = found;
    const { appointment, pricing } = offer.product;
    return {
      ...offer,
      pickupAt: parseDateTime(appointment.pickupTime)!.instant,
      passengerCount: appointment.passengerCount,
      type: search.type,
      total: pricing.paymentTotal,
    };
  }

  return { searchTransfers, getTransfer, offerOf, deleteExpired: () => store.deleteExpired(now()) };
}

/** What a place is called is for people. */
function positionOf({ lat, lon }: TransferPoint) {
  return { lat, lon };
}

export type TransferSearchService = ReturnType<typeof createTransferSearchService>;
