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

const change = (body: object) => desk.call('PATCH', '/agencies/1/keys/key_horizon_1', body);

test('changeKey 200: a repeated change adds no audit entry', async () => {
  const before = await desk.audit(5);
  for (const _again of [1, 2]) {
    const { status, body } = await change({ name: 'Site', allowedAddresses: ['203.0.113.24/24', '2001:DB8::1'] });
    expect([status, body]).toMatchObject([200, { allowedAddresses: ['203.0.113.0/24', '2001:db8::1'] }]);
  }
  expect(await desk.audit(6)).toEqual([
    ...before,
    expect.objectContaining({
      action: 'changeKey',
      facts: [
        { name: 'allowedAddresses', before: '', after: '203.0.113.0/24,2001:db8::1' },
        { name: 'name', before: '', after: 'Site' },
      ],
    }),
  ]);
});

test.each<[string, object, string]>([
  ['a range that does not exist', { allowedAddresses: ['203.0.113.0/33'] }, 'allowedAddresses[0]'],
  [
    'more than fifty addresses',
    { allowedAddresses: Array.from({ length: 51 }, (_, last) => `203.0.113.${last}`) },
    'allowedAddresses',
  ],
  ['an expiry in the past', { expiresAt: '2027-03-01T09:00:00Z' }, 'expiresAt'],
  ['an empty name', { name: '' }, 'name'],
])('changeKey 400 request.invalid: %s is refused and leaves no audit entry', async (_what, body, field) => {
  const before = await desk.audit(1);
  const refused = await change(body);
  expect([refused.status, refused.body]).toMatchObject([400, { key: 'request.invalid', details: { field } }]);
  expect(await desk.audit(1)).toEqual(before);
});
