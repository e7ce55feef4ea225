import type { AuthHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { type AuthDeps, login, refresh } from './service.ts';
import type { TokenSet } from './types.ts';

export function createAuthHandlers(deps: AuthDeps): AuthHandlers<Caller> {
  return {
    login: async ({ body, clientAddress }, answer, fail) =>
      answer(200, tokenSet(await login({ ...body, clientAddress }, deps, fail))),
    refresh: async ({ body, clientAddress }, answer, fail) =>
      answer(200, tokenSet(await refresh({ ...body, clientAddress }, deps, fail))),
  };
}

function tokenSet({ accessTokenExpiresAt, refreshTokenExpiresAt, ...rest }: TokenSet) {
  return {
    ...rest,
    accessTokenExpireAt: accessTokenExpiresAt.toISOString(),
    refreshTokenExpireAt: refreshTokenExpiresAt.toISOString(),
  };
}
