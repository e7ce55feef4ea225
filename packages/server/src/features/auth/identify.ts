import { LRUCache } from 'lru-cache';
import type { Now } from '../../ports/clock.ts';
import type { Caller } from '../../shared/caller.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { AuthStore } from './store.ts';
import type { Identity } from './types.ts';

/** A suspended key stops working within five seconds: this, and the time a request takes. */
const REMEMBERED_MS = 4_000;
const REMEMBERED_TOKENS = 10_000;

type GoodTokens = LRUCache<string, { caller: Caller; untilMs: number }>;

export const createGoodTokens = (): GoodTokens => new LRUCache({ max: REMEMBERED_TOKENS });

type IdentifyDeps = {
  readonly accessTokens: AccessTokens;
  readonly store: AuthStore;
  readonly goodTokens: GoodTokens;
  readonly now: Now;
};

/** The caller an access token belongs to. */
export async function identify(
  token: string,
  { accessTokens, store, goodTokens, now }: IdentifyDeps,
): Promise<Identity> {
  const askedAt = now();
  const known = goodTokens.get(token);
  if (known && askedAt.getTime() < known.untilMs) return { state: 'known', caller: known.caller };
  const grant = await accessTokens.read(token, askedAt);
  const family = grant && (await store.findFamily(grant.familyId));
  if (!family || family.isRevoked) return { state: 'unknown' };
  if (family.keyStatus !== 'active') return { state: 'keySuspended' };
  const untilMs = Math.min(askedAt.getTime() + REMEMBERED_MS, grant.expiresAt.getTime());
  goodTokens.set(token, { caller: family.caller, untilMs });
  return { state: 'known', caller: family.caller };
}
