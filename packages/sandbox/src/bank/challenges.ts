import type { components } from '@agency-booking/connector-contracts/payment-processor';
import type { OpenLedger } from '../world/ledger.ts';
import type { Names } from '../world/names.ts';

type Schemas = components['schemas'];
export type Language = Schemas['ThreeDsRequest']['language'];

/** The data that the customer confirms, and the URL to which the browser returns. */
type ChallengeTerms = {
  readonly paymentId: string;
  readonly transactionId: string;
  readonly money: Schemas['Money'];
  readonly maskedCard: string;
  readonly bankName: string;
  readonly returnUrl: string;
  readonly language: Language;
};

export type Challenge = ChallengeTerms & {
  readonly session: string;
  readonly openedAt: Date;
  /** `givenUp` means that the customer cancelled. `closed` means that the processor voided the transaction. */
  readonly state: 'open' | 'passed' | 'failed' | 'givenUp' | 'closed';
  readonly wrongCodes: number;
};

export type Challenges = {
  open(terms: ChallengeTerms): Challenge;
  find(session: string): Challenge | undefined;
  /**
   * Checks a code. `wrongCodes` is the count that the customer saw, so that a form that is submitted twice counts only
   * once.
   */
  enterCode(session: string, entered: { readonly code: string; readonly wrongCodes: number }): void;
  giveUp(session: string): void;
  /** Returns all challenges, newest first. */
  all(): readonly Challenge[];
  close(session: string): void;
};

export const CODE = '123456';
export const MAX_WRONG_CODES = 3;

type ChallengesDeps = { readonly openLedger: OpenLedger; readonly names: Names; readonly now: () => Date };

export function createChallenges({ openLedger, names, now }: ChallengesDeps): Challenges {
  const ledger = openLedger<Challenge>('challenges');

  return {
    open: (terms) =>
      write({ ...terms, session: names.long('3ds', terms.paymentId), openedAt: now(), state: 'open', wrongCodes: 0 }),
    find: (session) => ledger.get(session),
    all: ledger.all,
    enterCode(session, { code, wrongCodes }) {
      const challenge = findOpen(session);
      if (!challenge) return;
      if (code === CODE) write({ ...challenge, state: 'passed' });
      else if (wrongCodes === challenge.wrongCodes) write(withWrongCode(challenge));
    },
    giveUp: (session) => end(session, 'givenUp'),
    close: (session) => end(session, 'closed'),
  };

  function end(session: string, state: 'givenUp' | 'closed'): void {
    const challenge = findOpen(session);
    if (challenge) write({ ...challenge, state });
  }

  function findOpen(session: string): Challenge | undefined {
    const challenge = ledger.get(session);
    return challenge?.state === 'open' ? challenge : undefined;
  }

  function write(challenge: Challenge): Challenge {
    ledger.set(challenge.session, challenge);
    return challenge;
  }
}

function withWrongCode(challenge: Challenge): Challenge {
  const wrongCodes = challenge.wrongCodes + 1;
  return { ...challenge, wrongCodes, state: wrongCodes < MAX_WRONG_CODES ? 'open' : 'failed' };
}
