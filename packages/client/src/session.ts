import { operations } from './generated/operations.ts';
import type { TokenSet } from './generated/types.ts';
import type { Result } from './result.ts';
import type { TokenStore } from './tokens.ts';
import type { Send } from './transport.ts';

export type Credentials = { readonly key: string; readonly secret: string };

/** Returns an access token. `rejected` is a token that the service has just rejected. */
export type AccessToken = (rejected?: string) => Promise<Result<string>>;

/**
 * Creates a session. When several calls notice that the token has expired, one renews it and the others wait, because
 * using a refresh token again later would end the session. If another client with the same store has already renewed
 * the tokens, those tokens are used.
 */
export function createSession(credentials: Credentials, store: TokenStore, send: Send): AccessToken {
  const { key } = credentials;
  let current: TokenSet | undefined;
  let renewal: Promise<Result<TokenSet>> | undefined;

  async function renew(rejected: string | undefined): Promise<Result<TokenSet>> {
    const stored = await store.get(key);
    if (stored && stored.accessToken !== rejected) return { ok: true, data: stored, requestId: undefined };

    const refreshed = stored && (await send<TokenSet>(operations.refresh, { body: { token: stored.refreshToken } }));
    const isRefused = refreshed?.ok === false && refreshed.error.status === 401;
    if (refreshed && !isRefused) return kept(refreshed);

    const newer = isRefused ? await store.get(key) : undefined;
    if (newer && newer.refreshToken !== stored?.refreshToken) return { ok: true, data: newer, requestId: undefined };
    return kept(await send<TokenSet>(operations.login, { body: credentials }));
  }

  async function kept(result: Result<TokenSet>): Promise<Result<TokenSet>> {
    if (result.ok) await store.set(key, result.data);
    return result;
  }

  return async (rejected) => {
    if (current && current.accessToken !== rejected)
      return { ok: true, data: current.accessToken, requestId: undefined };
    renewal ??= renew(rejected).finally(() => {
      renewal = undefined;
    });
    const result = await renewal;
    if (!result.ok) return result;
    current = result.data;
    return { ...result, data: current.accessToken };
  };
}
