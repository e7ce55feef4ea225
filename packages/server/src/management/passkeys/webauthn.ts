import { ALGORITHMS, type Party } from './rules.ts';
import type { Passkey } from './types.ts';

/** As the browser answers, in Base64url, and the challenge that was given. */
type Answered = { readonly challenge: string; readonly credentialId: string; readonly clientDataJSON: string };
export type Made = Answered & { readonly attestationObject: string };
export type Signed = Answered & {
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
};

export type Webauthn = {
  readonly party: Party;
  /** What a device has made, if it was made for this challenge and party by a user it has verified. */
  readonly readMade: (made: Made) => Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'uses'> | undefined>;
  /** @returns how often the device has used the passkey, if it has signed this challenge for a user it has verified */
  readonly readSigned: (signed: Signed, passkey: Pick<Passkey, 'publicKey'>) => Promise<number | undefined>;
};

/** Without certificates: none was asked for, and the library would ask servers that a certificate names. */
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
          // Uses are compared where they are kept, so that of two at once one is taken.
          credential: { id, publicKey: Uint8Array.from(publicKey), counter: 0 },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      });
    },
  };
}

/** When the first passkey comes: it is large, and most starts never need it. */
async function load() {
  const [library, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...library, ...helpers };
}

/** The library says with an error what is wrong with an answer; nothing in it reaches outside. */
async function orNothing<Value>(read: () => Promise<Value | undefined>): Promise<Value | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
