import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
  await desk.call('PATCH', '/agencies/2', { name: 'Meridian Yolculuk' });
  await desk.call('POST', '/agencies/1/callback-origins', { origin: 'https://a.horizon.example' });
  await desk.call('POST', '/agencies/1/callback-origins', { origin: 'https://b.horizon.example' });
});
afterAll(() => service.stop());

type Page = { readonly results: readonly { readonly id: number }[]; readonly nextCursor?: string };

test('200: an owner sees only the changes at their own agency, newest first', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  const { body } = await owner.call<Page>('GET', '/agencies/1/audit?action=addOrigin');
  expect(body.results).toEqual([
    {
      ...{ id: expect.any(Number), at: '2027-03-01T09:00:00.000Z', by: desk.email, action: 'addOrigin' },
      ...{ subject: 'agency 1', agencyId: 1, agencyName: 'Horizon Travel' },
      facts: [{ name: 'origin', after: 'https://b.horizon.example' }],
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
