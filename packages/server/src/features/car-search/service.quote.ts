import type { CallResult } from '../../ports/call-result.ts';
import type { FailWith } from '../../shared/fail.ts';
import { quoteOf } from './rules.quote.ts';
import { type CarSearchDeps, type OfferQuery, offerOf } from './service.ts';
import type { CarQuote, QuotableCar } from './types.ts';

/** Returns a quote. The prices in the stored search stay unchanged. */
export async function quoteCar(
  { signal, ...key }: OfferQuery,
  deps: CarSearchDeps,
  fail: FailWith<'carSearch.offerNotFound' | 'carSearch.noVendorAnswered'>,
): Promise<{ readonly quotedAt: Date; readonly quote: CarQuote }> {
  const found = (await offerOf(key, deps)) ?? fail('carSearch.offerNotFound');
  const quotedAt = deps.now();
  const asked = await askAnew(found, signal, deps);
  return asked.answered ? { quotedAt, quote: asked.answer } : fail('carSearch.noVendorAnswered');
}

export async function askAnew(
  car: QuotableCar,
  signal: AbortSignal,
  { checkOffer }: Pick<CarSearchDeps, 'checkOffer'>,
): Promise<CallResult<CarQuote>> {
  const { vendor, offerCode } = car.offer;
  const asked = await checkOffer(vendor.code, offerCode, signal);
  return asked.answered ? { answered: true, answer: quoteOf(asked.answer, car) } : asked;
}
