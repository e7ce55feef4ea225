import type { TokenSet } from './generated/types.ts';

/**
 * Stores token sets by API key, so that several clients, processes or machines share one sign-in. Tokens give full
 * access to the account, so any program that can read the store can act for the agency.
 *
 * A client reads the store before it signs in or renews, and writes each new token set. No lock is needed, because two
 * clients that renew at the same time receive the same tokens from the service.
 */
export type TokenStore = {
  /** Returns the latest token set for the key, regardless of which client wrote it. */
  get(key: string): Promise<TokenSet | undefined> | TokenSet | undefined;
  /** Replaces the token set for the key. */
  set(key: string, tokens: TokenSet): Promise<void> | void;
};

/** Stores tokens in memory until the process ends. Clients that use the same store share one sign-in. */
export function memoryTokens(): TokenStore {
  const known = new Map<string, TokenSet>();
  return {
    get: (key) => known.get(key),
    set: (key, tokens) => void known.set(key, tokens),
  };
}
