import { expect } from 'vitest';
import { emptyTables } from '../../support/database.ts';
import { portalAs } from '../../support/portal.ts';
import { startService } from '../../support/service.ts';

/** Starts the service with three logged requests of agency 1 and one of agency 2. */
export async function startRequests() {
  const service = await startService({ settings: { RATE_LIMIT_SCALE: '1' } });
  const { database } = service;
  const token = await service.loginAs('horizon');
  const meridian = await service.loginAs('meridian');
  await service.writeRequests();
  await emptyTables(database, 'request_log', 'request_hour', 'request_duration', 'request_minute', 'request_peak');
  service.clock.advance(60);
  const call = (id: string, path: string, as = token) =>
    service.api('GET', path, { token: as, headers: { 'X-Request-Id': id } });
  await call('request-1', '/locations?query=ankara');
  await call('request-2', '/order/CAR-0');
  await call('request-3', '/order/CAR-0');
  await call('request-4', '/locations?query=ankara', meridian);
  await service.writeRequests();
  return { service, token, developer: await portalAs(service, 'developer', { secondFactor: 'passed' }) };
}

export type Requests = Awaited<ReturnType<typeof startRequests>>;

/** The log entry for `request-3`. */
export const failedRequest = {
  requestId: 'request-3',
  at: expect.any(String),
  keyId: 'key_horizon_1',
  operation: 'getOrder',
  status: 404,
  errorKey: 'carOrder.notFound',
  durationMilliseconds: expect.any(Number),
};
