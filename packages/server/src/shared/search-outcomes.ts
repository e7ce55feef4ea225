import type { CallFailure } from '../ports/call-result.ts';

export const OUTCOMES = ['offers', 'none', 'late', 'failed', 'paused'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Reason why a party contributed nothing to a search, as shown to the agency. */
export type Silence = Exclude<Outcome, 'offers' | 'none'>;

/** Outcome of a search at one vendor or transfer supplier. */
export type PartyOutcome<Party = { readonly code: string; readonly name: string }> = {
  readonly party: Party;
  readonly outcome: Outcome;
  /** Number of offers that match the search. */
  readonly offers: number;
};

/** Reports the outcomes of one search, for its log entry and the metrics. */
export type NoteOutcomes = (outcomes: readonly PartyOutcome[]) => void;

export function silenceOf(failure: CallFailure): Silence {
  switch (failure) {
    case 'late':
      return 'late';
    case 'circuitOpen':
      return 'paused';
    default:
      return 'failed';
  }
}

type Response<Party> = {
  readonly party: Party;
  /** `undefined` if the party responded. */
  readonly silence: Silence | undefined;
  readonly suitable: number;
  readonly lacksRates: boolean;
};

/**
 * Returns the outcome of a search at one party. A party whose prices cannot be converted counts as failed, because it
 * may have suitable offers.
 */
export function outcomeOf<Party>({ party, silence, suitable, lacksRates }: Response<Party>): PartyOutcome<Party> {
  const withoutOffers = silence ?? (lacksRates ? 'failed' : 'none');
  return { party, outcome: suitable > 0 ? 'offers' : withoutOffers, offers: suitable };
}

export const isSilent = (outcome: Outcome): outcome is Silence => outcome !== 'offers' && outcome !== 'none';

export function isComplete(outcomes: readonly Pick<PartyOutcome, 'outcome'>[]): boolean {
  return !outcomes.some(({ outcome }) => isSilent(outcome));
}

/**
 * True if no party responded. If all known parties are switched off, none of them is queried, and the search succeeds
 * without offers.
 */
export function isUnanswered(
  responses: readonly { readonly silence?: Silence | undefined }[],
  known: readonly unknown[],
): boolean {
  return responses.every(({ silence }) => silence) && (responses.length > 0 || known.length === 0);
}
