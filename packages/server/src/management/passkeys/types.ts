export type Passkey = {
  readonly id: string;
  readonly memberId: string;
  /** Id of the credential on the device, in Base64url. */
  readonly credentialId: string;
  /** Public key in COSE format. */
  readonly publicKey: Buffer;
  /** Use count reported by the device; 0 if it does not count. */
  readonly uses: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
};

/**
 * Hash of a challenge for a device to sign. `memberId` is set when a member adds a passkey, and `undefined` at sign-in.
 */
export type Challenge = { readonly hash: Buffer; readonly memberId: string | undefined };
