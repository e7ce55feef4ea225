import type { AgencyPermissions } from '../generated/types.ts';

/** What an agency may be allowed, in the order in which it is shown; a new one does not compile until it is here. */
export const NO_PERMISSIONS: { -readonly [Name in keyof AgencyPermissions]: boolean } = {
  mayPayByLimit: false,
  mayUseFullCredit: false,
  mayUseLimitedCredit: false,
  mayCheckCredit: false,
  mayUseCustomBilling: false,
  mayReadReferenceData: true,
};
export const PERMISSIONS = Object.keys(NO_PERMISSIONS) as (keyof AgencyPermissions)[];
