import type { Now } from '../../ports/clock.ts';
import type { PaymentStage } from '../../ports/orders.ts';
import type { PaymentCard } from '../../ports/payment-processor.ts';
import { CardNumber } from '../../shared/card-number.ts';
import { toKeyedFingerprint } from '../../shared/fingerprint.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import type { Signing } from '../../shared/signing.ts';
import { addSeconds } from '../../shared/time.ts';
import { DECLINES_PER_HOUR, type Halt, VELOCITY_WINDOW_SECONDS, whyHalted } from './rules.velocity.ts';
import type { CardTryStore } from './store.sql.ts';

type VelocityDeps = {
  readonly store: CardTryStore;
  /** Signing key for card fingerprints. Without the key, a fingerprint reveals nothing about the card number. */
  readonly signing: Signing;
  /** Test cards, which are exempt from the limits. */
  readonly exempt: ReadonlySet<string>;
  readonly stageOf: (orderId: string) => Promise<PaymentStage>;
  readonly report: ReportSecurity;
  readonly now: Now;
};

type Tried = { readonly orderId: string; readonly agencyId: number; readonly card: PaymentCard };

export type CardVelocity = ReturnType<typeof createCardVelocity>;

/** Prevents card testing: after too many declines, cards are temporarily blocked without a call to the bank. */
export function createCardVelocity({ store, signing, exempt, stageOf, report, now }: VelocityDeps) {
  const tryOf = ({ agencyId, card }: Tried) => ({
    agencyId,
    card: signing.sign(toKeyedFingerprint('token' in card ? card.fingerprint : card.number.reveal())),
    bin: digitsOf(card).firstSix,
  });
  const exemptDigits = new Set([...exempt].map((number) => shownDigits(new CardNumber(number))));
  const isExempt = ({ card }: Tried) =>
    'token' in card ? exemptDigits.has(shownDigits(card)) : exempt.has(card.number.reveal());

  return {
    /** A call that joins a payment in progress is never blocked. */
    async haltOf(tried: Tried): Promise<Halt | undefined> {
      if (isExempt(tried)) return undefined;
      const at = now();
      const since = addSeconds(at, -VELOCITY_WINDOW_SECONDS);
      const halt = whyHalted(await store.recentOf(tryOf(tried), since, DECLINES_PER_HOUR), at);
      const stage = halt && (await stageOf(tried.orderId));
      if (stage !== 'none' && stage !== 'atBank') return undefined;
      report({ event: 'card.locked', reason: 'tooManyDeclines' });
      return halt;
    },
    async note(tried: Tried, attemptId: string): Promise<void> {
      if (!isExempt(tried)) await store.note(attemptId, tryOf(tried), now());
    },
    deleteExpired: () => store.deleteBefore(addSeconds(now(), -VELOCITY_WINDOW_SECONDS)),
  };
}

const digitsOf = (card: PaymentCard) => ('token' in card ? card : card.number);
const shownDigits = ({ firstSix, lastFour }: { readonly firstSix: string; readonly lastFour: string }) =>
  `${firstSix} ${lastFour}`;
