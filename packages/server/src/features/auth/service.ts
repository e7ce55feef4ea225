import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import { isAllowedFrom } from '../../shared/allowed-addresses.ts';
import type { FailWith } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import { unreachable } from '../../shared/result.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import {
  ACCESS_TOKEN_LIFETIME_SECONDS,
  decideRefresh,
  expiryOf,
  isInUse,
  REFRESH_TOKEN_LIFETIME_SECONDS,
  secretMatches,
  standingOf,
} from './rules.ts';
import type { AuthStore } from './store.sql.ts';
import type { TokenFamily, TokenSet } from './types.ts';

export type AuthDeps = {
  readonly store: AuthStore;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  /** Cache of recently verified access tokens. Revoking a token family clears the cache. */
  readonly goodTokens: { readonly clear: () => void };
  readonly report: ReportSecurity;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
};

type From = { readonly clientAddress: string };

export async function login(
  { key, secret, clientAddress }: { key: string; secret: string } & From,
  deps: AuthDeps,
  fail: FailWith<'auth.wrongCredentials' | 'auth.keySuspended' | 'auth.addressNotAllowed'>,
): Promise<TokenSet> {
  const { store, report, now, randomBytes } = deps;
  const apiKey = await store.findKey(key);
  const whose = { keyId: apiKey?.id, agencyId: apiKey?.agencyId };
  if (!secretMatches(secret, apiKey?.secretHash) || !apiKey) {
    report({ event: 'login.failed', reason: apiKey ? 'wrongSecret' : 'unknownKey', ...whose });
    fail('auth.wrongCredentials');
  }
  const startedAt = now();
  if (!isInUse(apiKey, startedAt)) {
    report({ event: 'key.suspendedUsed', reason: 'login', ...whose });
    fail('auth.keySuspended');
  }
  if (!isAllowedFrom(clientAddress, apiKey.allowedAddresses)) {
    report({ event: 'key.addressRefused', reason: 'login', ...whose });
    fail('auth.addressNotAllowed');
  }

  const expiresAt = expiryOf({ startedAt, terms: apiKey }, startedAt, REFRESH_TOKEN_LIFETIME_SECONDS);
  const id = newId('fam_', randomBytes);
  const { user, credentialsVersion } = apiKey;
  await store.startFamily({ id, keyId: apiKey.id, credentialsVersion, startedAt, expiresAt });
  return issue({ id, generation: 1, startedAt, expiresAt, user, terms: apiKey }, deps);
}

export async function refresh(
  { token, clientAddress }: { token: string } & From,
  deps: AuthDeps,
  fail: FailWith<'auth.invalidRefreshToken' | 'auth.keySuspended' | 'auth.addressNotAllowed'>,
): Promise<TokenSet> {
  const presented = deps.refreshTokens.read(token) ?? fail('auth.invalidRefreshToken');
  return continueFamily({ ...presented, clientAddress }, deps, fail);
}

async function continueFamily(
  presented: { familyId: string; generation: number } & From,
  deps: AuthDeps,
  fail: FailWith<'auth.invalidRefreshToken' | 'auth.keySuspended' | 'auth.addressNotAllowed'>,
): Promise<TokenSet> {
  const { store, report, now, goodTokens } = deps;
  const family = await store.findFamily(presented.familyId);
  if (!family) fail('auth.invalidRefreshToken');
  const { id, agencyId, keyId } = family;
  const whose = { agencyId, keyId, family: id };
  const advancedAt = now();
  const standing = standingOf(family, advancedAt);
  if (standing === 'over') fail('auth.invalidRefreshToken');
  if (standing === 'keySuspended') {
    report({ event: 'key.suspendedUsed', reason: 'refresh', ...whose });
    fail('auth.keySuspended');
  }
  if (!isAllowedFrom(presented.clientAddress, family.terms.allowedAddresses)) {
    report({ event: 'key.addressRefused', reason: 'refresh', ...whose });
    fail('auth.addressNotAllowed');
  }
  const decision = decideRefresh(family, presented.generation, advancedAt);
  if (decision === 'reject') fail('auth.invalidRefreshToken');
  if (decision === 'revoke') {
    await store.revokeFamily(id, advancedAt);
    goodTokens.clear();
    report({ event: 'refreshToken.reused', reason: 'usedBefore', ...whose });
    fail('auth.invalidRefreshToken');
  }
  switch (decision) {
    case 'repeat':
      return issue(family, deps);
    case 'advance': {
      const expiresAt = expiryOf(family, advancedAt, REFRESH_TOKEN_LIFETIME_SECONDS);
      const advanced = await store.advanceFamily({ ...family, advancedAt, expiresAt });
      // A concurrent refresh with the same token won the race. Re-evaluate the token and return the same result.
      if (!advanced) return continueFamily(presented, deps, fail);
      return issue({ ...family, generation: family.generation + 1, expiresAt }, deps);
    }
    default:
      return unreachable(decision);
  }
}

async function issue(
  family: Pick<TokenFamily, 'id' | 'generation' | 'startedAt' | 'expiresAt' | 'user' | 'terms'>,
  { accessTokens, refreshTokens, now }: AuthDeps,
): Promise<TokenSet> {
  const issuedAt = now();
  // JWT timestamps are in whole seconds. The response contains the actual expiry time of the token.
  const expiresAt = wholeSeconds(expiryOf(family, issuedAt, ACCESS_TOKEN_LIFETIME_SECONDS));
  return {
    accessToken: await accessTokens.issue({ userId: family.user.id, familyId: family.id, issuedAt, expiresAt }),
    refreshToken: refreshTokens.issue(family.id, family.generation),
    accessTokenExpiresAt: expiresAt,
    refreshTokenExpiresAt: family.expiresAt,
    user: family.user,
  };
}

const wholeSeconds = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000);

export function deleteExpired({ store, now }: Pick<AuthDeps, 'store' | 'now'>): Promise<void> {
  return store.deleteExpiredFamilies(now());
}
