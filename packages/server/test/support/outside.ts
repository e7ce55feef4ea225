import type { Config } from '../../src/config.ts';

/** Everybody outside is played by the sandbox at this address. */
export function outsideAt(url: string): Partial<Config> {
  return { vendorBaseUrl: url, processorBaseUrl: url, bureauBaseUrl: url, transferSupplierBaseUrl: url };
}
