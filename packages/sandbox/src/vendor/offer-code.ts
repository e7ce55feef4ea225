import { createSealedCodes } from '../world/sealed-code.ts';
import type { Rental } from './rental.ts';

/** The data from which an offer can be restored. */
type OfferTerms = Omit<Rental, 'vendor' | 'pickUpOffice' | 'dropOffOffice'> & {
  readonly vendorCode: string;
  readonly modelId: string;
  readonly pickUpOfficeId: string;
  readonly dropOffOfficeId: string;
};

export type OfferCodes = {
  write(terms: OfferTerms): string;
  /** Returns the terms, or `undefined` if the code is invalid or was modified. */
  read(offerCode: string): OfferTerms | undefined;
};

type Parts = [string, string, string, string, string, string, string, string, string, string];
const PARTS: Parts['length'] = 10;

export function createOfferCodes(secret: string): OfferCodes {
  const codes = createSealedCodes(secret);
  return {
    write: (terms) =>
      codes.write(
        terms.vendorCode,
        terms.modelId,
        terms.pickUpOfficeId,
        terms.dropOffOfficeId,
        terms.from.getTime().toString(36),
        terms.to.getTime().toString(36),
        terms.leadDays,
        terms.deliveryMetres ?? '',
        terms.driverAge,
        terms.campaignCode ?? '',
      ),
    read(offerCode) {
      const parts = codes.read(offerCode);
      if (parts?.length !== PARTS) return undefined;
      const [
        vendorCode,
        modelId,
        pickUpOfficeId,
        dropOffOfficeId,
        from,
        to,
        leadDays,
        metres,
        driverAge,
        campaignCode,
      ] = parts as Parts;
      return {
        vendorCode,
        modelId,
        pickUpOfficeId,
        dropOffOfficeId,
        from: new Date(Number.parseInt(from, 36)),
        to: new Date(Number.parseInt(to, 36)),
        leadDays: Number(leadDays),
        deliveryMetres: metres === '' ? undefined : Number(metres),
        driverAge: Number(driverAge),
        campaignCode: campaignCode || undefined,
      };
    },
  };
}
