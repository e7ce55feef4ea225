import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { KeyRing } from '../../shared/keys.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import type { Signing } from '../../shared/signing.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createAuthHandlers } from './handlers.ts';
import { createGoodTokens, identify } from './identify.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { deleteExpired } from './service.ts';
import { stagingAgencies } from './staging.ts';
import type { AuthStore } from './store.ts';

type AuthRoomDeps = {
  readonly store: AuthStore;
  readonly report: ReportSecurity;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  readonly keys: { readonly accessTokens: KeyRing; readonly refreshTokens: Signing };
  /** The environment the tokens are for. */
  readonly audience: string;
};

/** The door of the auth room: logging in, and the caller behind an access token. */
export function createAuthRoom({ keys, audience, ...given }: AuthRoomDeps) {
  const deps = {
    ...given,
    accessTokens: createAccessTokens(keys.accessTokens, audience),
    refreshTokens: createRefreshTokens(keys.refreshTokens),
    goodTokens: createGoodTokens(),
  };
  return {
    handlers: createAuthHandlers(deps),
    identify: (token: string) => identify(token, deps),
    deleteExpiredLogins: () => deleteExpired(deps),
    /** Only what is missing is added, so that a key suspended by hand stays suspended. */
    async addStagingAgencies(): Promise<void> {
      for (const agency of stagingAgencies) await deps.store.addAgency(agency);
    },
  };
}
