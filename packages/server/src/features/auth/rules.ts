import { createHash, timingSafeEqual } from 'node:crypto';
import { addSeconds, earlierOf } from '../../shared/time.ts';
import type { ApiKey, KeyTerms, Login, LoginStanding, TokenFamily } from './types.ts';

export const ACCESS_TOKEN_LIFETIME_SECONDS = 7 * 24 * 60 * 60;
export const REFRESH_TOKEN_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** Maximum lifetime of a login, even if it is refreshed. After that, the agency must send its key and secret again. */
const LOGIN_LIFETIME_SECONDS = 90 * 24 * 60 * 60;
/** Period in which a client may retry a refresh whose response was lost, in seconds. */
const REFRESH_GRACE_SECONDS = 30;

const NO_HASH = new Uint8Array(32);

export function hashSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

/**
 * Compares in constant time. Rejecting an unknown key takes as long as rejecting a wrong secret, so timing reveals no
 * keys.
 */
export function secretMatches(secret: string, hash: Uint8Array | undefined): boolean {
  return timingSafeEqual(hashSecret(secret), hash ?? NO_HASH) && hash !== undefined;
}

const endOf = ({ startedAt }: Pick<Login, 'startedAt'>) => addSeconds(startedAt, LOGIN_LIFETIME_SECONDS);

/** A token never outlives its login or its key. */
export function expiryOf(login: Pick<Login, 'startedAt' | 'terms'>, issuedAt: Date, lifetimeSeconds: number): Date {
  const end = earlierOf(addSeconds(issuedAt, lifetimeSeconds), endOf(login));
  return login.terms.expiresAt ? earlierOf(end, login.terms.expiresAt) : end;
}

/** Returns whether a key is in use. Suspended, disabled and expired keys look the same to the caller. */
export const isInUse = ({ status, expiresAt }: Pick<ApiKey, 'status' | 'expiresAt'>, now: Date) =>
  status === 'active' && (expiresAt === undefined || expiresAt > now);

/**
 * Returns the time at which the previous key expires after a roll: when the overlap ends, or on its own expiry date if
 * that is earlier.
 */
export function endAfterRoll({ expiresAt }: Pick<KeyTerms, 'expiresAt'>, now: Date, overlapHours: number): Date {
  const end = addSeconds(now, overlapHours * 60 * 60);
  return expiresAt ? earlierOf(end, expiresAt) : end;
}

export function standingOf(login: Login, now: Date): LoginStanding {
  if (login.isRevoked || endOf(login) <= now) return 'over';
  if (!isInUse({ status: login.keyStatus, expiresAt: login.terms.expiresAt }, now)) return 'keySuspended';
  return login.isOutdated ? 'over' : 'good';
}

/**
 * `advance`: the latest token · `repeat`: the previous token, whose response may have been lost · `revoke`: a token
 * that was already used · `reject`: an expired family
 */
type RefreshDecision = 'advance' | 'repeat' | 'revoke' | 'reject';

export function decideRefresh(family: TokenFamily, generation: number, now: Date): RefreshDecision {
  if (family.expiresAt <= now) return 'reject';
  if (generation === family.generation) return 'advance';
  // The successor of any older generation has already been used, so this call is a reuse rather than a retry.
  const isPrevious = generation === family.generation - 1;
  return isPrevious && now < addSeconds(family.advancedAt, REFRESH_GRACE_SECONDS) ? 'repeat' : 'revoke';
}
