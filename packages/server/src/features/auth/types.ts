import type { AgencyPermissions, Caller, KeyScope } from '../../shared/caller.ts';

/** `disabled`: for good. */
export type KeyStatus = 'active' | 'suspended' | 'disabled';

/** What a key may, from where and until when. */
export type KeyTerms = {
  readonly scope: KeyScope;
  /** Addresses and ranges; empty: from anywhere. */
  readonly allowedAddresses: readonly string[];
  readonly expiresAt: Date | undefined;
};

export type User = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type ApiKey = KeyTerms & {
  readonly id: string;
  readonly agencyId: number;
  /** SHA-256 of the secret. */
  readonly secretHash: Uint8Array;
  readonly status: KeyStatus;
  /** Grows with every change of secret or status. */
  readonly credentialsVersion: number;
  readonly user: User;
};

/** What decides whether a login still counts. */
export type Login = {
  readonly startedAt: Date;
  readonly isRevoked: boolean;
  /** The key's secret or status has changed since. */
  readonly isOutdated: boolean;
  readonly keyStatus: KeyStatus;
  readonly terms: KeyTerms;
};

/** `over`: for good, its tokens are worth nothing. */
export type LoginStanding = 'good' | 'over' | 'keySuspended';

/** Everything that follows from one login. Each refresh advances it by one generation; only the latest may be used. */
export type TokenFamily = Login & {
  readonly id: string;
  readonly keyId: string;
  readonly agencyId: number;
  readonly generation: number;
  /** When the latest generation was issued. */
  readonly advancedAt: Date;
  readonly expiresAt: Date;
  readonly user: User;
};

export type NewTokenFamily = {
  readonly id: string;
  readonly keyId: string;
  readonly credentialsVersion: number;
  readonly startedAt: Date;
  readonly expiresAt: Date;
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
  | { readonly state: 'keySuspended' }
  | { readonly state: 'addressNotAllowed' };

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

export type Agency = {
  readonly id: number;
  /** As it is known here; no two share one. */
  readonly name: string;
  readonly permissions: AgencyPermissions;
  /** Since when its keys and members are refused. */
  readonly endedAt: Date | undefined;
};

/** A key as operators see it: whose it is, and never its secret. */
export type IssuedKey = Pick<ApiKey, 'id' | 'agencyId' | 'status'> &
  KeyTerms & {
    readonly key: string;
    readonly userId: string;
    /** Of the user. */
    readonly email: string;
    readonly name: string | undefined;
    /** `undefined`: by an earlier release. */
    readonly createdAt: Date | undefined;
    /** To the minute; `undefined`: never. */
    readonly lastUsedAt: Date | undefined;
  };

/** What can be said of a key when it is made, and changed later. */
export type KeyChanges = Partial<KeyTerms & Pick<IssuedKey, 'name'>>;

/** What is told once, when a key is made or its secret replaced; only a hash of the secret is kept. */
export type Credentials = { readonly key: string; readonly secret: string };
