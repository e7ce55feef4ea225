import type { Transact } from '../ports/transaction.ts';
import type { Money } from '../shared/money.ts';
import type { Approval } from './approval.ts';
import type { ActorContext, Asker } from './audited.ts';
import type { GuardedAction } from './four-eyes.ts';

/** Result of an action that awaits a second operator or the end of a cool-down. */
export type Waiting = { readonly waitsFor: Approval };
export type Guarded<Result> = Result | Waiting;

export function isWaiting<Result>(outcome: Guarded<Result>): outcome is Waiting {
  return typeof outcome === 'object' && outcome !== null && 'waitsFor' in outcome;
}

/** Carries out an approved action on behalf of the operator who requested it, in the given transaction if there is one. */
export type CarryOut<Result> = (who: ActorContext, within: { readonly transact: Transact }) => Promise<Result>;

export type GuardedRequest = Asker &
  Pick<Approval, 'subject' | 'agencyId' | 'asked'> & {
    readonly action: GuardedAction;
    /** Amount of money moved by the action; `undefined` for actions without an amount. */
    readonly amount?: Money | undefined;
  };

/** Carries out the action, or records a request for a second operator or a cool-down. */
export type Guard = <Result>(request: GuardedRequest, carryOut: CarryOut<Result>) => Promise<Guarded<Result>>;
export type GuardDeps = { readonly guard: Guard };
