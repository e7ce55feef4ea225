import type { AgencyPermissions } from '../../shared/caller.ts';
import { hashSecret } from './rules.ts';
import type { KeyStatus, NewAgency } from './types.ts';

/** The agencies on staging, whose published secrets are valid only there. */
export const stagingAgencies: readonly NewAgency[] = [
  agency('Horizon Travel', 'horizon', '5f1d0c7a9be24836', ['Elif', 'Demir'], everything()),
  agency('Meridian Tours', 'meridian', 'c2b84e61f07d4a95', ['Mert', 'Aydin'], noAuthorisations()),
  agency('Lodos Transfer', 'lodos', '91e6a3d85c0f4b72', ['Selin', 'Kaplan'], everything()),
  agency('Ege Travel', 'ege', '3d9b60f2a8c7415e', ['Defne', 'Arslan'], nothing()),
  agency('Poyraz Rent', 'poyraz', '7a40d2f9e1b8436c', ['Onur', 'Tekin'], everything(), 'suspended'),
];

function agency(
  name: string,
  word: string,
  secretEnd: string,
  [firstName, lastName]: readonly [string, string],
  permissions: AgencyPermissions,
  status: KeyStatus = 'active',
): NewAgency {
  const email = `${firstName}.${lastName}@${word}.example`.toLowerCase();
  return {
    name,
    permissions,
    user: { id: `usr_${word}_1`, email, firstName, lastName },
    key: {
      id: `key_${word}_1`,
      key: `ak_staging_${word}`,
      secretHash: hashSecret(`sk_staging_${word}_${secretEnd}`),
      status,
    },
  };
}

function everything(): AgencyPermissions {
  return {
    mayUseFullCredit: true,
    mayUseLimitedCredit: true,
    mayPayByLimit: true,
    mayPayByCardNumber: true,
    mayUseCustomBilling: true,
    mayReadReferenceData: true,
    mayCheckCredit: true,
  };
}

/**
 * Returns the permissions of an agency without special authorisations. Credit checks are allowed but not configured.
 */
function noAuthorisations(): AgencyPermissions {
  return {
    mayUseFullCredit: false,
    mayUseLimitedCredit: false,
    mayPayByLimit: false,
    mayPayByCardNumber: true,
    mayUseCustomBilling: false,
    mayReadReferenceData: true,
    mayCheckCredit: true,
  };
}

/** Returns the minimum permissions: searching and ordering. */
function nothing(): AgencyPermissions {
  return { ...noAuthorisations(), mayReadReferenceData: false, mayCheckCredit: false };
}
