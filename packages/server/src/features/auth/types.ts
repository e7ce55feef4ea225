import type { AgencyPermissions, Caller, KeyScope } from '../../shared/caller.ts';

/** `disabled` is permanent. */
export type KeyStatus = 'active' | 'suspended' | 'disabled';

export type KeyTerms = {
  readonly scope: KeyScope;
  /** IP addresses and ranges from which the key may be used. An empty list allows every address. */
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
  /** SHA-256 hash of the secret. */
  readonly secretHash: Uint8Array;
  readonly status: KeyStatus;
  /** Version that increases with every change to the secret or status. */
  readonly credentialsVersion: number;
  readonly user: User;
};

export type Login = {
  readonly startedAt: Date;
  readonly isRevoked: boolean;
  /** True if the key's secret or status has changed since sign-in. */
  readonly isOutdated: boolean;
  readonly keyStatus: KeyStatus;
  readonly terms: KeyTerms;
};

/** The state of a login. `over` is permanent: the login's tokens are no longer valid. */
export type LoginStanding = 'good' | 'over' | 'keySuspended';

/** Tokens derived from one login. Each refresh advances the generation, and only the latest generation is valid. */
export type TokenFamily = Login & {
  readonly id: string;
  readonly keyId: string;
  readonly agencyId: number;
  readonly generation: number;
  /** Time at which the latest generation was issued. */
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

export type Identity =
  | { readonly state: 'known'; readonly caller: Caller }
  | { readonly state: 'unknown' }
  | { readonly state: 'keySuspended' }
  | { readonly state: 'addressNotAllowed' };

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
  /** Internal name of the agency, unique across agencies. */
  readonly name: string;
  readonly permissions: AgencyPermissions;
  /** Time from which the agency's keys and members are no longer accepted. */
  readonly endedAt: Date | undefined;
  readonly suspension: Suspension | undefined;
};

/** While an agency is suspended, its keys are rejected and its members can only read. */
export type Suspension = { readonly suspendedAt: Date; readonly reason: string };

/** Key as shown to operators, with its user but without its secret. */
export type IssuedKey = Pick<ApiKey, 'id' | 'agencyId' | 'status'> &
  KeyTerms & {
    readonly key: string;
    readonly userId: string;
    readonly email: string;
    readonly name: string | undefined;
    /** Creation time, or `undefined` if release 1.0.0 created the key. */
    readonly createdAt: Date | undefined;
    /** Time of last use, to the minute, or `undefined` if never used. */
    readonly lastUsedAt: Date | undefined;
  };

export type KeyChanges = Partial<KeyTerms & Pick<IssuedKey, 'name'>>;

/**
 * The key and secret, which are returned once, when the secret is created or replaced. The database stores only a hash
 * of the secret.
 */
export type Credentials = { readonly key: string; readonly secret: string };
