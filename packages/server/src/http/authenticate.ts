import { EdgeFailure } from '@agency-booking/contract-express';
import type { Caller } from '../shared/caller.ts';
import { unreachable } from '../shared/result.ts';

type Identity = { state: 'known'; caller: Caller } | { state: 'unknown' } | { state: 'keySuspended' };

/** Bearer token → caller. Which error is answered instead follows from what the operation declares. */
export function createAuthenticate(identify: (token: string) => Promise<Identity>) {
  return async (bearerToken: string): Promise<Caller> => {
    const identity = await identify(bearerToken);
    switch (identity.state) {
      case 'known':
        return identity.caller;
      case 'unknown':
        throw new EdgeFailure('unauthenticated');
      case 'keySuspended':
        throw new EdgeFailure('keySuspended');
      default:
        return unreachable(identity);
    }
  };
}
