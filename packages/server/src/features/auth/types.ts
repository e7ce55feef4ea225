import type { AgencyPermissions, Caller } from '../../shared/caller.ts';

export type KeyStatus = 'active' | 'suspended' | 'disabled';

type User = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type ApiKey = {
  readonly id: string;
  /** SHA-256 of the secret. */
  readonly secretHash: Uint8Array;
  readonly status: KeyStatus;
  readonly user: User;
};

/** Everything that follows from one login. Each refresh advances it by one generation; only the latest may be used. */
export type TokenFamily = {
  readonly id: string;
  readonly generation: number;
  /** When the latest generation was issued. */
  readonly advancedAt: Date;
  readonly expiresAt: Date;
  readonly isRevoked: boolean;
  readonly keyStatus: KeyStatus;
  readonly user: User;
  readonly caller: Caller;
};

export type TokenSet = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessTokenExpiresAt: Date;
  readonly refreshTokenExpiresAt: Date;
  readonly user: User;
};

/** What an access token turns out to be. */
export type Identity =
  | { readonly state: 'known'; readonly caller: Caller }
  | { readonly state: 'unknown' }
  | { readonly state: 'keySuspended' };

/** An agency with its first user and that user's key. */
export type NewAgency = {
  readonly name: string;
  readonly permissions: AgencyPermissions;
  readonly user: User;
  readonly key: {
    readonly id: string;
    readonly key: string;
    readonly secretHash: Uint8Array;
    readonly status: KeyStatus;
  };
};
