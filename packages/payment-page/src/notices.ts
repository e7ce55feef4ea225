import type { Problem } from './pages/checkout.ts';
import type { Language, Session } from './service.ts';
import { words } from './words/words.ts';

/**
 * Returns the message about the latest attempt, if it did not succeed. A newer service may return a reason that the
 * page does not know.
 */
export function problemOf({ payment }: Session, language: Language): Problem | undefined {
  const { declined, notCharged } = words[language];
  if (payment?.state === 'declined') return { notice: declined[payment.reason ?? 'refused'] ?? declined.refused };
  return payment?.state === 'notCharged' ? { notice: notCharged } : undefined;
}

/** Returns the message about a payment that the service did not start. */
export function noticeOf(error: string, { agencyName }: Session, say: (typeof words)[Language]): string {
  if (error === 'card.tooManyDeclines') return say.tooManyDeclines(agencyName);
  if (error === 'limit.exceeded') return say.busyLead;
  if (error === 'bin.notFound') return say.cardUnknown;
  if (error === 'card.notAccepted') return say.cardNotAccepted;
  return error === 'installments.notOffered' ? say.check : say.tryAgain;
}
