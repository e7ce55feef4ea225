import type { ApiKey, NewAgency, TokenFamily } from './types.ts';

export type AuthStore = {
  findKey(key: string): Promise<ApiKey | undefined>;
  findFamily(familyId: string): Promise<TokenFamily | undefined>;
  /** Also deletes the families that have expired. */
  startFamily(family: { id: string; keyId: string; startedAt: Date; expiresAt: Date }): Promise<void>;
  /** @returns false when the family was no longer at this generation, or was revoked */
  advanceFamily(step: { id: string; generation: number; advancedAt: Date; expiresAt: Date }): Promise<boolean>;
  revokeFamily(familyId: string, revokedAt: Date): Promise<void>;
  /** Does nothing when an agency of this name is there. */
  addAgency(agency: NewAgency): Promise<void>;
};
