import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createAuthHandlers } from './handlers.ts';
import { createIdentify } from './identify.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { createAuthService } from './service.ts';
import { stagingAgencies } from './staging.ts';
import type { AuthStore } from './store.ts';

export type AuthRoomDeps = {
  readonly store: AuthStore;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
  /** Signs access tokens and seals refresh tokens. */
  readonly secret: string;
  /** The environment the tokens are for. */
  readonly audience: string;
};

/** The door of the auth room: who may come in, and who is it that comes. */
export function createAuthRoom({ store, now, randomBytes, secret, audience }: AuthRoomDeps) {
  const accessTokens = createAccessTokens(secret, audience);
  const refreshTokens = createRefreshTokens(secret);
  const { identify, forgetAll } = createIdentify({ accessTokens, store, now });
  const service = createAuthService({ store, accessTokens, refreshTokens, now, randomBytes, onRevoked: forgetAll });
  return {
    handlers: createAuthHandlers(service),
    identify,
    /** Only what is missing is added, so that a key suspended by hand stays suspended. */
    async addStagingAgencies(): Promise<void> {
      for (const agency of stagingAgencies) await store.addAgency(agency);
    },
  };
}
