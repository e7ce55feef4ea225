import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('200: returns active and invited operators', async () => {
  const operator = await portalAs(service, 'operator');
  await service.database.pool.query(
    `insert into portal_member (id, email, role, created_at) values ('mbr_invited', 'i@portal.example', 'operator', now())`,
  );
  const { status, body } = await operator.call<{ results: object[] }>('GET', '/operators');
  expect(status).toBe(200);
  expect(body.results).toContainEqual(expect.objectContaining({ id: operator.memberId, status: 'active' }));
  expect(body.results).toContainEqual(expect.objectContaining({ id: 'mbr_invited', status: 'invited' }));
});

test('403 access.forbidden: an agency owner cannot list operators', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/operators'), 'access.forbidden');
});
