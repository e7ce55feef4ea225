import { createHmac, timingSafeEqual } from 'node:crypto';

/** Everything an offer can be made from again. */
export type OfferTerms = {
  readonly vendorCode: string;
  readonly modelId: string;
  readonly pickUpOfficeId: string;
  readonly dropOffOfficeId: string;
  readonly from: Date;
  readonly to: Date;
  readonly driverAge: number;
  readonly campaignCode?: string | undefined;
};

export type OfferCodes = {
  write(terms: OfferTerms): string;
  /** undefined: not written here, or altered since. */
  read(offerCode: string): OfferTerms | undefined;
};

const SEAL_BYTES = 12;
const SEPARATOR = '|';

/** An offer's code holds its terms and a seal, so that nothing has to be remembered. */
export function createOfferCodes(secret: string): OfferCodes {
  const seal = (terms: Buffer) => createHmac('sha256', secret).update(terms).digest().subarray(0, SEAL_BYTES);
  return {
    write(terms) {
      const text = Buffer.from(
        [
          terms.vendorCode,
          terms.modelId,
          terms.pickUpOfficeId,
          terms.dropOffOfficeId,
          terms.from.getTime().toString(36),
          terms.to.getTime().toString(36),
          terms.driverAge,
          terms.campaignCode ?? '',
        ].join(SEPARATOR),
      );
      return Buffer.concat([seal(text), text]).toString('base64url');
    },
    read(offerCode) {
      const bytes = Buffer.from(offerCode, 'base64url');
      // Several spellings decode to the same bytes; only the one that was written counts.
      if (bytes.length <= SEAL_BYTES || bytes.toString('base64url') !== offerCode) return undefined;
      const text = bytes.subarray(SEAL_BYTES);
      if (!timingSafeEqual(bytes.subarray(0, SEAL_BYTES), seal(text))) return undefined;
      const [vendorCode, modelId, pickUpOfficeId, dropOffOfficeId, from, to, driverAge, campaignCode] = text
        .toString()
        .split(SEPARATOR) as [string, string, string, string, string, string, string, string];
      return {
        vendorCode,
        modelId,
        pickUpOfficeId,
        dropOffOfficeId,
        from: new Date(Number.parseInt(from, 36)),
        to: new Date(Number.parseInt(to, 36)),
        driverAge: Number(driverAge),
        campaignCode: campaignCode || undefined,
      };
    },
  };
}
