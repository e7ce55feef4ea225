import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

const spring = { name: 'Spring', names: { en: 'Spring', tr: 'Bahar', de: 'Lenz' }, isOn: true };

test('200: saves a campaign, and the audit entry lists the names of the campaign in every language', async () => {
  const { status, body } = await desk.call('PUT', '/campaigns/SPRING5', spring);
  const saved = { code: 'SPRING5', ...spring, savedBy: desk.email, savedAt: service.clock.now().toISOString() };
  expect([status, body]).toEqual([200, saved]);
  expect(await desk.audit(1)).toEqual([
    {
      ...{ by: desk.email, action: 'saveCampaign', subject: 'campaign SPRING5' },
      facts: [
        { name: 'de', after: 'Lenz' },
        { name: 'en', after: 'Spring' },
        { name: 'isOn', after: 'true' },
        { name: 'name', after: 'Spring' },
        { name: 'tr', after: 'Bahar' },
      ],
    },
  ]);
});

test.each([
  ['spring', spring, 'campaignCode'],
  ['SPRING6', { ...spring, name: ' ' }, 'name'],
])('400 request.invalid: the campaign %s with %j is refused', async (code, body, field) => {
  const answer = await desk.call('PUT', `/campaigns/${code}`, body);
  expect([answer.status, answer.body]).toMatchObject([400, { key: 'request.invalid', details: { field } }]);
});

test('400 request.invalid: a campaign without a name in every language is refused', async () => {
  expect((await desk.call('PUT', '/campaigns/X', { ...spring, names: { en: 'X' } })).status).toBe(400);
});
