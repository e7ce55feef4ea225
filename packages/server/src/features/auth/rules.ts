import { createHash, timingSafeEqual } from 'node:crypto';
import { addSeconds, earlierOf } from '../../shared/time.ts';
import type { ApiKey, KeyTerms, Login, LoginStanding, TokenFamily } from './types.ts';

export const ACCESS_TOKEN_LIFETIME_SECONDS = 7 * 24 * 60 * 60;
export const REFRESH_TOKEN_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** After that, key and secret are asked for again, however often the login was renewed. */
const LOGIN_LIFETIME_SECONDS = 90 * 24 * 60 * 60;
/** How long a refresh whose answer got lost may be repeated. */
const REFRESH_GRACE_SECONDS = 30;

const NO_HASH = new Uint8Array(32);

export function hashSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

/** Takes as long for an unknown key as for a wrong secret, so that timing does not show which keys exist. */
export function secretMatches(secret: string, hash: Uint8Array | undefined): boolean {
  return timingSafeEqual(hashSecret(secret), hash ?? NO_HASH) && hash !== undefined;
}

const endOf = ({ startedAt }: Pick<Login, 'startedAt'>) => addSeconds(startedAt, LOGIN_LIFETIME_SECONDS);

/** Until when a token lives that is issued now: none outlives its login or its key. */
export function expiryOf(login: Pick<Login, 'startedAt' | 'terms'>, issuedAt: Date, lifetimeSeconds: number): Date {
  const end = earlierOf(addSeconds(issuedAt, lifetimeSeconds), endOf(login));
  return login.terms.expiresAt ? earlierOf(end, login.terms.expiresAt) : end;
}

/** Whether a key is accepted: suspended, disabled and past its end look the same to its caller. */
export const isInUse = ({ status, expiresAt }: Pick<ApiKey, 'status' | 'expiresAt'>, now: Date) =>
  status === 'active' && (expiresAt === undefined || expiresAt > now);

/** How a roll ends the key before: a little later, and never later than it would have. */
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
 * `advance`: the latest token · `repeat`: the one before it, its answer may have been lost ·
 * `revoke`: a token that was used before · `reject`: expired
 */
type RefreshDecision = 'advance' | 'repeat' | 'revoke' | 'reject';

export function decideRefresh(family: TokenFamily, generation: number, now: Date): RefreshDecision {
  if (family.expiresAt <= now) return 'reject';
  if (generation === family.generation) return 'advance';
  // A later generation has been used already: this is no repeated call with a lost answer.
  const isPrevious = generation === family.generation - 1;
  return isPrevious && now < addSeconds(family.advancedAt, REFRESH_GRACE_SECONDS) ? 'repeat' : 'revoke';
}
