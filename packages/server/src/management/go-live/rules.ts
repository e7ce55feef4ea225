import type { GoLiveStep, Seen } from './store.sql.ts';

type Described = {
  /** The observed activity that completes the step. */
  readonly title: string;
  /** Instructions for completing the step on staging. */
  readonly how: string;
  /** True if the step applies only to agencies that sell or use the feature. */
  readonly isOptional?: true;
};

/** Go-live checklist in the usual order of completion, used by the documentation and the portal. */
export const goLiveSteps: Readonly<Record<GoLiveStep, Described>> = {
  carSearched: { title: 'A car search was run', how: 'Call `searchCars`.' },
  carOrdered: { title: 'A car was ordered', how: 'Order a Test Drive car with `createOrder`.' },
  paidByCard: { title: 'An order was paid by card', how: 'Pay for an order with `payOrder` and a test card.' },
  paidWith3ds: {
    title: 'An order was paid with 3D Secure',
    how: 'Pay with a card that requires 3D Secure, show the page, and enter the code.',
  },
  declineHandled: { title: 'A card was declined', how: 'Pay with a test card that is declined (402).' },
  outcomeUnknownHandled: {
    title: 'A payment with an unknown outcome was retried or read',
    how: 'Pay with the last name `Timeout`, then call `payOrder` again or `getOrder`.',
  },
  eligibilityAsked: { title: 'The refund was checked before cancelling', how: 'Call `checkCancelEligibility`.' },
  carCancelled: { title: 'An order was cancelled', how: 'Call `cancelOrder`.' },
  orderRepeated: {
    title: 'An order was retried with the same `Idempotency-Key`',
    how: 'Send the same `createOrder` twice. Both responses contain the same order.',
  },
  limitWaitedFor: {
    title: 'A call was retried after a 429',
    how: 'Exceed the limit of an operation, wait for `Retry-After`, and call it again.',
  },
  eventsUsed: { title: 'Events were received', how: 'Read `listEvents`, or receive events at a webhook endpoint.' },
  tokensRenewed: {
    title: 'Tokens were renewed without a new login',
    how: 'Call `refresh` instead of `login` when the access token expires.',
  },
  transferOrdered: {
    title: 'A transfer was ordered',
    how: 'Call `searchTransfers` and `createTransferOrder`.',
    isOptional: true,
  },
  transferCancelled: {
    title: 'A transfer was cancelled',
    how: 'Call `cancelTransferOrder`.',
    isOptional: true,
  },
};

export type CheckedStep = Described & { readonly step: GoLiveStep; readonly seenAt: Date | undefined };
export type GoLive = { readonly isComplete: boolean; readonly steps: readonly CheckedStep[] };

const all = Object.entries<Described>(goLiveSteps) as [GoLiveStep, Described][];

/** The checklist is complete when all mandatory steps are completed. */
export function checklistOf(seen: Seen): GoLive {
  const steps = all.map(([step, described]) => ({ ...described, step, seenAt: seen[step] }));
  return { isComplete: steps.every(({ seenAt, isOptional }) => seenAt !== undefined || isOptional), steps };
}
