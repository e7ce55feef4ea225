/** What runs in the sandbox's thread. */
import { parentPort } from 'node:worker_threads';
import { startSandbox } from '@agency-booking/sandbox';

const { SANDBOX_PORT, HOST, VENDOR_KEY, PROCESSOR_KEY, BUREAU_KEY, TRANSFER_SUPPLIER_KEY, DATA_DIR } = process.env;

const sandbox = await startSandbox({
  port: Number(SANDBOX_PORT || 8081),
  host: HOST || undefined,
  vendorKey: VENDOR_KEY || undefined,
  processorKey: PROCESSOR_KEY || undefined,
  bureauKey: BUREAU_KEY || undefined,
  transferSupplierKey: TRANSFER_SUPPLIER_KEY || undefined,
  dataFolder: `${DATA_DIR || '.data'}/sandbox`,
});
parentPort?.postMessage(sandbox.url);
