export const agencies = {
  /** An agency with all permissions. */
  horizon: { key: 'ak_staging_horizon', secret: 'sk_staging_horizon_5f1d0c7a9be24836' },
  /** An agency without permissions, credit or a billing address. */
  meridian: { key: 'ak_staging_meridian', secret: 'sk_staging_meridian_c2b84e61f07d4a95' },
  /** An agency with all permissions and 100 TRY of credit. */
  lodos: { key: 'ak_staging_lodos', secret: 'sk_staging_lodos_91e6a3d85c0f4b72' },
  /** An agency that may only search and order. */
  ege: { key: 'ak_staging_ege', secret: 'sk_staging_ege_3d9b60f2a8c7415e' },
  /** An agency with a suspended key: every login returns 401. */
  poyraz: { key: 'ak_staging_poyraz', secret: 'sk_staging_poyraz_7a40d2f9e1b8436c' },
} as const;

export type AgencyName = keyof typeof agencies;
