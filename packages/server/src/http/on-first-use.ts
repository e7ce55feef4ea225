import type { ContractApp } from '@agency-booking/contract-express';
import type { RequestHandler } from 'express';

type OnFirstUse = {
  readonly open: () => Promise<ContractApp>;
  readonly serve: RequestHandler;
  readonly requestsUnderWay: () => number;
};

/** Mounts an app under the base path. The first request starts the app. */
export function onFirstUse(basePath: string, openApp: () => Promise<ContractApp>): OnFirstUse {
  let opened: ContractApp | undefined;
  let opening: Promise<ContractApp> | undefined;
  const open = async () => {
    opening ??= openApp();
    opened = await opening;
    return opened;
  };
  const serve: RequestHandler = async (request, response, next) => {
    if (!request.url.startsWith(`${basePath}/`)) return next();
    const { express } = opened ?? (await open());
    express(request, response, next);
  };
  return { open, serve, requestsUnderWay: () => opened?.requestsUnderWay() ?? 0 };
}
