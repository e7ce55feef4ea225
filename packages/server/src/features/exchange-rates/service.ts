import type { Now } from '../../ports/clock.ts';
import type { Conversion, FetchPublication, Publication } from '../../ports/exchange-rates.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Currency } from '../../shared/money.ts';
import { NEVER_ABORTED } from '../../shared/never-aborted.ts';
import { notAccepted } from '../../shared/not-accepted.ts';
import { hasJumped, isLate, isStale, problemOf, withStandings, worthIn } from './rules.ts';
import type { ExchangeRateStore } from './store.sql.ts';
import type { ListedRates, Margin, RatesTask } from './types.ts';

export type ExchangeRatesDeps = {
  readonly store: ExchangeRateStore;
  readonly fetchPublication: FetchPublication;
  readonly now: Now;
  /** Reports a publication that cannot be used, with the reason. */
  readonly refused: (publication: Pick<Publication, 'source' | 'asOf'>, problem: string) => void;
  readonly taskOpened: (task: RatesTask) => void;
};

const LISTED = 100;
const MAX_MARGIN_BASIS_POINTS = 2_000;

/** Stores the publication unless it is already stored. Returns whether the publication can be used. */
export async function fetchRates(deps: ExchangeRatesDeps): Promise<boolean> {
  const fetched = await deps.fetchPublication(NEVER_ABORTED);
  if (!fetched.answered) return false;
  const problem = problemOf(fetched.answer, deps.now());
  if (problem) deps.refused(fetched.answer, problem);
  else await keep(fetched.answer, deps);
  return !problem;
}

/**
 * Stores a publication. Holds rates for operator review if they differ too much from the rates in use. The first rates
 * are never held.
 */
export async function keep(publication: Publication, { store, now, taskOpened }: ExchangeRatesDeps): Promise<void> {
  const inUse = await store.inUse();
  const isHeld = inUse !== undefined && hasJumped(inUse, publication);
  const kept = await store.add(publication, { fetchedAt: now(), isHeld });
  if (kept?.isHeld) taskOpened(heldTask(kept));
}

/**
 * Returns the conversion. Stale rates are not used for conversion, but prices that are already in the requested
 * currency remain valid.
 */
export async function conversionFor(
  { agencyId, currency }: { readonly agencyId: number; readonly currency: Currency },
  { store, now }: ExchangeRatesDeps,
): Promise<Conversion> {
  const known = await store.inUseFor(agencyId);
  if (!known || isStale(known.rates, now())) return { worth: { [currency]: 1 }, pinned: undefined };
  const { id: rateId, asOf, source } = known.rates;
  return { worth: worthIn(currency, known.rates, known.marginBasisPoints), pinned: { rateId, asOf, source } };
}

/** Lists the latest hundred publications, newest first. */
export async function listRates({ store }: Pick<ExchangeRatesDeps, 'store'>): Promise<readonly ListedRates[]> {
  return withStandings(await store.list(LISTED));
}

export async function acceptRate(
  tx: Tx,
  { rateId, by }: { readonly rateId: number; readonly by: string },
  { store, now }: ExchangeRatesDeps,
): Promise<'accepted' | 'notHeld' | 'notFound'> {
  const rates = await store.find(tx, rateId);
  if (!rates) return 'notFound';
  if (!rates.isHeld) return 'notHeld';
  await store.accept(tx, rateId, { by, at: now() });
  return 'accepted';
}

/**
 * Sets the margin. Adds no row if the margin is unchanged. Throws NotAccepted unless the margin is a whole number from
 * 0 to 2000.
 */
export async function setMargin(
  tx: Tx,
  { agencyId, basisPoints, by }: Omit<Margin, 'at'>,
  { store, now }: ExchangeRatesDeps,
): Promise<{ readonly before: number } | 'notFound'> {
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > MAX_MARGIN_BASIS_POINTS) {
    notAccepted('basisPoints', `a whole number from 0 to ${MAX_MARGIN_BASIS_POINTS} is accepted`);
  }
  const before = await store.marginOf(agencyId, tx);
  if (before === basisPoints) return { before };
  return (await store.addMargin(tx, { agencyId, basisPoints, by, at: now() })) ? { before } : 'notFound';
}

/**
 * Lists tasks. A task is closed automatically once newer rates are in use or an operator has accepted the held rates.
 */
export async function listTasks(deps: ExchangeRatesDeps): Promise<readonly RatesTask[]> {
  const rates = await listRates(deps);
  const inUse = rates.find(({ standing }) => standing === 'inUse');
  const held = rates.filter(({ standing }) => standing === 'held').map(heldTask);
  if (!inUse || !isLate(inUse, deps.now())) return held;
  return [isStale(inUse, deps.now()) ? staleTask(inUse) : lateTask(inUse), ...held];
}

export async function countTasks(deps: ExchangeRatesDeps): Promise<Readonly<Record<RatesTask['kind'], number>>> {
  const counts = { ratesHeld: 0, ratesLate: 0, ratesStale: 0 };
  for (const { kind } of await listTasks(deps)) counts[kind] += 1;
  return counts;
}

export async function canConvert({ store, now }: ExchangeRatesDeps): Promise<boolean> {
  const inUse = await store.inUse();
  return inUse !== undefined && !isStale(inUse, now());
}

export async function ageSeconds({ store, now }: ExchangeRatesDeps): Promise<Readonly<Record<string, number>>> {
  const inUse = await store.inUse();
  return inUse ? { [inUse.source]: (now().getTime() - inUse.publishedAt.getTime()) / 1000 } : {};
}

const heldTask = ({ id, fetchedAt, source, asOf }: Omit<ListedRates, 'standing'>): RatesTask => ({
  kind: 'ratesHeld',
  rateId: id,
  openedAt: fetchedAt,
  reason: `${source} of ${asOf} is more than 10 % away from the rates in use`,
});

const lateTask = ({ publishedAt, source, asOf }: ListedRates) => ({
  kind: 'ratesLate' as const,
  openedAt: publishedAt,
  reason: `nothing newer than ${source} of ${asOf} has been published`,
});

const staleTask = (rates: ListedRates): RatesTask => ({
  ...lateTask(rates),
  kind: 'ratesStale',
  reason: `${lateTask(rates).reason}: prices in another currency are left out of searches`,
});
