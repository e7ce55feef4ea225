/** A step of the checklist before production. */
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

/** When each was seen last. */
export type Seen = Readonly<Partial<Record<GoLiveStep, Date>>>;

/** What has been seen of an agency since then. */
export type GoLiveStore = { readonly seenOf: (agencyId: number, since: Date) => Promise<Seen> };
