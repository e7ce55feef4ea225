import { EdgeFailure, Failure, type Operation } from '@agency-booking/contract-express';
import { refusalOf } from './identity/rules.ts';
import type { Member } from './identity/types.ts';

type Deps = {
  readonly isSecondFactorMandatory: boolean;
  readonly hasAgency: (agencyId: number) => Promise<boolean>;
};

/** Creates the function that checks a member's role and agency. Operators may access any existing agency. */
export function createAuthorize({ isSecondFactorMandatory, hasAgency }: Deps) {
  return async ({
    operation: { roles = [] },
    caller,
    path: { agencyId },
  }: {
    readonly operation: Operation;
    readonly caller: Member;
    readonly path: Readonly<Record<string, string>>;
  }): Promise<void> => {
    const refusal = refusalOf({ roles, agencyId }, caller, isSecondFactorMandatory);
    if (refusal === 'forbidden') throw new EdgeFailure('forbidden');
    const isThere = agencyId === undefined || caller.role !== 'operator' || (await hasAgency(Number(agencyId)));
    if (refusal === 'notFound' || !isThere) throw new Failure('agency.notFound');
  };
}
