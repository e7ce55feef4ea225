/** What an agency may do beyond the ordinary; kept per agency, not per key. */
export type AgencyPermissions = {
  readonly mayUseFullCredit: boolean;
  readonly mayUseLimitedCredit: boolean;
  readonly mayPayByLimit: boolean;
  readonly mayUseCustomBilling: boolean;
  readonly mayReadReferenceData: boolean;
  readonly mayCheckCredit: boolean;
};

/** `readOnly`: what changes something is refused. */
export type KeyScope = 'full' | 'readOnly';

/** The user and agency an access token belongs to. */
export type Caller = {
  readonly userId: string;
  readonly agencyId: number;
  readonly keyId: string;
  readonly keyScope: KeyScope;
  readonly permissions: AgencyPermissions;
};
