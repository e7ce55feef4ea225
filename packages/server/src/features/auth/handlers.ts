import type { AuthHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import type { AuthService } from './service.ts';
import type { TokenSet } from './types.ts';

export function createAuthHandlers(service: AuthService): AuthHandlers<Caller> {
  return {
    login: async ({ body }, answer) => answer(200, tokenSet(await service.login(body))),
    refresh: async ({ body }, answer) => answer(200, tokenSet(await service.refresh(body))),
  };
}

function tokenSet({ accessTokenExpiresAt, refreshTokenExpiresAt, ...rest }: TokenSet) {
  return {
    ...rest,
    accessTokenExpireAt: accessTokenExpiresAt.toISOString(),
    refreshTokenExpireAt: refreshTokenExpiresAt.toISOString(),
  };
}
