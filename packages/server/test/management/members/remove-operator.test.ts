import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('409 member.last: the last operator cannot be removed; 204: a pending invitation is withdrawn at once', async () => {
  await service.database.pool.query(`delete from portal_member where role = 'operator'`);
  const operator = await portalAs(service, 'operator');
  await service.database.pool.query(
    `insert into portal_member (id, email, role, created_at) values ('mbr_invited', 'second@portal.example', 'operator', now())`,
  );
  const { results } = (await operator.call<{ results: object[] }>('GET', '/operators')).body;
  expect(results).toHaveLength(2);
  // A member who has not accepted the invitation cannot invite others.
  expectPortalError(await operator.call('DELETE', `/operators/${operator.memberId}`), 'member.last');
  expect((await operator.call('DELETE', '/operators/mbr_invited')).status).toBe(204);
  expectPortalError(await operator.call('DELETE', '/operators/mbr_invited'), 'member.notFound');
});
