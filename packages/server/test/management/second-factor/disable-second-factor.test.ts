import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, PASSWORD, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PORTAL_SECOND_FACTOR: 'true' } });
});
afterAll(() => service.stop());

test('204: a viewer can remove the second factor with the password and a code', async () => {
  const viewer = await portalAs(service, 'viewer', { secondFactor: 'passed' });
  const code = viewer.code();
  const remove = (body: object) => viewer.call('DELETE', '/second-factor', { body });
  expectPortalError(await remove({ password: 'a guess', code }), 'password.wrong');
  expectPortalError(await remove({ password: PASSWORD, code: '000000' }), 'secondFactor.wrongCode');
  expect((await remove({ password: PASSWORD, code })).status).toBe(204);
  expect((await viewer.call('GET', '/session')).body).toMatchObject({ secondFactor: 'notSet' });
  expectPortalError(await remove({ password: PASSWORD, code }), 'secondFactor.notBegun');
});

test.each(['owner', 'operator'] as const)(
  '409 secondFactor.mandatory: an %s cannot remove the second factor',
  async (role) => {
    const member = await portalAs(service, role, { secondFactor: 'passed' });
    const answer = await member.call('DELETE', '/second-factor', { body: { password: PASSWORD, code: member.code() } });
    expectPortalError(answer, 'secondFactor.mandatory');
  },
);
