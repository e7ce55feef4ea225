import type { components } from '../generated/payment-processor/types.ts';
import type { Names } from '../world/names.ts';

type Schemas = components['schemas'];
export type Language = Schemas['ThreeDsRequest']['language'];

/** What the customer is asked to confirm, and where the browser goes afterwards. */
export type ChallengeTerms = {
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
  /** `closed`: whoever asked has taken it back. */
  readonly state: 'open' | 'passed' | 'failed' | 'closed';
  readonly wrongCodes: number;
};

export type Challenges = {
  /** @param onOver told once: whether the customer was there */
  open(terms: ChallengeTerms, onOver: (isPassed: boolean) => void): Challenge;
  find(session: string): Challenge | undefined;
  /** `wrongCodes` is what the customer saw: a form that is sent twice is one try. */
  enterCode(session: string, entered: { readonly code: string; readonly wrongCodes: number }): void;
  giveUp(session: string): void;
  close(session: string): void;
};

export const CODE = '123456';
export const MAX_WRONG_CODES = 3;

type Entry = { challenge: Challenge; readonly onOver: (isPassed: boolean) => void };

/** The questions that banks put to their customers. */
export function createChallenges({ names, now }: { names: Names; now: () => Date }): Challenges {
  const entries = new Map<string, Entry>();

  return {
    open(terms, onOver) {
      const session = names.long('3ds', terms.paymentId);
      const challenge: Challenge = { ...terms, session, openedAt: now(), state: 'open', wrongCodes: 0 };
      entries.set(session, { challenge, onOver });
      return challenge;
    },
    find: (session) => entries.get(session)?.challenge,
    enterCode(session, { code, wrongCodes }) {
      const entry = openEntry(session);
      if (!entry) return;
      if (code === CODE) return end(entry, 'passed');
      if (wrongCodes !== entry.challenge.wrongCodes) return;
      entry.challenge = { ...entry.challenge, wrongCodes: wrongCodes + 1 };
      if (entry.challenge.wrongCodes >= MAX_WRONG_CODES) end(entry, 'failed');
    },
    giveUp(session) {
      const entry = openEntry(session);
      if (entry) end(entry, 'failed');
    },
    close(session) {
      const entry = openEntry(session);
      if (entry) entry.challenge = { ...entry.challenge, state: 'closed' };
    },
  };

  function openEntry(session: string): Entry | undefined {
    const entry = entries.get(session);
    return entry?.challenge.state === 'open' ? entry : undefined;
  }

  function end(entry: Entry, state: 'passed' | 'failed'): void {
    entry.challenge = { ...entry.challenge, state };
    entry.onOver(state === 'passed');
  }
}
