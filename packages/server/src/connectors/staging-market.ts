/** Returns the URL of a vendor's logo in the sandbox, which draws the logos. */
export const stagingLogos = (sandboxUrl: string) => (supplierCode: string) =>
  new URL(`/logos/${supplierCode}.svg`, sandboxUrl).href;
