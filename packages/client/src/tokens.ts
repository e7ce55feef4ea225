import type { TokenSet } from './generated/types.ts';

/**
 * Where token sets are kept, by API key: what several clients, processes or machines share so that they log in once
 * between them. Tokens open the account, so a program that can read the store can act for the agency.
 *
 * A client reads it before it logs in and before it renews, and writes each new token set. No lock is needed
 * meanwhile: two who renew at the same time get the same tokens from the service.
 */
export type TokenStore = {
  /** The token set that was set last for the key, by any client. */
  get(key: string): Promise<TokenSet | undefined> | TokenSet | undefined;
  /** Replaces the token set of the key. */
  set(key: string, tokens: TokenSet): Promise<void> | void;
};

/** Keeps tokens as long as the process runs; clients that are given the same one share their logins. */
export function memoryTokens(): TokenStore {
  const known = new Map<string, TokenSet>();
  return {
    get: (key) => known.get(key),
    set: (key, tokens) => void known.set(key, tokens),
  };
}
