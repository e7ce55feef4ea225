import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

type Shown = { results: { id: string; isCurrent: boolean; userAgent?: string }[] };

test('200: returns only the sessions of the member, newest first', async () => {
  await portalAs(service, 'viewer');
  const { email } = await makeMember(service, 'viewer');
  const [desk, phone] = [visitPortal(service), visitPortal(service)];
  const body = { email, password: PASSWORD };
  await desk.call('POST', '/session', { body, headers: { 'User-Agent': `Desk/${'1'.repeat(300)}` } });
  service.clock.advance(60);
  const { body: opened } = await phone.call<{ id: string }>('POST', '/session', {
    body,
    headers: { 'User-Agent': 'Phone/2' },
  });
  const at = service.clock.now().toISOString();
  const { results } = (await phone.call<Shown>('GET', '/sessions')).body;
  expect(results).toEqual([
    {
      ...{ id: opened.id, isCurrent: true, address: '127.0.0.1', userAgent: 'Phone/2' },
      ...{ createdAt: at, lastSeenAt: at, expiresAt: '2027-03-08T09:01:00.000Z' },
    },
    expect.objectContaining({ isCurrent: false, userAgent: `Desk/${'1'.repeat(195)}` }),
  ]);
});
