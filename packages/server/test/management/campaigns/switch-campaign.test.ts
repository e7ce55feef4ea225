import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

const spring = { name: 'Spring', names: { en: 'Spring', tr: 'Bahar', de: 'Frühling' }, isOn: true };

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
  await desk.call('PUT', '/campaigns/SPRING27', spring);
});
afterAll(() => service.stop());

test('200: switches a campaign off, which is audited', async () => {
  const { status, body } = await desk.call('PATCH', '/campaigns/SPRING27', { isOn: false });
  const saved = { savedBy: desk.email, savedAt: service.clock.now().toISOString() };
  expect([status, body]).toEqual([200, { code: 'SPRING27', ...spring, ...saved, isOn: false }]);
  expect((await desk.audit(2)).map(({ action }) => action)).toEqual(['saveCampaign', 'saveCampaign']);
});

test('200: a repeated call adds no audit entry', async () => {
  for (const isOn of [true, true, false]) await desk.call('PATCH', '/campaigns/SPRING27', { isOn });
  expect((await desk.audit(3)).map(({ facts }) => facts)).toEqual([
    expect.arrayContaining([{ name: 'isOn', before: 'true', after: 'false' }]),
    expect.arrayContaining([{ name: 'isOn', before: 'false', after: 'true' }]),
    expect.arrayContaining([{ name: 'isOn', before: 'true', after: 'false' }]),
  ]);
});

test('404 campaign.notFound: an unknown campaign cannot be switched on', async () => {
  expectPortalError(await desk.call('PATCH', '/campaigns/NONE', { isOn: true }), 'campaign.notFound');
});
