import type { RequestListener } from 'node:http';
import { contract, errors, operations } from '@agency-booking/connector-contracts/world';
import { createContractApp } from '@agency-booking/contract-express';
import { COMPILED_FOLDER } from '@agency-booking/server/world';
import type { World } from '../world.ts';
import { createControlHandlers } from './handlers.ts';

const CONTROL_PATH = '/world/v1';

/** Serves the control API, through which tests in any language control a world. */
export async function createControl(world: World, log: (line: string) => void): Promise<RequestListener> {
  const app = await createContractApp({
    ...{ contract, operations, errors, handlers: createControlHandlers(world), basePath: CONTROL_PATH },
    compiledFolder: COMPILED_FOLDER,
    offContract: 'fail',
    report: {
      offContract: ({ operation, problem }) => log(`${operation?.id} breaks its contract: ${JSON.stringify(problem)}`),
      failed: ({ error }) => log(String(error instanceof Error ? error.stack : error)),
    },
  });
  return app.express;
}
