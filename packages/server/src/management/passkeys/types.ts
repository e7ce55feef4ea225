export type Passkey = {
  readonly id: string;
  readonly memberId: string;
  /** As the device names it, in Base64url. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Buffer;
  /** As the device counts them; 0 where it does not. */
  readonly uses: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
};

/** What a device is to sign, for a member who adds a passkey, or for a sign-in. */
export type Challenge = { readonly hash: Buffer; readonly memberId: string | undefined };
