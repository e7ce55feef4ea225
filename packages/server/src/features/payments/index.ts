import type { BankReturn } from '../../ports/paying.ts';
import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import type { PaymentPage } from '../../ports/payment-page.ts';
import type { Signing } from '../../shared/signing.ts';
import { createCardVelocity } from './card-velocity.ts';
import { createPaymentsHandlers } from './handlers.ts';
import { readFinishToken, returnsOverBefore } from './rules.finish.ts';
import { isReturnSeal, returnSeal } from './rules.return-seal.ts';
import { createPaymentLinks } from './service.links.ts';
import { listInstallments, type PageDeps, readPageSession, startPayment } from './service.page.ts';
import { expireSessions } from './service.sessions.ts';
import { stagingCallbackOrigins, stagingCards } from './staging.ts';
import type { CardTryStore } from './store.sql.ts';

type PaymentsRoomDeps = Omit<PageDeps, 'callbackAddress' | 'finishAddress' | 'velocity'> & {
  /** This service's public URL for browsers, including the base path. */
  readonly publicUrl: string;
  readonly returnAddresses: Signing;
  readonly cardTries: CardTryStore;
  readonly cardSigning: Signing;
  /** Deletes the 3D Secure challenges of payments that have not changed since the given time. */
  readonly dropChallenges: (unchangedSince: Date) => Promise<void>;
  readonly findReturned: (callback: BankReturn) => Promise<PaymentAttempt | undefined>;
};

type Address = {
  readonly operation: { readonly id: string };
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};
type BrowserCall = Address & { readonly body: unknown };

export function createPaymentsRoom({
  publicUrl,
  returnAddresses,
  cardTries,
  cardSigning,
  dropChallenges,
  ...deps
}: PaymentsRoomDeps) {
  const velocity = createCardVelocity({
    store: cardTries,
    signing: cardSigning,
    exempt: deps.environment === 'staging' ? stagingCards : new Set(),
    stageOf: deps.stageOf,
    report: deps.report,
    now: deps.now,
  });
  const all: PageDeps = {
    ...deps,
    velocity,
    callbackAddress: (orderId) =>
      `${publicUrl}/payment/3ds-callback/${orderId}?seal=${returnSeal(orderId, returnAddresses)}`,
    finishAddress: (orderId) => `${publicUrl}/payment/3ds-finish/${orderId}`,
  };
  const page: PaymentPage = {
    readPageSession: (secret) => readPageSession(secret, all),
    listInstallments: (request) => listInstallments(request, all),
    startPayment: (request) => startPayment(request, all),
  };
  return {
    handlers: createPaymentsHandlers(all),
    page,
    links: (fail: Parameters<typeof createPaymentLinks>[1]) => createPaymentLinks(all, fail),
    /** Expires overdue sessions, and deletes the return URLs of sessions that ended more than a day ago. */
    async expireSessions(): Promise<void> {
      await expireSessions(all);
      await deps.sessions.dropReturnUrls(returnsOverBefore(deps.now()));
    },
    sessionFigures: () => deps.sessions.unfinished(deps.now()),
    origins: {
      of: deps.origins.originsOf,
      register: deps.origins.register,
      withdraw: deps.origins.withdraw,
    },
    deleteExpiredCardTries: velocity.deleteExpired,
    dropChallenges: () => dropChallenges(returnsOverBefore(deps.now())),
    /** Returns whether this service created the URL. Uses neither the request body nor the database. */
    isExpectedReturn({ operation: { id }, path, query }: Address): boolean {
      if (id === 'receive3dsCallback') {
        return isReturnSeal(query.get('seal') ?? '', path.orderID ?? '', returnAddresses);
      }
      return id === 'finish3ds' && readFinishToken(query.get('token') ?? '', deps.finishTokens) !== undefined;
    },
    /**
     * Returns whether a request belongs to a payment and is therefore exempt from the rate limit for unknown browsers.
     * `parameters` contains the path, query and form parameters.
     */
    async isGenuineReturn({ operation: { id }, path, query, body }: BrowserCall): Promise<boolean> {
      const orderId = path.orderID ?? '';
      if (id === 'receive3dsCallback') {
        const { paymentId, transactionId } = (body ?? {}) as Record<string, unknown>;
        if (typeof paymentId !== 'string' || typeof transactionId !== 'string') return false;
        return (await deps.findReturned({ kind: 'car', orderId, attemptId: paymentId, transactionId })) !== undefined;
      }
      const token = query.get('token') ?? '';
      return id === 'finish3ds' && readFinishToken(token, deps.finishTokens) !== undefined;
    },
    async addStagingOrigins(): Promise<void> {
      for (const [agencyName, origin] of Object.entries(stagingCallbackOrigins)) {
        await deps.origins.add(agencyName, origin);
      }
    },
  };
}
