import { startVendorServer } from '../faults/vendor-server.ts';
import { type Settings, startService } from './service.ts';

export async function startWithVendors(settings: Settings = {}) {
  const vendors = await startVendorServer();
  const service = await startService({ settings: { VENDOR_BASE_URL: vendors.url, ...settings } });
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
