import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, makeMember, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const email = 'second@portal.example';

test('202: the invited person is listed as an operator only after a second operator approves the invitation', async () => {
  const [operator, other] = [await portalAs(service, 'operator'), await portalAs(service, 'operator')];
  const emails = async () =>
    (await operator.call<{ results: { email: string }[] }>('GET', '/operators')).body.results.map((one) => one.email);
  const { status, body } = await operator.call<{ id: number }>('POST', '/operators', { body: { email } });
  expect([status, body]).toMatchObject([202, { action: 'inviteOperator', asked: { operator: { email } } }]);
  expect(await emails()).not.toContain(email);
  expect((await other.call('POST', `/approvals/${body.id}/approve`)).status).toBe(200);
  expect(await emails()).toContain(email);
});

test('409 member.exists: a member of an agency cannot be invited as an operator', async () => {
  const operator = await portalAs(service, 'operator');
  const body = { email: (await makeMember(service, 'viewer')).email };
  expectPortalError(await operator.call('POST', '/operators', { body }), 'member.exists');
});
