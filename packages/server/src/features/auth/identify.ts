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
  const remembered = new LRUCache<string, { caller: Caller; untilMs: number }>({ max: REMEMBERED_TOKENS });

  async function identify(token: string): Promise<Identity> {
    const askedAt = now();
    const known = remembered.get(token);
    if (known && askedAt.getTime() < known.untilMs) return { state: 'known', caller: known.caller };
    const grant = await accessTokens.read(token, askedAt);
    const family = grant && (await store.findFamily(grant.familyId));
    if (!family || family.isRevoked) return { state: 'unknown' };
    if (family.keyStatus !== 'active') return { state: 'keySuspended' };
    const untilMs = Math.min(askedAt.getTime() + REMEMBERED_MS, grant.expiresAt.getTime());
    remembered.set(token, { caller: family.caller, untilMs });
    return { state: 'known', caller: family.caller };
  }

  return { identify, forgetAll: () => remembered.clear() };
}
