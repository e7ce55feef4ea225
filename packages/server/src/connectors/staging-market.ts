/** Returns the URL of a vendor's logo in the sandbox, which generates the logos. */
export const stagingLogos = (sandboxUrl: string) => (supplierCode: string) =>
  new URL(`/logos/${supplierCode}.svg`, sandboxUrl).href;
