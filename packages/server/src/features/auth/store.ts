import type { Caller } from '../../shared/caller.ts';
import type { ApiKey, Login, NewAgency, NewTokenFamily, TokenFamily } from './types.ts';

export type AuthStore = {
  findKey(key: string): Promise<ApiKey | undefined>;
  /** Finds the login to which an access token belongs, and the caller. Nearly every request calls this method. */
  findLogin(familyId: string): Promise<(Login & { readonly caller: Caller }) | undefined>;
  findFamily(familyId: string): Promise<TokenFamily | undefined>;
  startFamily(family: NewTokenFamily): Promise<void>;
  /** Returns false if the family is revoked or no longer at this generation. */
  advanceFamily(step: { id: string; generation: number; advancedAt: Date; expiresAt: Date }): Promise<boolean>;
  revokeFamily(familyId: string, revokedAt: Date): Promise<void>;
  deleteExpiredFamilies(now: Date): Promise<void>;
  /** Adds the agency unless an agency with this name exists. */
  addAgency(agency: NewAgency): Promise<void>;
};
