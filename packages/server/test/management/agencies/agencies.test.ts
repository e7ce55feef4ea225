import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectError } from '../../support/expect-error.ts';
import { expectPortalError, PASSWORD, portalAs, visitPortal } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

const NOTHING = {
  mayUseFullCredit: false,
  mayUseLimitedCredit: false,
  mayPayByLimit: false,
  mayUseCustomBilling: false,
  mayReadReferenceData: false,
  mayCheckCredit: false,
};

describe('createAgency', () => {
  test('201: creates an agency with the given permissions and audits who created it', async () => {
    const permissions = { mayPayByLimit: true };
    const { status, body } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Kavun Tur', permissions });
    const made = { id: expect.any(Number), name: 'Kavun Tur', permissions: { ...NOTHING, ...permissions } };
    expect([status, body]).toEqual([201, { ...made, isKnownToBureau: false }]);
    expect(await desk.audit(1)).toMatchObject([
      { by: desk.email, action: 'createAgency', subject: `agency ${body.id}` },
    ]);
    expect((await desk.call('GET', `/agencies/${body.id}`)).body).toEqual(body);
  });

  test('422 change.refused: a name that belongs to a different agency is refused and nothing is stored', async () => {
    const before = await desk.audit(1);
    const message = 'Another agency is already named Horizon Travel. Choose a different name.';
    expectPortalError(await desk.call('POST', '/agencies', { name: 'Horizon Travel' }), 'change.refused', message);
    expect(await desk.audit(1)).toEqual(before);
  });

  test('400 request.invalid: a blank name, a missing name or an unknown permission is refused', async () => {
    for (const body of [{ name: ' ' }, { name: 'X', permissions: { mayFly: true } }, {}]) {
      expect((await desk.call('POST', '/agencies', body)).status).toBe(400);
    }
  });
});

test('listAgencies 200: returns every agency, oldest first', async () => {
  const { body } = await desk.call<{ results: { id: number; name: string; permissions: object }[] }>(
    'GET',
    '/agencies',
  );
  expect(body.results[0]).toEqual({ id: 1, name: 'Horizon Travel', permissions: expect.any(Object) });
  expect(body.results.map(({ id }) => id)).toEqual(body.results.map(({ id }) => id).toSorted((a, b) => a - b));
});

test('getAgency 200: a member can read their agency and its settings', async () => {
  const viewer = await portalAs(service, 'viewer');
  expect((await viewer.call('GET', '/agencies/1')).body).toMatchObject({ id: 1, isKnownToBureau: true });
});

