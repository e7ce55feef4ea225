import type { components } from '../../generated/management/types.ts';
import type { Person } from '../identity/types.ts';
import type { Passkey } from './types.ts';

type Schemas = components['schemas'];

export const MOST_PASSKEYS = 20;
export const CHALLENGE_SECONDS = 300;
/** COSE algorithm identifiers for Ed25519, ES256 and RS256. Every common authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257];
const NAME = 'Agency Booking';

/** Relying party for passkeys. Browsers never offer a relying party's passkeys to a different origin. */
export type Party = { readonly id: string; readonly origin: string };

export function partyOf(publicUrl: string): Party {
  const { hostname: id, origin } = new URL(publicUrl);
  return { id, origin };
}

/** Returns the ID that a device stores with a passkey and sends back at sign-in. The ID contains no personal data. */
export const userHandleOf = (memberId: string): string => Buffer.from(memberId).toString('base64url');

type Ceremony = { readonly party: Party; readonly challenge: string };

export function creationOptions(
  { party, challenge }: Ceremony,
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

export const signInOptions = ({ party, challenge }: Ceremony): Schemas['PasskeySignInOptions'] => ({
  challenge,
  rpId: party.id,
  timeout: CHALLENGE_SECONDS * 1000,
  userVerification: 'required',
});

/** Returns the challenge that the browser claims to have signed. The signature is verified later. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
