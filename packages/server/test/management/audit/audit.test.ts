import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

type Page = {
  readonly results: readonly { readonly id: number; readonly action: string; readonly agencyId?: number }[];
  readonly nextCursor?: string;
};

beforeAll(async () => {
  await desk.call('PATCH', '/agencies/2', { name: 'Meridian Yolculuk' });
  await desk.call('POST', '/agencies/1/callback-origins', { origin: 'https://a.horizon.example' });
  await desk.call('POST', '/agencies/1/callback-origins', { origin: 'https://b.horizon.example' });
});

describe('listAgencyAudit', () => {
  test('200: an owner sees only the changes at their own agency, newest first', async () => {
    const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
    const { body } = await owner.call<Page>('GET', '/agencies/1/audit?action=addOrigin');
    expect(body.results).toEqual([
      {
        ...{ id: expect.any(Number), at: '2027-03-01T09:00:00.000Z', by: desk.email, action: 'addOrigin' },
        ...{ subject: 'agency 1', agencyId: 1, facts: [{ name: 'origin', after: 'https://b.horizon.example' }] },
      },
      expect.objectContaining({ facts: [{ name: 'origin', after: 'https://a.horizon.example' }] }),
    ]);
  });

  test('200: returns audit entries page by page and refuses a cursor from a different agency', async () => {
    const first = (await desk.call<Page>('GET', '/agencies/1/audit?limit=1')).body;
    const second = (await desk.call<Page>('GET', `/agencies/1/audit?limit=1&cursor=${first.nextCursor}`)).body;
    expect(second.results[0]!.id).toBeLessThan(first.results[0]!.id);
    const answer = await desk.call('GET', `/agencies/2/audit?limit=1&cursor=${first.nextCursor}`);
    const message = 'must be the nextCursor of a page of this list, with the same filters';
    expectPortalError(answer, 'request.invalid', { field: 'cursor', message });
  });
});

describe('listAudit', () => {
  test('200: filters audit entries by agency, actor, time and subject', async () => {
    const list = async (query: string) => (await desk.call<Page>('GET', `/audit?${query}`)).body.results;
    expect((await list('agencyId=2')).map(({ action }) => action)).toEqual(['setAgency']);
    expect(await list('by=nobody')).toEqual([]);
    expect(await list('since=2027-03-02T00:00:00Z')).toEqual([]);
    expect(await list('subject=agency%201')).toHaveLength(2);
  });

  test('400 request.invalid: a date that does not exist is refused', async () => {
    expect((await desk.call('GET', '/audit?since=2027-02-30T00:00:00Z')).status).toBe(400);
  });
});
