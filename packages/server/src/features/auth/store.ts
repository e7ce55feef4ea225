import type { Caller } from '../../shared/caller.ts';
import type { ApiKey, Login, NewAgency, NewTokenFamily, TokenFamily } from './types.ts';

export type AuthStore = {
  findKey(key: string): Promise<ApiKey | undefined>;
  /** The login that an access token belongs to, and whose it is: asked for with nearly every request. */
  findLogin(familyId: string): Promise<(Login & { readonly caller: Caller }) | undefined>;
  findFamily(familyId: string): Promise<TokenFamily | undefined>;
  startFamily(family: NewTokenFamily): Promise<void>;
  /** @returns false when the family was no longer at this generation, or was revoked */
  advanceFamily(step: { id: string; generation: number; advancedAt: Date; expiresAt: Date }): Promise<boolean>;
  revokeFamily(familyId: string, revokedAt: Date): Promise<void>;
  deleteExpiredFamilies(now: Date): Promise<void>;
  /** Does nothing when an agency of this name is there. */
  addAgency(agency: NewAgency): Promise<void>;
};
