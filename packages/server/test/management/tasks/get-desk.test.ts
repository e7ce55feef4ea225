import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startWithVendors } from '../../support/vendor-service.ts';

let started: Awaited<ReturnType<typeof startWithVendors>>;
let desk: Desk;
let second: Awaited<ReturnType<Desk['another']>>;
beforeAll(async () => {
  started = await startWithVendors();
  desk = await openDesk(started.service);
  second = await desk.another();
});
afterAll(() => started.stop());

const QUIET = {
  approvals: { count: 0 },
  tasks: [],
  stuckPayments: 0,
  suppliersOff: 0,
  failingParties: [],
  suspendedAgencies: 0,
};
/** Returns the start page of a second operator, who decides on the first operator's requests. */
const getDesk = async () => (await second.call<typeof QUIET>('GET', '/desk')).body;

test('200: counts pending approvals, tasks, disabled suppliers and suspended agencies, and nothing once they are over', async () => {
  const { service } = started;
  const { tasks: ofRates, ...quiet } = await getDesk();
  expect({ ...quiet, tasks: [] }).toEqual(QUIET);

  const { body: agency } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Nar Tur' });
  await desk.call('POST', `/agencies/${agency.id}/suspend`, { reason: 'Overdue.' });
  const oldestAt = service.clock.now().toISOString();
  const { body: release } = await desk.call<{ id: number }>('POST', `/agencies/${agency.id}/release`);
  service.clock.advance(60);
  await desk.call('POST', '/operators', { email: 'can@operator.example' });
  const { body: suppliers } = await desk.call<{ results: { kind: string; code: string }[] }>('GET', '/suppliers');
  const [{ kind, code }] = suppliers.results as [{ kind: string; code: string }];
  await desk.call('PATCH', `/suppliers/${kind}/${code}`, { isOn: false });
  await service.database.pool.query(`
    insert into operator_task (kind, reason, opened_at) values ('unknownToUs', 'x', now()), ('unknownToUs', 'y', now())`);
  expect(await getDesk()).toEqual({
    ...QUIET,
    approvals: { count: 2, oldestAt },
    tasks: [{ kind: 'unknownToUs', count: 2 }, ...ofRates],
    suppliersOff: 1,
    suspendedAgencies: 1,
  });

  // The first operator made both requests, so only the second one can decide on them.
  expect((await desk.call<typeof QUIET>('GET', '/desk')).body.approvals).toEqual({ count: 0 });

  await desk.call('POST', `/approvals/${release.id}/reject`);
  const { body: end } = await desk.call<{ id: number }>('POST', `/agencies/${agency.id}/end`, { name: 'Nar Tur' });
  await second.call('POST', `/approvals/${end.id}/approve`);
  await desk.call('PATCH', `/suppliers/${kind}/${code}`, { isOn: true });
  await service.database.pool.query(`update operator_task set resolved_at = now(), resolution = 'gone'`);
  expect(await getDesk()).toMatchObject({
    approvals: { count: 1 },
    tasks: ofRates,
    suppliersOff: 0,
    suspendedAgencies: 0,
  });
});

test.each(['owner', 'developer', 'finance', 'viewer'] as const)(
  '403 access.forbidden: a call by a member with the role %s is refused',
  async (role) => {
    const member = await portalAs(started.service, role);
    expectPortalError(await member.call('GET', '/desk'), 'access.forbidden');
  },
);
