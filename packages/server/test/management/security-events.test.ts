import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityEvents } from '../../src/shared/security-events.ts';
import { PASSWORD, portalAs, visitPortal } from '../support/portal.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => service.stop());

test('changes to how a member signs in are reported as security events without secrets', async () => {
  const viewer = await portalAs(service, 'viewer', { secondFactor: 'passed' });
  const { memberId } = viewer;
  const wrong = { code: '000000' };
  await viewer.call('DELETE', '/second-factor', { body: { password: PASSWORD, ...wrong } });
  await viewer.call('DELETE', '/second-factor', { body: { password: PASSWORD, code: viewer.code() } });
  const password = 'nine amber kites wander';
  await viewer.call('PUT', '/password', { body: { currentPassword: PASSWORD, password } });
  const reported = service.securityEvents.filter((event) => event.memberId === memberId);
  expect(reported.map(({ event, reason, operation, agencyId }) => [event, reason, operation, agencyId])).toEqual([
    ['portal.codeFailed', 'wrongCode', 'disableSecondFactor', 1],
    ['portal.secondFactorChanged', 'removed', 'disableSecondFactor', 1],
    ['portal.passwordChanged', 'changed', 'changePassword', 1],
  ]);
  for (const secret of [PASSWORD, password, '000000', viewer.email]) {
    expect(JSON.stringify(service.securityEvents)).not.toContain(secret);
    expect(service.log.join('')).not.toContain(secret);
  }
});

test('password guesses from many networks are reported once the attempts for the member are blocked', async () => {
  const { email } = await portalAs(service, 'viewer');
  const from = service.securityEvents.length;
  for (let host = 1; host <= 52; host += 1) {
    const headers = { 'X-Forwarded-For': `198.51.100.${host}` };
    await visitPortal(service).call('POST', '/session', { body: { email, password: 'wrong' }, headers });
  }
  const reported = service.securityEvents.slice(from).map(({ event, reason }) => `${event} ${reason}`);
  expect(reported).toEqual([...new Array(51).fill('portal.signInFailed wrongPassword'), 'portal.triesHeld member']);
});

test('the portal defines exactly the listed security events', () => {
  const names = Object.keys(securityEvents).filter((name) => name.startsWith('portal.'));
  expect(names).toEqual([
    'portal.signInFailed',
    'portal.codeFailed',
    'portal.triesHeld',
    'portal.secondFactorChanged',
    'portal.passkeyRefused',
    'portal.passkeyChanged',
    'portal.passwordChanged',
    'portal.approvalRequested',
    'portal.approvalDecided',
    'portal.approvalRefused',
    'portal.unreviewed',
    'portal.operatorChanged',
    'portal.agencySuspended',
  ]);
});
