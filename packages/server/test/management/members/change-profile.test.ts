import { afterAll, beforeAll, expect, test } from 'vitest';
import { portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

test('200: the language changes for this member only, even before the second factor is passed', async () => {
  const [owner, other] = [await portalAs(service, 'owner'), await portalAs(service, 'viewer')];
  const { status, body } = await owner.call('PATCH', '/profile', { body: { language: 'tr' } });
  expect([status, body]).toMatchObject([200, { id: owner.memberId, language: 'tr' }]);
  expect((await owner.call('GET', '/session')).body).toMatchObject({ member: { language: 'tr' } });
  expect((await other.call<{ member: object }>('GET', '/session')).body.member).not.toHaveProperty('language');
});

test('400 request.invalid: an unknown language, an empty profile and a new role are refused', async () => {
  const owner = await portalAs(service, 'owner');
  for (const body of [{ language: 'fr' }, {}, { language: 'de', role: 'operator' }])
    expect((await owner.call('PATCH', '/profile', { body })).status).toBe(400);
});
