import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOn } from '../../support/admin.ts';
import { expectPortalError, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
  await service.database.pool.query('delete from portal_member');
});
afterAll(() => service.stop());

test('the bootstrap command creates the first operator and is refused once an operator exists', async () => {
  const admin = adminOn(service.database, service.clock);
  const { link } = await admin.json<{ link: string }>('bootstrap', 'First@portal.example');
  expect(link).toMatch(/^http:\/\/localhost:8080\/portal\/invitation#token=[\w-]{43}$/);
  const token = link.split('=')[1]!;
  const again = await admin.json<{ link: string }>('bootstrap', 'first@portal.example');
  expect(again.link).not.toBe(link);
  const visitor = visitPortal(service);
  const accept = (secret: string) =>
    visitor.call('POST', '/invitations/accept', {
      body: { token: secret, firstName: 'Ada', lastName: 'Kaya', password: 'nine amber kites wander' },
    });
  expectPortalError(await accept(token), 'link.invalid');
  const read = await visitor.call('POST', '/invitations/read', { body: { token: again.link.split('=')[1] } });
  expect(read.body).toEqual({ email: 'first@portal.example', role: 'operator', expiresAt: '2027-03-04T09:00:00.000Z' });
  const accepted = await accept(again.link.split('=')[1]!);
  expect(accepted.body).toMatchObject({
    member: { role: 'operator' },
    secondFactor: 'notSet',
    needsSecondFactor: true,
  });
  const refused = await admin.run('bootstrap', 'other@portal.example');
  expect([refused.code, refused.message]).toEqual([
    1,
    'An operator already exists. Operators invite further operators in the portal.',
  ]);
  await admin.close();
});