describe('endAgency', () => {
  async function withOwnerAndKey(name: string) {
    const { body: agency } = await desk.call<{ id: number }>('POST', '/agencies', { name });
    const owner = await portalAs(service, 'owner', { agencyId: agency.id, secondFactor: 'passed' });
    const made = await owner.call<{ apiKey: { id: string; key: string }; secret: string }>(
      'POST',
      `/agencies/${agency.id}/keys`,
      { body: { name: 'Booking site' } },
    );
    const { apiKey, secret } = made.body;
    const credentials = { key: apiKey.key, secret };
    const login = await service.api<{ accessToken: string }>('POST', '/auth/login', { body: credentials });
    return { path: `/agencies/${agency.id}`, name, owner, apiKey, credentials, token: login.body.accessToken };
  }

  test('200: ending an agency suspends its keys, signs its members out permanently and keeps its records', async () => {
    const { path, name, owner, credentials, token } = await withOwnerAndKey('Nar Tur');
    const { status, body } = await desk.call('POST', `${path}/end`, { name });
    expect([status, body]).toMatchObject([200, { name, endedAt: service.clock.now().toISOString() }]);
    expect(await desk.audit(1)).toMatchObject([{ action: 'endAgency', by: desk.email }]);

    service.clock.advance(5);
    expectError(await service.api('GET', '/orders', { token }), 'token.keySuspended');
    expectError(await service.api('POST', '/auth/login', { body: credentials }), 'auth.keySuspended');
    expectPortalError(await owner.call('GET', '/session'), 'session.invalid');
    const again = { email: owner.email, password: PASSWORD };
    expectPortalError(await visitPortal(service).call('POST', '/session', { body: again }), 'signIn.wrongCredentials');

    expect((await desk.call('GET', `${path}/members`)).body).toMatchObject({ results: [{ email: owner.email }] });
    expect((await desk.call('GET', `${path}/keys`)).body).toMatchObject({
      results: [{ key: credentials.key, status: 'suspended' }],
    });
    expect((await desk.call('GET', `${path}/audit`)).status).toBe(200);
  });

  test('422 change.refused: ending an agency needs its exact name, works only once and prevents new keys', async () => {
    const { path, name } = await withOwnerAndKey('Ayva Tur');
    const id = path.split('/').at(-1);
    const wrong = `Agency ${id} has the name Ayva Tur. Specify this name to close the agency.`;
    expectPortalError(await desk.call('POST', `${path}/end`, { name: 'Ayva' }), 'change.refused', wrong);
    expect((await desk.call('POST', `${path}/end`, { name })).status).toBe(200);
    const ended = `Agency ${id} was closed on ${service.clock.now().toISOString().slice(0, 10)}.`;
    expectPortalError(await desk.call('POST', `${path}/end`, { name }), 'change.refused', ended);
    const user = { email: 'dev@ayva.example', firstName: 'Can', lastName: 'Er' };
    const refused = await desk.call('POST', `${path}/keys`, { name: 'Other', user });
    expectPortalError(refused, 'change.refused', `${ended.slice(0, -1)} and can no longer be used.`);
  });

  test('204 removeMember: an operator can remove the last owner of an ended agency, which frees the email address', async () => {
    const { path, name } = await withOwnerAndKey('Erik Tur');
    const [owner] = (await desk.call<{ results: { id: string; email: string }[] }>('GET', `${path}/members`)).body
      .results;
    const remove = () => desk.call('DELETE', `${path}/members/${owner!.id}`);
    expectPortalError(await remove(), 'member.last');
    await desk.call('POST', `${path}/end`, { name });
    expect((await remove()).status).toBe(204);
    expect((await desk.call('GET', `${path}/members`)).body).toEqual({ results: [] });
    const invited = await desk.call('POST', '/agencies/1/members', { email: owner!.email, role: 'viewer' });
    expect(invited.status).toBe(201);
  });

  test('ending an agency invalidates its pending invitations', async () => {
    const { path, name } = await withOwnerAndKey('Dut Tur');
    await desk.call('POST', `${path}/members`, { email: 'dev@dut.example', role: 'developer' });
    await desk.call('POST', `${path}/end`, { name });
    await service.sendMail();
    const { rows } = await service.database.pool.query(
      'select from portal_link join portal_member on portal_member.id = member_id where email = $1',
      ['dev@dut.example'],
    );
    expect(rows).toEqual([]);
  });

  test('202: an agency ends only after the second operator approves the request', async () => {
    const { path, name, token } = await withOwnerAndKey('Kiraz Tur');
    const second = await desk.another();
    const { status, body } = await desk.call<{ id: number; summary: string }>('POST', `${path}/end`, { name });
    expect([status, body.summary]).toEqual([202, `End agency ${path.split('/').at(-1)}, Kiraz Tur.`]);
    service.clock.advance(5);
    expect((await service.api('GET', '/payment/limits', { token })).body).not.toMatchObject({
      key: 'auth.keySuspended',
    });
    expect((await second.call('POST', `/approvals/${body.id}/approve`)).status).toBe(200);
    service.clock.advance(5);
    expectError(await service.api('GET', '/payment/limits', { token }), 'token.keySuspended');
  });
});

describe('changeAgency', () => {
  test('200: fields that are not sent keep their values, and the audit entry lists only the changes', async () => {
    const { body: made } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Incir Tur' });
    const { status, body } = await desk.call('PATCH', `/agencies/${made.id}`, {
      permissions: { mayCheckCredit: true },
      isKnownToBureau: true,
    });
    const permissions = { ...NOTHING, mayCheckCredit: true };
    expect([status, body]).toEqual([200, { id: made.id, name: 'Incir Tur', permissions, isKnownToBureau: true }]);
    expect((await desk.audit(1))[0]!.facts).toEqual([
      { name: 'isKnownToBureau', before: 'false', after: 'true' },
      { name: 'mayCheckCredit', before: 'false', after: 'true' },
    ]);
  });

  test('400 request.invalid: a request without changes is refused', async () => {
    expect((await desk.call('PATCH', '/agencies/1', {})).status).toBe(400);
  });
});
