import { LRUCache } from 'lru-cache';
import type { Now } from '../../ports/clock.ts';
import { isAllowedFrom } from '../../shared/allowed-addresses.ts';
import type { Caller } from '../../shared/caller.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import type { AccessTokens } from './access-tokens.ts';
import { expiryOf, standingOf } from './rules.ts';
import type { AuthStore } from './store.sql.ts';
import type { Identity } from './types.ts';

/**
 * Cache lifetime. After a key is suspended or its secret is changed, its tokens become invalid within five seconds,
 * including the request time.
 */
const REMEMBERED_MS = 4_000;
const REMEMBERED_TOKENS = 10_000;

/** The caller that a token identifies. The client address of every request is checked against the allowed addresses. */
type Known = { readonly state: 'known'; readonly caller: Caller; readonly allowedAddresses: readonly string[] };
type Lookup = Known | Exclude<Identity, { state: 'known' }>;

/** Verified tokens and pending lookups. Concurrent requests with the same token share one database lookup. */
type GoodTokens = {
  readonly known: LRUCache<string, Known & { untilMs: number }>;
  readonly asked: Map<string, Promise<Lookup>>;
  readonly clear: () => void;
};

export function createGoodTokens(): GoodTokens {
  const known: GoodTokens['known'] = new LRUCache({ max: REMEMBERED_TOKENS });
  const asked: GoodTokens['asked'] = new Map();
  return {
    known,
    asked,
    clear() {
      known.clear();
      asked.clear();
    },
  };
}

type IdentifyDeps = {
  readonly accessTokens: AccessTokens;
  readonly store: AuthStore;
  readonly goodTokens: GoodTokens;
  readonly report: ReportSecurity;
  readonly now: Now;
};

export async function identify(token: string, clientAddress: string, deps: IdentifyDeps): Promise<Identity> {
  const found = await whoseIs(token, deps);
  if (found.state !== 'known') return found;
  const { caller, allowedAddresses } = found;
  if (isAllowedFrom(clientAddress, allowedAddresses)) return { state: 'known', caller };
  const { agencyId, keyId } = caller;
  deps.report({ event: 'key.addressRefused', reason: 'accessToken', agencyId, keyId });
  return { state: 'addressNotAllowed' };
}

function whoseIs(token: string, deps: IdentifyDeps): Lookup | Promise<Lookup> {
  const { known, asked } = deps.goodTokens;
  const remembered = known.get(token);
  if (remembered && deps.now().getTime() < remembered.untilMs) return remembered;
  const underWay = asked.get(token);
  if (underWay) return underWay;
  const asking = ask(token, deps).finally(() => asked.get(token) === asking && asked.delete(token));
  asked.set(token, asking);
  return asking;
}

async function ask(token: string, { accessTokens, store, goodTokens, report, now }: IdentifyDeps): Promise<Lookup> {
  const askedAt = now();
  const grant = await accessTokens.read(token, askedAt);
  const login = grant && (await store.findLogin(grant.familyId));
  if (!login) return { state: 'unknown' };
  const standing = standingOf(login, askedAt);
  const { caller, terms } = login;
  if (standing === 'keySuspended') {
    const { agencyId, keyId } = caller;
    report({ event: 'key.suspendedUsed', reason: 'accessToken', agencyId, keyId, family: grant.familyId });
  }
  if (standing !== 'good') return { state: standing === 'over' ? 'unknown' : standing };
  const untilMs = Math.min(askedAt.getTime() + REMEMBERED_MS, expiryOf(login, grant.expiresAt, 0).getTime());
  const found = { state: 'known', caller, allowedAddresses: terms.allowedAddresses } as const;
  goodTokens.known.set(token, { ...found, untilMs });
  return found;
}
