import type { Result } from './calls.ts';
import { operations } from './generated/operations.ts';
import type { TokenSet } from './generated/types.ts';
import type { Send } from './transport.ts';

export type Credentials = { readonly key: string; readonly secret: string };

/** Gives an access token; `rejected` is one the service has just refused. */
export type AccessToken = (rejected?: string) => Promise<Result<string>>;

/**
 * The tokens of one client. However many calls find out at once that the token is no longer good, one of them
 * renews it and the others wait: a refresh token works once, and a second use would end the login.
 */
export function createSession(credentials: Credentials, send: Send): AccessToken {
  let current: TokenSet | undefined;
  let renewal: Promise<Result<TokenSet>> | undefined;

  async function renew(): Promise<Result<TokenSet>> {
    const refreshed = current && (await send<TokenSet>(operations.refresh, { body: { token: current.refreshToken } }));
    const isRefused = refreshed?.ok === false && refreshed.error.status === 401;
    const result = !refreshed || isRefused ? await send<TokenSet>(operations.login, { body: credentials }) : refreshed;
    if (result.ok) current = result.data;
    return result;
  }

  return async (rejected) => {
    if (current && current.accessToken !== rejected)
      return { ok: true, data: current.accessToken, requestId: undefined };
    renewal ??= renew().finally(() => {
      renewal = undefined;
    });
    const result = await renewal;
    return result.ok ? { ...result, data: result.data.accessToken } : result;
  };
}
