import type { Transact, Tx } from '../ports/transaction.ts';
import type { Language } from '../shared/language.ts';
import type { Operator } from './approvals/store.ts';
import type { ActorContext } from './audited.ts';

export type OperatorInvitation = { readonly email: string; readonly language: Language | undefined };

/** Operator that a request concerns, with the name that the approver sees. */
export type NamedOperator = { readonly memberId: string; readonly email: string; readonly name: string | undefined };

/** `passkeys`: number of passkeys removed. */
export type FactorsReset = {
  readonly memberId: string;
  readonly agencyId: number | undefined;
  readonly hadSecondFactor: boolean;
  readonly passkeys: number;
};

type Within = { readonly transact: Transact };

export type OperatorDeps = {
  readonly operators: {
    /** @returns the member ID */
    readonly invite: (invitation: ActorContext & OperatorInvitation, within: Within) => Promise<string>;
    readonly remove: (which: ActorContext & { readonly memberId: string }, within: Within) => Promise<void>;
    /** @returns `undefined` for an agency's member */
    readonly findForReset: (email: string) => Promise<NamedOperator | undefined>;
    readonly resetFactors: (which: ActorContext & { readonly email: string }, within: Within) => Promise<FactorsReset>;
    readonly notify: (
      tx: Tx,
      kind: 'approvalRequested' | 'doneAlone',
      operators: readonly Pick<Operator, 'email'>[],
    ) => Promise<void>;
  };
};
