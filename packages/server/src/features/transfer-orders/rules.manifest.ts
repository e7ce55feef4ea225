import type { FailWith } from '../../shared/fail.ts';
import { laterOf } from '../../shared/time.ts';
import { manifestDueAt } from '../../shared/transfer-manifest.ts';
import { failRule } from './rules.ts';
import type { Passenger, StoredTransferOrder, TransferProduct } from './types.ts';

const REPORTED = ['gender', 'nationality'] as const;

type Manifested = Pick<
  StoredTransferOrder,
  'passengers' | 'product' | 'pickUpAt' | 'passengersReportedAt' | 'createdAt'
>;

type Named = {
  readonly passengers: readonly Passenger[];
  readonly product: Pick<TransferProduct, 'bookableUntil' | 'appointment'>;
  readonly pickUpAt: Date;
};

/**
 * Throws `transferOrder.ruleViolated` if the deadline has passed and a traveller or field is missing. The error
 * identifies the first missing one.
 */
export function assertNamed(
  { passengers, product, pickUpAt }: Named,
  now: Date,
  fail: FailWith<'transferOrder.ruleViolated'>,
): void {
  const dueAt = manifestDueAt({ product, pickUpAt });
  if (now < dueAt) return;
  const until = dueAt.toISOString();
  const { passengerCount } = product.appointment;
  for (const [index, passenger] of passengers.entries()) {
    const missing = REPORTED.find((field) => passenger[field] === undefined);
    if (missing) failRule(`passengers[${index}].${missing}`, `is required for every passenger after ${until}`, fail);
  }
  if (passengers.length >= passengerCount) return;
  failRule(
    'passengers',
    `must name all ${passengerCount} passengers: they could be completed until ${until}`,
    fail,
    'must name all passengers after passengersDueAt',
  );
}

/** Returns `undefined` if the passengers' documents are not loaded or have been erased. */
export function manifestOf(order: Manifested) {
  const { passengers, product, passengersReportedAt: reportedAt } = order;
  const isKnown = passengers.some(({ primary, nationality }) => primary && nationality !== undefined);
  if (!isKnown) return undefined;
  const unsaid = passengers.flatMap((passenger, index) =>
    REPORTED.filter((field) => passenger[field] === undefined).map((field) => `passengers[${index}].${field}`),
  );
  const { passengerCount } = product.appointment;
  const unnamed = Array.from(
    { length: Math.max(0, passengerCount - passengers.length) },
    (_, index) => `passengers[${passengers.length + index}]`,
  );
  const missing = [...unsaid, ...unnamed];
  const status = missing.length > 0 ? ('incomplete' as const) : ('complete' as const);
  const dueAt = laterOf(manifestDueAt(order), order.createdAt);
  return { status: reportedAt ? ('reported' as const) : status, dueAt, reportedAt, missing };
}
