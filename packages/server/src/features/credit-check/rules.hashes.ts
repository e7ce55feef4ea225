import { createHmac } from 'node:crypto';

type Traveller = { readonly agencyId: number; readonly identityNumber: string };

export type CreditCheckHashes = {
  /** A person for one agency: what two agencies store of the same person cannot be matched. */
  readonly person: (about: Traveller) => Uint8Array;
  /** What the bureau knows an enquiry by. The same person with another integration code is another enquiry. */
  readonly enquiry: (about: Traveller & { readonly integrationCode: string }) => string;
  readonly pin: (sent: { readonly reference: string; readonly pin: string }) => Uint8Array;
};

/** Identity numbers and PINs are few enough to try them all, so a hash without a secret would not protect them. */
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
