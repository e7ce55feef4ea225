import type { Config } from '../../src/config.ts';
import { startVendorServer } from '../faults/vendor-server.ts';
import { startService } from './service.ts';

/** The service, and vendors that behave as a test says. */
export async function startWithVendors(config: Partial<Config> = {}) {
  const vendors = await startVendorServer();
  const service = await startService({ config: { vendorBaseUrl: vendors.url, ...config } });
  return {
    vendors,
    service,
    token: await service.loginAs('horizon'),
    async stop() {
      await service.stop();
      await vendors.close();
    },
  };
}
