import type { AuthHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { type AuthDeps, login, refresh } from './service.ts';
import type { TokenSet } from './types.ts';

export function createAuthHandlers(deps: AuthDeps): AuthHandlers<Caller> {
  return {
    login: async ({ body }, answer) => answer(200, tokenSet(await login(body, deps))),
    refresh: async ({ body }, answer) => answer(200, tokenSet(await refresh(body, deps))),
  };
}

function tokenSet({ accessTokenExpiresAt, refreshTokenExpiresAt, ...rest }: TokenSet) {
  return {
    ...rest,
    accessTokenExpireAt: accessTokenExpiresAt.toISOString(),
    refreshTokenExpireAt: refreshTokenExpiresAt.toISOString(),
  };
}
