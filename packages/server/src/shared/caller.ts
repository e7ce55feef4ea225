/** The optional permissions of an agency, which apply to all of its keys. */
export type AgencyPermissions = {
  readonly mayUseFullCredit: boolean;
  readonly mayUseLimitedCredit: boolean;
  readonly mayPayByLimit: boolean;
  /** If false, the agency's card payments start on the payment page. */
  readonly mayPayByCardNumber: boolean;
  readonly mayUseCustomBilling: boolean;
  readonly mayReadReferenceData: boolean;
  readonly mayCheckCredit: boolean;
};

/** The scope of an API key. `readOnly` keys cannot make changes. */
export type KeyScope = 'full' | 'readOnly';

export type Caller = {
  readonly userId: string;
  readonly agencyId: number;
  readonly keyId: string;
  readonly keyScope: KeyScope;
  readonly permissions: AgencyPermissions;
};
