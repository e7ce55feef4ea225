import { LRUCache } from 'lru-cache';
import type { Now } from '../../ports/clock.ts';
import type { Caller } from '../../shared/caller.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { AuthStore } from './store.ts';
import type { Identity } from './types.ts';

/** A suspended key is dead within five seconds: this, and the time a request takes. */
const REMEMBERED_MS = 4_000;
const REMEMBERED_TOKENS = 10_000;

/** Finds out whom an access token belongs to. Good tokens are remembered briefly. */
export function createIdentify({
  accessTokens,
  store,
  now,
}: {
  accessTokens: AccessTokens;
  store: AuthStore;
  now: Now;
}) {
  const callers = new LRUCache<string, Caller>({
    max: REMEMBERED_TOKENS,
    ttl: REMEMBERED_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });

  async function identify(token: string): Promise<Identity> {
    const remembered = callers.get(token);
    if (remembered) return { state: 'known', caller: remembered };
    const grant = await accessTokens.read(token, now());
    const family = grant && (await store.findFamily(grant.familyId));
    if (!family || family.isRevoked) return { state: 'unknown' };
    if (family.keyStatus !== 'active') return { state: 'keySuspended' };
    const ttl = Math.min(REMEMBERED_MS, grant.expiresAt.getTime() - now().getTime());
    if (ttl > 0) callers.set(token, family.caller, { ttl });
    return { state: 'known', caller: family.caller };
  }

  return { identify, forgetAll: () => callers.clear() };
}
