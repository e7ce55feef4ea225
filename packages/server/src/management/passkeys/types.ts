export type Passkey = {
  readonly id: string;
  readonly memberId: string;
  /** ID of the credential on the device, in Base64url. */
  readonly credentialId: string;
  /** Public key in COSE format. */
  readonly publicKey: Buffer;
  /** Use count reported by the device; 0 if it keeps no count. */
  readonly uses: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
};

/** Hash of a challenge for a device. `memberId` is the member who adds a passkey; `undefined` at sign-in. */
export type Challenge = { readonly hash: Buffer; readonly memberId: string | undefined };
