/** The sandbox draws the logos of its vendors. */
export const stagingLogos = (sandboxUrl: string) => (supplierCode: string) =>
  new URL(`/logos/${supplierCode}.svg`, sandboxUrl).href;
