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

test('saveCampaign 200: the audit entry lists the names of the campaign in every language', async () => {
  await desk.call('PUT', '/campaigns/SPRING5', spring);
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
])('saveCampaign 400 request.invalid: the campaign %s with %j is refused', async (code, body, field) => {
  const answer = await desk.call('PUT', `/campaigns/${code}`, body);
  expect([answer.status, answer.body]).toMatchObject([400, { key: 'request.invalid', details: { field } }]);
});

test('switchCampaign 200: a repeated call adds no audit entry', async () => {
  for (const isOn of [false, false, true]) await desk.call('PATCH', '/campaigns/SPRING5', { isOn });
  expect((await desk.audit(3)).map(({ facts }) => facts)).toEqual([
    expect.arrayContaining([{ name: 'isOn', after: 'true' }]),
    expect.arrayContaining([{ name: 'isOn', before: 'true', after: 'false' }]),
    expect.arrayContaining([{ name: 'isOn', before: 'false', after: 'true' }]),
  ]);
});
