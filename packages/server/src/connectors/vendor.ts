import contract from '../generated/connectors/vendor/openapi.json' with { type: 'json' };
import { operations } from '../generated/connectors/vendor/operations.ts';
import type { paths, operations as VendorOperations } from '../generated/connectors/vendor/types.ts';
import type { ListVendorExtras, SearchVendor } from '../ports/vendors.ts';
import { type LineOptions, openLine } from './call.ts';
import { answerChecks } from './contract.ts';
import { createHttpClient, demandSuccess } from './http.ts';

/** The vendor's own word that it no longer knows an offer. */
const OFFER_NOT_FOUND = 2404;

export type VendorConnector = {
  readonly searchVendor: SearchVendor;
  readonly listVendorExtras: ListVendorExtras;
  readonly close: () => Promise<void>;
};

/** Rental vendors over `openapi/connectors/vendor.yaml`: one client for all, a line with its own circuit for each. */
export function createVendorConnector({
  baseUrl,
  key,
  ...options
}: LineOptions & { readonly baseUrl: string; readonly key: string }): VendorConnector {
  const { client, close } = createHttpClient<paths>({ baseUrl, key });
  const checks = answerChecks<VendorOperations>(contract, operations);
  const lines = new Map<string, ReturnType<typeof openLine>>();

  function lineTo(vendorCode: string) {
    const line = lines.get(vendorCode) ?? openLine(vendorCode, options);
    lines.set(vendorCode, line);
    return line;
  }

  const searchVendor: SearchVendor = (vendorCode, search, gone) =>
    lineTo(vendorCode)(
      'searchOffers',
      async (signal) => {
        const { data, response } = await client.POST('/vendors/{vendorCode}/offers', {
          params: { path: { vendorCode } },
          body: search,
          signal,
        });
        demandSuccess(response);
        return checks.searchOffers(data).offers;
      },
      gone,
    );

  const listVendorExtras: ListVendorExtras = (vendorCode, offerCode, gone) =>
    lineTo(vendorCode)(
      'listOfferExtras',
      async (signal) => {
        const { data, error, response } = await client.GET('/vendors/{vendorCode}/offers/{offerCode}/extras', {
          params: { path: { vendorCode, offerCode } },
          signal,
        });
        if (response.status === 404 && error?.code === OFFER_NOT_FOUND) return undefined;
        demandSuccess(response);
        return checks.listOfferExtras(data).extras;
      },
      gone,
    );

  return { searchVendor, listVendorExtras, close };
}
