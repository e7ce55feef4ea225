import { EdgeFailure, failWith, type Operation } from '@agency-booking/contract-express';
import { LRUCache } from 'lru-cache';
import type { ErrorKey } from '../generated/errors.ts';
import type { Caller } from '../shared/caller.ts';
import { unreachable } from '../shared/result.ts';

type Identity =
  | { state: 'known'; caller: Caller }
  | { state: 'unknown' }
  | { state: 'keySuspended' }
  | { state: 'addressNotAllowed' };

const REMEMBERED_TOKENS = 1_000;
/** Maximum length of a cached token. Tokens that this service issues are shorter. */
const REMEMBERED_CHARACTERS = 2_000;

/** Creates the authentication function. The errors that the operation declares determine the error response. */
export function createAuthenticate(identify: (token: string, clientAddress: string) => Promise<Identity>) {
  // An unknown token never becomes valid, so repeated use of a revoked token needs no database query.
  const unknown = new LRUCache<string, true>({ max: REMEMBERED_TOKENS });
  return async (bearerToken: string, _: unknown, from: { readonly clientAddress: string }): Promise<Caller> => {
    if (unknown.has(bearerToken)) throw new EdgeFailure('unauthenticated');
    const identity = await identify(bearerToken, from.clientAddress);
    switch (identity.state) {
      case 'known':
        return identity.caller;
      case 'unknown':
        if (bearerToken.length <= REMEMBERED_CHARACTERS) unknown.set(bearerToken, true);
        throw new EdgeFailure('unauthenticated');
      case 'keySuspended':
        throw new EdgeFailure('keySuspended');
      case 'addressNotAllowed':
        throw new EdgeFailure('addressNotAllowed');
      default:
        return unreachable(identity);
    }
  };
}

const READ_ONLY: ErrorKey = 'key.readOnly';

/** Throws `key.readOnly` for a read-only key. Every operation that changes data declares this error. */
export function assertMayCall({ caller, operation }: { caller: Caller; operation: Operation }): void {
  if (caller.keyScope === 'readOnly' && operation.errors.includes(READ_ONLY)) failWith(READ_ONLY);
}
