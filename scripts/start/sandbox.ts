/** The sandbox by the variables of the environment; as the entry of a thread it starts, and tells where it listens. */
import { parentPort } from 'node:worker_threads';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';

export function startSandboxBy(env: NodeJS.ProcessEnv): Promise<Sandbox> {
  const { SANDBOX_PORT, HOST, VENDOR_KEY, PROCESSOR_KEY, BUREAU_KEY, TRANSFER_SUPPLIER_KEY, DATA_DIR } = env;
  return startSandbox({
    port: Number(SANDBOX_PORT || 8081),
    host: HOST || undefined,
    vendorKey: VENDOR_KEY || undefined,
    processorKey: PROCESSOR_KEY || undefined,
    bureauKey: BUREAU_KEY || undefined,
    transferSupplierKey: TRANSFER_SUPPLIER_KEY || undefined,
    dataFolder: `${DATA_DIR || '.data'}/sandbox`,
  });
}

if (parentPort) parentPort.postMessage({ sandboxUrl: (await startSandboxBy(process.env)).url });
