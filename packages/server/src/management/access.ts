import { EdgeFailure, Failure, type Operation } from '@agency-booking/contract-express';
import type { Agency } from '../features/auth/types.ts';
import type { ErrorKey } from '../generated/management/errors.ts';
import { dayOf } from './agency.ts';
import { refusalOf } from './identity/rules.ts';
import type { Member } from './identity/types.ts';

type Deps = {
  readonly isSecondFactorMandatory: boolean;
  readonly agencyOf: (agencyId: number) => Promise<Pick<Agency, 'suspension'> | undefined>;
};

/** This error is declared by every operation that a member uses to change the agency's data. */
const SUSPENDED: ErrorKey = 'agency.suspended';

/**
 * Creates the function that checks a member's role and agency. Operators may access any existing agency. Members of a
 * suspended agency may only read.
 */
export function createAuthorize({ isSecondFactorMandatory, agencyOf }: Deps) {
  return async ({
    operation: { roles = [], errors },
    caller,
    path: { agencyId },
  }: {
    readonly operation: Operation;
    readonly caller: Member;
    readonly path: Readonly<Record<string, string>>;
  }): Promise<void> => {
    const refusal = refusalOf({ roles, agencyId }, caller, isSecondFactorMandatory);
    if (refusal === 'forbidden') throw new EdgeFailure('forbidden');
    if (refusal === 'notFound') throw new Failure('agency.notFound');
    const isOperator = caller.role === 'operator';
    if (agencyId === undefined || !(isOperator || errors.includes(SUSPENDED))) return;
    const agency = await agencyOf(Number(agencyId));
    if (!agency) throw new Failure('agency.notFound');
    if (agency.suspension && !isOperator) throw new Failure(SUSPENDED, inWords(agency.suspension));
  };
}

const inWords = ({ suspendedAt, reason }: NonNullable<Agency['suspension']>) =>
  `Suspended on ${dayOf(suspendedAt)}. ${reason}`;
