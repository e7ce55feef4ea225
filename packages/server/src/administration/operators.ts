import type { Transact, Tx } from '../ports/transaction.ts';
import type { Language } from '../shared/language.ts';
import type { Asked } from './audited.ts';
import type { Operator } from './store.approvals.ts';

export type OperatorInvitation = { readonly email: string; readonly language: Language | undefined };

/** The operator that a request is about, with the name that its approver reads. */
export type NamedOperator = { readonly memberId: string; readonly email: string; readonly name: string | undefined };

/** `passkeys`: how many there were. */
export type FactorsReset = {
  readonly memberId: string;
  readonly agencyId: number | undefined;
  readonly hadSecondFactor: boolean;
  readonly passkeys: number;
};

type Within = { readonly transact: Transact };

/** Members of the portal as the administration sees them. */
export type OperatorDeps = {
  readonly operators: {
    /** @returns the id of the member */
    readonly invite: (invitation: Asked & OperatorInvitation, within: Within) => Promise<string>;
    readonly remove: (which: Asked & { readonly memberId: string }, within: Within) => Promise<void>;
    /** @returns `undefined` for a member of an agency */
    readonly findForReset: (email: string) => Promise<NamedOperator | undefined>;
    readonly resetFactors: (which: Asked & { readonly email: string }, within: Within) => Promise<FactorsReset>;
    readonly notify: (
      tx: Tx,
      kind: 'approvalRequested' | 'doneAlone',
      operators: readonly Pick<Operator, 'email'>[],
    ) => Promise<void>;
  };
};
