import { ALGORITHMS, type Party } from './rules.ts';
import type { Passkey } from './types.ts';

/** Browser response in Base64url, with the challenge that was issued. */
type Answered = { readonly challenge: string; readonly credentialId: string; readonly clientDataJSON: string };
export type Made = Answered & { readonly attestationObject: string };
export type Signed = Answered & {
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
};

export type Webauthn = {
  readonly party: Party;
  /** Returns `undefined` unless the passkey was created with user verification for this challenge and party. */
  readonly readMade: (made: Made) => Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'uses'> | undefined>;
  /** Returns the device's use count; `undefined` unless it signed this challenge with user verification. */
  readonly readSigned: (signed: Signed, passkey: Pick<Passkey, 'publicKey'>) => Promise<number | undefined>;
};

/**
 * Attestation formats without certificates. Attestation is not requested, and for formats with certificates the library
 * would contact the servers named in them.
 */
const PLAIN_FORMATS = ['none', 'packed'];

export function createWebauthn(party: Party): Webauthn {
  const expected = ({ challenge }: Answered) => ({
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  });
  const credential = ({ credentialId: id }: Answered) =>
    ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

  return {
    party,

    async readMade(made) {
      const { verifyRegistrationResponse, decodeAttestationObject, isoBase64URL } = await load();
      const { clientDataJSON, attestationObject } = made;
      return orNothing(async () => {
        const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
        const isPlain = PLAIN_FORMATS.includes(decoded.get('fmt')) && decoded.get('attStmt').get('x5c') === undefined;
        if (!isPlain) return undefined;
        const { registrationInfo } = await verifyRegistrationResponse({
          response: { ...credential(made), response: { clientDataJSON, attestationObject } },
          ...expected(made),
          supportedAlgorithmIDs: ALGORITHMS,
        });
        const { id, publicKey, counter } = registrationInfo?.credential ?? {};
        if (id !== made.credentialId || publicKey === undefined || counter === undefined) return undefined;
        return { credentialId: id, publicKey: Buffer.from(publicKey), uses: counter };
      });
    },

    async readSigned(signed, { publicKey }) {
      const { verifyAuthenticationResponse } = await load();
      const { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle } = signed;
      return orNothing(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...credential(signed), response: { clientDataJSON, authenticatorData, signature, userHandle } },
          ...expected(signed),
          // Counters are compared in the store, so that only one of two concurrent uses is accepted.
          credential: { id, publicKey: Uint8Array.from(publicKey), counter: 0 },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      });
    },
  };
}

/** Loads the library when the first passkey is used, because it is large and most processes never need it. */
async function load() {
  const [library, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...library, ...helpers };
}

/**
 * Returns `undefined` if the library throws, which is how it rejects a response. The library makes no network calls
 * here.
 */
async function orNothing<Value>(read: () => Promise<Value | undefined>): Promise<Value | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
