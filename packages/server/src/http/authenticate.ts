import { EdgeFailure } from '@agency-booking/contract-express';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../shared/caller.ts';
import { unreachable } from '../shared/result.ts';

type Identity = { state: 'known'; caller: Caller } | { state: 'unknown' } | { state: 'keySuspended' };

const REMEMBERED_TOKENS = 1_000;
/** Ours are shorter. */
const REMEMBERED_CHARACTERS = 2_000;

/** Bearer token → caller. Which error is answered instead follows from what the operation declares. */
export function createAuthenticate(identify: (token: string) => Promise<Identity>) {
  // What is unknown stays so: whoever repeats a revoked token does not ask the database each time.
  const unknown = new LRUCache<string, true>({ max: REMEMBERED_TOKENS });
  return async (bearerToken: string): Promise<Caller> => {
    if (unknown.has(bearerToken)) throw new EdgeFailure('unauthenticated');
    const identity = await identify(bearerToken);
    switch (identity.state) {
      case 'known':
        return identity.caller;
      case 'unknown':
        if (bearerToken.length <= REMEMBERED_CHARACTERS) unknown.set(bearerToken, true);
        throw new EdgeFailure('unauthenticated');
      case 'keySuspended':
        throw new EdgeFailure('keySuspended');
      default:
        return unreachable(identity);
    }
  };
}
