import type { Signing } from '../../shared/signing.ts';

type Traveller = { readonly agencyId: number; readonly identityNumber: string };
type SentPin = { readonly reference: string; readonly pin: string };

/** Where there are several, rows may have been written with any of them; the first is written now. */
export type CreditCheckHashes = {
  /** A person for one agency: what two agencies store of the same person cannot be matched. */
  readonly persons: (about: Traveller) => readonly Uint8Array[];
  /** What the bureau knows an enquiry by. The same person with another integration code is another enquiry. */
  readonly enquiries: (about: Traveller & { readonly integrationCode: string }) => readonly string[];
  readonly pin: (sent: SentPin) => Uint8Array;
  readonly isPin: (given: SentPin, hash: Uint8Array) => boolean;
};

/** Identity numbers and PINs are few enough to try them all, so a hash without a key would not protect them. */
export function createHashes({ sign, signatures, isSigned }: Signing): CreditCheckHashes {
  const text = (...parts: readonly (string | number)[]) => ['credit-check', ...parts].join(':');
  const pinText = ({ reference, pin }: SentPin) => text('pin', reference, pin);
  return {
    persons: ({ agencyId, identityNumber }) => signatures(text('person', agencyId, identityNumber)),
    enquiries: ({ agencyId, identityNumber, integrationCode }) =>
      signatures(text('enquiry', agencyId, identityNumber, integrationCode)).map(
        (hash) => `enq_${hash.toString('base64url')}`,
      ),
    pin: (sent) => sign(pinText(sent)),
    isPin: (given, hash) => isSigned(pinText(given), hash),
  };
}
