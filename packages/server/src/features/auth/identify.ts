import { LRUCache } from 'lru-cache';
import type { Now } from '../../ports/clock.ts';
import { isAllowedFrom } from '../../shared/allowed-addresses.ts';
import type { Caller } from '../../shared/caller.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import type { AccessTokens } from './access-tokens.ts';
import { expiryOf, standingOf } from './rules.ts';
import type { AuthStore } from './store.ts';
import type { Identity } from './types.ts';

/** A suspended key or changed secret ends its tokens within five seconds: this, and the time a request takes. */
const REMEMBERED_MS = 4_000;
const REMEMBERED_TOKENS = 10_000;

/** Whose a token is; from which addresses it counts is asked with each request. */
type Known = { readonly state: 'known'; readonly caller: Caller; readonly allowedAddresses: readonly string[] };
type Asked = Known | Exclude<Identity, { state: 'known' }>;

/** Tokens that were good a moment ago, and what the database is being asked for: of one token's many requests, one asks. */
type GoodTokens = {
  readonly known: LRUCache<string, Known & { untilMs: number }>;
  readonly asked: Map<string, Promise<Asked>>;
  /** Each token is asked for anew. */
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

/** The caller an access token belongs to. */
export async function identify(token: string, clientAddress: string, deps: IdentifyDeps): Promise<Identity> {
  const found = await whoseIs(token, deps);
  if (found.state !== 'known') return found;
  const { caller, allowedAddresses } = found;
  if (isAllowedFrom(clientAddress, allowedAddresses)) return { state: 'known', caller };
  const { agencyId, keyId } = caller;
  deps.report({ event: 'key.addressRefused', reason: 'accessToken', agencyId, keyId });
  return { state: 'addressNotAllowed' };
}

function whoseIs(token: string, deps: IdentifyDeps): Asked | Promise<Asked> {
  const { known, asked } = deps.goodTokens;
  const remembered = known.get(token);
  if (remembered && deps.now().getTime() < remembered.untilMs) return remembered;
  const underWay = asked.get(token);
  if (underWay) return underWay;
  const asking = ask(token, deps).finally(() => asked.get(token) === asking && asked.delete(token));
  asked.set(token, asking);
  return asking;
}

async function ask(token: string, { accessTokens, store, goodTokens, report, now }: IdentifyDeps): Promise<Asked> {
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
