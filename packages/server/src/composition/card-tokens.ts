import { StartupError } from '../shared/startup-error.ts';
import type { ExternalSystems } from './connect.ts';
import type { Given } from './given.ts';

/** Throws a StartupError if a payment page is configured but the processor offers no card tokens. */
export async function assertCardTokens({ processor }: ExternalSystems, { config, log }: Given): Promise<void> {
  if (!config.paymentPage) return;
  const offered = await processor.offersCardTokens();
  if (offered.answered ? !offered.answer : offered.reason === 'refused') {
    throw new StartupError('PAY_PUBLIC_URL: the payment page requires a processor that offers card tokens.');
  }
  if (!offered.answered) log.warn('processor did not respond: its card tokens could not be checked');
}
