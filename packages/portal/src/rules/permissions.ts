import type { AgencyPermissions } from '../generated/types.ts';

/**
 * All permissions, switched off, in display order. A new permission causes a compile error until it is added to this
 * list.
 */
export const NO_PERMISSIONS: { -readonly [Name in keyof AgencyPermissions]: boolean } = {
  mayPayByCardNumber: false,
  mayPayByLimit: false,
  mayUseFullCredit: false,
  mayUseLimitedCredit: false,
  mayCheckCredit: false,
  mayUseCustomBilling: false,
  mayReadReferenceData: true,
};
export const PERMISSIONS = Object.keys(NO_PERMISSIONS) as (keyof AgencyPermissions)[];
