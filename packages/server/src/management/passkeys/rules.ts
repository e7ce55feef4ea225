import type { components } from '../../generated/management/types.ts';
import type { Person } from '../identity/types.ts';
import type { Passkey } from './types.ts';

type Schemas = components['schemas'];

export const MOST_PASSKEYS = 20;
export const CHALLENGE_SECONDS = 300;
/** Of COSE: Ed25519, ES256, RS256. What a device has is one of these. */
export const ALGORITHMS = [-8, -7, -257];
const NAME = 'Agency Booking';

/** Whom passkeys are for: a browser gives them to no other origin. */
export type Party = { readonly id: string; readonly origin: string };

export function partyOf(publicUrl: string): Party {
  const { hostname: id, origin } = new URL(publicUrl);
  return { id, origin };
}

/** What a device keeps beside the passkey, and says again when it signs in: an id that tells nothing. */
export const userHandleOf = (memberId: string): string => Buffer.from(memberId).toString('base64url');

type Asked = { readonly party: Party; readonly challenge: string };

export function creationOptions(
  { party, challenge }: Asked,
  { id, email, firstName, lastName }: Person,
  existing: readonly Passkey[],
): Schemas['PasskeyCreationOptions'] {
  const displayName = [firstName, lastName].filter(Boolean).join(' ') || email;
  return {
    challenge,
    rp: { id: party.id, name: NAME },
    user: { id: userHandleOf(id), name: email, displayName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    excludeCredentials: existing.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

export const signInOptions = ({ party, challenge }: Asked): Schemas['PasskeySignInOptions'] => ({
  challenge,
  rpId: party.id,
  timeout: CHALLENGE_SECONDS * 1000,
  userVerification: 'required',
});

/** What the browser says was signed; whether it was is seen later. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
