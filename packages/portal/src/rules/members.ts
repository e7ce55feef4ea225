import type { Member } from '../generated/types.ts';

/** Returns the key of the words that describe how a member signs in. A passkey does not replace the password. */
export function signInKindOf({
  hasSecondFactor,
  hasPasskey,
}: Pick<Member, 'hasSecondFactor' | 'hasPasskey'>): 'withFactor' | 'withPasskey' | 'withoutFactor' {
  if (hasSecondFactor) return 'withFactor';
  return hasPasskey ? 'withPasskey' : 'withoutFactor';
}
