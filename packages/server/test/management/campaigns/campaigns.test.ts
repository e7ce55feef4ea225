import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

const spring = { name: 'Spring', names: { en: 'Spring', tr: 'Bahar', de: 'Frühling' }, isOn: true };

describe('saveCampaign', () => {
  test('200: saves a campaign; switchCampaign 200: switches the campaign off', async () => {
    const { status, body } = await desk.call('PUT', '/campaigns/SPRING27', spring);
    const saved = { code: 'SPRING27', ...spring, savedBy: desk.email, savedAt: service.clock.now().toISOString() };
    expect([status, body]).toEqual([200, saved]);
    const off = await desk.call('PATCH', '/campaigns/SPRING27', { isOn: false });
    expect([off.status, off.body]).toEqual([200, { ...saved, isOn: false }]);
    const { results } = (await desk.call<{ results: object[] }>('GET', '/campaigns')).body;
    expect(results).toContainEqual({ ...saved, isOn: false });
    expect((await desk.audit(2)).map(({ action }) => action)).toEqual(['saveCampaign', 'saveCampaign']);
  });

  test('400 request.invalid: a campaign without a name in every language is refused', async () => {
    expect((await desk.call('PUT', '/campaigns/X', { ...spring, names: { en: 'X' } })).status).toBe(400);
  });
});

test('switchCampaign 404 campaign.notFound: an unknown campaign cannot be switched on', async () => {
  expectPortalError(await desk.call('PATCH', '/campaigns/NONE', { isOn: true }), 'campaign.notFound');
});
