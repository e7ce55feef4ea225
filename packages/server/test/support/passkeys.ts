import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { components } from '../../src/generated/management/types.ts';
import { type Answer, call } from './api.ts';
import { PASSWORD, type SignedIn, visitPortal } from './portal.ts';
import type { TestService } from './service.ts';

type Schemas = components['schemas'];

/** Deviations from the normal behaviour of a device or its browser. */
export type Otherwise = {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  /** True if the device has verified the user by fingerprint, face or PIN. */
  readonly isVerified?: boolean;
  readonly uses?: number;
  readonly userHandle?: string;
  readonly type?: string;
  readonly format?: string;
};

/** The origin of a service under test, which listens on any free port. */
const ORIGIN = 'http://localhost:0';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

/** Simulates a device with one ES256 passkey, and its browser. */
export function createDevice() {
  const credential = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const device = {
    credentialId: base64url(credential),
    /** The signature counter; 0 unless a test increments it. */
    uses: 0,
    /** The user handle of the passkey's owner, set on registration. */
    userHandle: base64url('nobody'),

    create({ challenge, rp, user }: Schemas['PasskeyCreationOptions'], other: Otherwise = {}) {
      device.userHandle = user.id;
      const attested = Buffer.concat([Buffer.alloc(16), length(credential), credential, coseOf(publicKey)]);
      const authData = Buffer.concat([authenticatorData(rp.id, other, ATTESTED), attested]);
      const attestation = [
        [text('fmt'), text(other.format ?? 'none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ] as const;
      return {
        credentialId: device.credentialId,
        clientDataJSON: clientData('webauthn.create', { challenge, ...other }),
        attestationObject: base64url(map(attestation)),
      };
    },

    get({ challenge, rpId }: Schemas['PasskeySignInOptions'], other: Otherwise = {}): Schemas['PasskeySignInRequest'] {
      const data = authenticatorData(rpId, other);
      const clientDataJSON = clientData('webauthn.get', { challenge, ...other });
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        credentialId: device.credentialId,
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle: other.userHandle ?? device.userHandle,
      };
    },
  };

  function authenticatorData(rpId: string, { isVerified = true, uses = device.uses, ...other }: Otherwise, flags = 0) {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(uses);
    const flag = Buffer.from([PRESENT | flags | (isVerified ? VERIFIED : 0)]);
    return Buffer.concat([sha256(other.rpId ?? rpId), flag, counted]);
  }

  return device;
}

export type Device = ReturnType<typeof createDevice>;

const clientData = (usual: string, { type = usual, challenge, origin = ORIGIN }: Otherwise) =>
  base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const optionsOf = <Options>({ status, body, text: written }: Answer<Options>): Options => {
  if (status !== 200) throw new Error(written);
  return body;
};

export async function beginPasskey(member: SignedIn): Promise<Schemas['PasskeyCreationOptions']> {
  return optionsOf(await member.call('POST', '/passkeys/begin', { body: { password: PASSWORD } }));
}

/** Returns the member's new passkey, which is on a separate device unless a device is given. */
export async function addPasskey(member: SignedIn, device: Device = createDevice()) {
  const body = { name: 'Laptop', ...device.create(await beginPasskey(member)) };
  const answer = await member.call<Schemas['Passkey']>('POST', '/passkeys', { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return { device, passkey: answer.body };
}

export async function beginPasskeySignIn({ url }: Pick<TestService, 'url'>): Promise<Schemas['PasskeySignInOptions']> {
  return optionsOf(await call(`${url}/management/v1/session/passkey/begin`, 'POST', {}));
}

/** Signs in a member who has no session on this device. */
export async function signInWith(service: TestService, device: Device, other: Otherwise = {}) {
  const body = device.get(await beginPasskeySignIn(service), other);
  const visitor = visitPortal(service);
  return { visitor, body, answer: await visitor.call<Schemas['Session']>('POST', '/session/passkey', { body }) };
}

/** Encodes a CBOR head (RFC 8949), limited to the sizes that passkeys use. */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 0xff]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
const length = (value: Uint8Array) => Buffer.from([value.length >> 8, value.length & 0xff]);

/** Encodes a public key as a COSE EC2 key for ES256, with the P-256 curve and its coordinates. */
function coseOf(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x!, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y!, 'base64url'))],
  ]);
}
