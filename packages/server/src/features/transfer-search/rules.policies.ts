import type { TransferOffer } from '../../ports/transfer-suppliers.ts';
import { addSeconds, formatDateTime, inTimeZone } from '../../shared/time.ts';
import { TRANSFER_REFUNDS } from '../../shared/transfer-refunds.ts';
import type { TransferCancellationPolicy, TransferRule } from './types.ts';

const SECONDS_PER_HOUR = 3_600;

const POLICY_WORDS: Readonly<Record<TransferCancellationPolicy['type'], string>> = {
  freeCancel: 'Until then a cancellation gives back everything.',
  halfRefund: 'Until then a cancellation gives back half.',
};

/**
 * What a cancellation gives back until when, without the policies that are over already.
 * @param timeZone where the travellers are picked up: it decides how `until` is written
 */
export function policiesFor(
  pickupAt: Date,
  { timeZone, now }: { timeZone: string; now: Date },
): readonly TransferCancellationPolicy[] {
  return TRANSFER_REFUNDS.flatMap(({ policy, hoursBefore }) => {
    const until = addSeconds(pickupAt, -hoursBefore * SECONDS_PER_HOUR);
    if (until < now) return [];
    return {
      type: policy,
      until: formatDateTime(inTimeZone(until, timeZone)),
      description: POLICY_WORDS[policy],
    };
  });
}

export function rulesOf(
  { freeWaitingMinutes, hasSafeTripInvoice }: Pick<TransferOffer, 'freeWaitingMinutes' | 'hasSafeTripInvoice'>,
  policies: readonly TransferCancellationPolicy[],
): readonly TransferRule[] {
  const [free] = TRANSFER_REFUNDS;
  const rules: TransferRule[] = [];
  if (policies.some(({ type }) => type === free.policy)) {
    const description = `Cancellation is free until ${free.hoursBefore} hours before pick-up.`;
    rules.push({ type: 'freeCancellation', description });
  }
  if (freeWaitingMinutes > 0) {
    rules.push({ type: 'waitForFree', description: `The driver waits ${freeWaitingMinutes} minutes at no cost.` });
  }
  if (hasSafeTripInvoice) {
    rules.push({ type: 'safeTripWithInvoice', description: 'The trip is insured and comes with an invoice.' });
  }
  return rules;
}
