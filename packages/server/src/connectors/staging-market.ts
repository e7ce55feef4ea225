/** Returns the logo address of a vendor in the sandbox, which draws the logos. */
export const stagingLogos = (sandboxUrl: string) => (supplierCode: string) =>
  new URL(`/logos/${supplierCode}.svg`, sandboxUrl).href;
