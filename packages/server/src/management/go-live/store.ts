export type GoLiveStep =
  | 'carSearched'
  | 'carOrdered'
  | 'paidByCard'
  | 'paidWith3ds'
  | 'declineHandled'
  | 'outcomeUnknownHandled'
  | 'eligibilityAsked'
  | 'carCancelled'
  | 'orderRepeated'
  | 'limitWaitedFor'
  | 'eventsUsed'
  | 'tokensRenewed'
  | 'transferOrdered'
  | 'transferCancelled';

/** Time when each step was last completed. */
export type Seen = Readonly<Partial<Record<GoLiveStep, Date>>>;

export type GoLiveStore = { readonly seenOf: (agencyId: number, since: Date) => Promise<Seen> };
