import type { Signing } from '../../shared/signing.ts';

type Traveller = { readonly agencyId: number; readonly identityNumber: string };
type SentPin = { readonly reference: string; readonly pin: string };

/**
 * Hashes for the credit check. If a method returns several hashes, existing rows may contain any of them; new rows use
 * the first.
 */
export type CreditCheckHashes = {
  /** Returns hashes that differ between agencies, so that the data of two agencies cannot be matched. */
  readonly persons: (about: Traveller) => readonly Uint8Array[];
  /**
   * Returns the enquiry IDs for the bureau. Each combination of a person and an integration code is a separate enquiry.
   */
  readonly enquiries: (about: Traveller & { readonly integrationCode: string }) => readonly string[];
  readonly pin: (sent: SentPin) => Uint8Array;
  readonly isPin: (given: SentPin, hash: Uint8Array) => boolean;
};

/**
 * Creates the keyed hashes. Identity numbers and PINs have few possible values, so an unkeyed hash could be reversed.
 */
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
