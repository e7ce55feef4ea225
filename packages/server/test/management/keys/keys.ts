import type { components } from '../../../src/generated/management/types.ts';
import { portalAs } from '../../support/portal.ts';
import { startService } from '../../support/service.ts';

export type ApiKey = components['schemas']['ApiKey'];
export type NewApiKey = components['schemas']['NewApiKey'];

export const KEYS = '/agencies/1/keys';

/** Starts the service and signs in an owner, who creates keys in the portal. */
export async function startKeys() {
  const service = await startService();
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  return {
    service,
    owner,
    make: async (body: object = {}) =>
      (await owner.call<NewApiKey>('POST', KEYS, { body: { name: 'Booking site', ...body } })).body,
    list: async () => (await owner.call<{ results: ApiKey[] }>('GET', KEYS)).body.results,
    act: (what: string, { id }: ApiKey) => owner.call<ApiKey>('POST', `${KEYS}/${id}/${what}`),
    login: ({ apiKey: { key }, secret }: NewApiKey) =>
      service.api<{ accessToken: string }>('POST', '/auth/login', { body: { key, secret } }),
    search: (token: string) => service.api('GET', '/locations?query=ankara', { token }),
    async audited() {
      const { rows } = await service.database.pool.query(
        'select action, actor, subject, agency_id as "agencyId", before, after from audit_event order by id desc limit 1',
      );
      return rows[0];
    },
  };
}

export type Keys = Awaited<ReturnType<typeof startKeys>>;
