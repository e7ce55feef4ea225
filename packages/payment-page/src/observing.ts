import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import type { Observer } from './observer.ts';
import type { Traveller } from './post.ts';

/** Names of the routes. A path itself is never recorded, because it may contain the secret of a link. */
const PAGES: Readonly<Record<string, string>> = {
  '/pay/:secret': 'link',
  '/sessions/:id': 'session',
  '/sessions/:id/installments': 'installments',
  '/sessions/:id/payments': 'payment',
  '/return/:id': 'return',
  '/health/live': 'health',
  '/health/ready': 'health',
};
const NO_PAGE = 'none';
/** The status that is recorded if the browser disconnects before the response. */
const DISCONNECTED = 499;

/** Gives each request an ID, which is included in calls to the service and in log lines, and reports each response. */
export function observing(observer: Observer): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const traveller: Traveller = { address: addressOf(request), requestId: randomUUID() };
    response.locals.traveller = traveller;
    response.set('X-Request-Id', traveller.requestId);
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : DISCONNECTED;
      observer.answered({ page: pageOf(request), status, seconds: (performance.now() - startedAt) / 1000 });
    });
    next();
  };
}

export const travellerOf = ({ locals }: Pick<Response, 'locals'>): Traveller => locals.traveller;

export const pageOf = ({ route }: Request): string => PAGES[route?.path] ?? NO_PAGE;

/** Returns the address seen by the outermost trusted proxy, without an IPv6 zone. */
function addressOf({ ip = '', socket }: Request): string {
  const seen = isIP(ip) ? ip : (socket.remoteAddress ?? '');
  return seen.replace(/%.*$/, '');
}

/** Returns the status of an error that the request caused, such as a form that is too large. */
export function clientErrorOf(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
