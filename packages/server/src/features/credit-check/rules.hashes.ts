import { createHmac } from 'node:crypto';

type Traveller = { readonly agencyId: number; readonly identityNumber: string };

export type CreditCheckHashes = {
  /** A person in the eyes of one agency: what two agencies keep of the same person cannot be matched. */
  readonly person: (about: Traveller) => Uint8Array;
  /** What the bureau knows an enquiry by. The same person with another integration code is another enquiry. */
  readonly enquiry: (about: Traveller & { readonly integrationCode: string }) => string;
  readonly pin: (sent: { readonly reference: string; readonly pin: string }) => Uint8Array;
};

/** Identity numbers and PINs are few enough to try them all, so without the secret their hashes would hide nothing. */
export function createHashes(secret: string): CreditCheckHashes {
  const hash = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', secret)
      .update(['credit-check', ...parts].join(':'))
      .digest();
  return {
    person: ({ agencyId, identityNumber }) => hash('person', agencyId, identityNumber),
    enquiry: ({ agencyId, identityNumber, integrationCode }) =>
      `enq_${hash('enquiry', agencyId, identityNumber, integrationCode).toString('base64url')}`,
    pin: ({ reference, pin }) => hash('pin', reference, pin),
  };
}
