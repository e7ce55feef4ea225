import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, openDesk, signedInAgain } from '../../support/desk.ts';
import { expectPortalError, portalAs, type SignedIn } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

const REASON = 'The January 2027 invoice is overdue.';
const COOL_DOWN_SECONDS = 24 * 3_600;

let service: TestService;
let desk: Desk;
let id: number;
let created = 0;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.database.pool.query(`delete from portal_member where role = 'operator'`);
  desk = await openDesk(service);
  id = (await desk.call<{ id: number }>('POST', '/agencies', { name: `Nar ${++created}` })).body.id;
});

type Requested = { readonly id: number; readonly summary: string; readonly coolDownUntil?: string };
const suspend = (reason = REASON) => desk.call('POST', `/agencies/${id}/suspend`, { reason });
const release = (by: Pick<SignedIn, 'call'>) => by.call<Requested>('POST', `/agencies/${id}/release`);
const approve = (by: Pick<SignedIn, 'call'>, request: Requested) => by.call('POST', `/approvals/${request.id}/approve`);
const end = (by: Pick<SignedIn, 'call'>) =>
  by.call<Requested>('POST', `/agencies/${id}/end`, { body: { name: `Nar ${created}` } });
const isSuspended = async () =>
  (await desk.call<{ suspension?: object }>('GET', `/agencies/${id}`)).body.suspension !== undefined;
const today = () => service.clock.now().toISOString().slice(0, 10);

/** Returns every row that belongs to the agency. */
async function rowsOf(agencyId: number): Promise<unknown> {
  const sets = ['agency where id', 'agency_user where agency_id', 'webhook_endpoint where agency_id'].concat(
    ['credit_record where agency_id', 'callback_origin where agency_id', 'portal_member where agency_id'],
    'api_key where user_id in (select id from agency_user where agency_id',
    'token_family where api_key_id in (select k.id from api_key k join agency_user u on u.id = k.user_id where agency_id',
    'portal_session where member_id in (select id from portal_member where agency_id',
  );
  const rows = await Promise.all(
    sets.map((from) => {
      const close = from.includes('(select') ? ')' : '';
      return service.database.pool.query(`select * from ${from} = $1${close}`, [agencyId]);
    }),
  );
  return rows.map((found) => found.rows);
}

test('202: a sole operator can release the agency only after the cool-down', async () => {
  await suspend();
  const { status, body } = await release(desk.operator);
  expect([status, body.coolDownUntil !== undefined]).toEqual([202, true]);
  expect((await approve(desk.operator, body)).status).toBe(422);
  service.clock.advance(COOL_DOWN_SECONDS);
  const again = await signedInAgain(desk, service);
  expect((await approve(again.operator, body)).status).toBe(200);
  desk = again;
  expect(await isSuspended()).toBe(false);
});

describe('with two operators', () => {
  let second: SignedIn;
  beforeEach(async () => {
    second = await desk.another();
  });

  test('202: the request names the agency and the suspension, and its operator cannot approve it', async () => {
    await suspend();
    const { status, body } = await release(desk.operator);
    const summary = `Lift the suspension of agency ${id}, Nar ${created}, suspended on ${today()}: ${REASON}`;
    const suspension = { suspendedAt: service.clock.now().toISOString(), reason: REASON };
    expect([status, body]).toMatchObject([
      202,
      { action: 'releaseAgency', agencyId: id, summary, asked: { suspension } },
    ]);
    const own = 'You made this request. A different operator must approve it.';
    expectPortalError(await approve(desk.operator, body), 'change.refused', own);
    expect(await isSuspended()).toBe(true);
  });

  test('200: an approved release is in the audit log with the values before and after, and in the security log', async () => {
    await suspend();
    const suspendedAt = service.clock.now().toISOString();
    const { body } = await release(second);
    const from = service.securityEvents.length;
    expect((await approve(desk.operator, body)).status).toBe(200);
    expect(await isSuspended()).toBe(false);
    const [entry] = (await desk.audit(5)).filter(({ action }) => action === 'releaseAgency');
    expect(entry).toMatchObject({ by: second.email, subject: `agency ${id}` });
    expect(entry!.facts).toEqual(
      expect.arrayContaining([
        { name: 'suspensionReason', before: REASON },
        { name: 'state', before: 'suspended', after: 'active' },
        { name: 'suspendedAt', before: suspendedAt },
        { name: 'approvedBy', after: desk.email },
      ]),
    );
    expect(service.securityEvents.slice(from)).toMatchObject([
      { event: 'portal.approvalDecided', action: 'releaseAgency' },
      { event: 'portal.agencySuspended', reason: 'released', agencyId: id },
    ]);
  });

  test('200: every row of the agency is the same before a suspension and after the release', async () => {
    const before = await rowsOf(1);
    id = 1;
    await suspend();
    const { body } = await release(desk.operator);
    expect((await approve(second, body)).status).toBe(200);
    expect(await rowsOf(1)).toEqual(before);
  });

  test('422 change.refused: an old request does not end a later suspension of the agency', async () => {
    await suspend();
    const { body: old } = await release(desk.operator);
    const { body: other } = await release(second);
    expect((await approve(desk.operator, other)).status).toBe(200);
    service.clock.advance(60);
    await suspend('Suspected misuse of a key.');
    const message = `Agency ${id} was suspended again after this request. Make a new request to lift the suspension.`;
    expectPortalError(await approve(second, old), 'change.refused', message);
    expect(await isSuspended()).toBe(true);
  });

  test('422 change.refused: of two releases that are approved at once, one is carried out', async () => {
    await suspend();
    const [{ body: first }, { body: other }] = [await release(desk.operator), await release(second)];
    const answers = await Promise.all([approve(second, first), approve(desk.operator, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expectPortalError(
      answers.find(({ status }) => status === 422)!,
      'change.refused',
      `Agency ${id} is not suspended.`,
    );
  });

  test('422 change.refused: an agency that is closed and released at once ends closed, in either order', async () => {
    await suspend();
    const [{ body: releasing }, { body: ending }] = [await release(desk.operator), await end(desk.operator)];
    const [released, ended] = await Promise.all([approve(second, releasing), approve(second, ending)]);
    expect(ended.status).toBe(200);
    const closed = `Agency ${id} was closed on ${today()} and can no longer be used.`;
    if (released.status !== 200) expectPortalError(released, 'change.refused', closed);
    expectPortalError(await release(desk.operator), 'change.refused', closed);
  });
});

test('422 change.refused: an agency that is not suspended cannot be released', async () => {
  const before = await desk.audit(1);
  expectPortalError(await release(desk.operator), 'change.refused', `Agency ${id} is not suspended.`);
  expect(await desk.audit(1)).toEqual(before);
});

test('404 agency.notFound: an unknown agency can be neither suspended nor released', async () => {
  expectPortalError(await desk.call('POST', '/agencies/999999/suspend', { reason: REASON }), 'agency.notFound');
  expectPortalError(await desk.call('POST', '/agencies/999999/release'), 'agency.notFound');
});

test.each(['owner', 'developer', 'finance', 'viewer'] as const)(
  '403 access.forbidden: a call by a member with the role %s is refused',
  async (role) => {
    const member = await portalAs(service, role);
    expectPortalError(await member.call('POST', '/agencies/1/release'), 'access.forbidden');
  },
);
