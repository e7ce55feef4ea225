import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Admin, adminOn } from '../../support/admin.ts';
import { type Desk, openDesk, signedInAgain } from '../../support/desk.ts';
import { externalSystemsAt } from '../../support/external-systems.ts';
import { expectPortalError, type SignedIn } from '../../support/portal.ts';
import { production } from '../../support/production.ts';
import { startService, type TestService } from '../../support/service.ts';

describe('in the portal', () => {
  let service: TestService;
  let desk: Desk;
  beforeAll(async () => {
    service = await startService();
    desk = await openDesk(service);
  });
  afterAll(() => service.stop());

  const ADDRESS = 'https://rent.otoport.example/agency';
  const KEY = 'vk_otoport_1';
  const OTOPORT = { name: 'Otoport', baseUrl: ADDRESS, key: KEY, hasStatement: true };
  const { key: _key, ...keyless } = OTOPORT;
  const save = (body: object, code = 'OTOPORT') => desk.call<{ id: number }>('PUT', `/suppliers/vendor/${code}`, body);
  const show = (code = 'OTOPORT') => desk.call<object>('GET', `/suppliers/vendor/${code}`);

  test('202: a single operator can add a supplier after the cool-down', async () => {
    const { status: waits, body: asked } = await save({ ...OTOPORT, deadlineMilliseconds: 1500 });
    expect(waits).toBe(202);
    service.clock.advance(24 * 3600);
    desk = await signedInAgain(desk, service);
    expect((await desk.call('POST', `/approvals/${asked.id}/approve`)).status).toBe(200);
    const { status, body } = await show();
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ kind: 'vendor', code: 'OTOPORT', name: 'Otoport', displayName: 'Otoport', isOn: true, parts: [] },
      ...{ baseUrl: ADDRESS, hasKey: true, deadlineMilliseconds: 1500, hasStatement: true },
      ...{ savedBy: desk.email, savedAt: service.clock.now().toISOString() },
    });
    const [kept] = await desk.audit(2);
    expect(kept).toMatchObject({ action: 'saveSupplier', subject: 'vendor OTOPORT' });
    expect(kept!.facts).toContainEqual({ name: 'alone', after: 'coolDown' });
  });

  test.each([
    ['the code of a party that is not a supplier', 'supplierCode', 'PROCESSOR', OTOPORT],
    ['the code of a different kind of supplier', 'supplierCode', 'BOSPHORUS', OTOPORT],
    ['a subsupplier of an unknown supplier', 'partOf', 'OTOPORT', { ...OTOPORT, partOf: 'NOBODY' }],
    ['a new address without its key', 'key', 'OTOPORT', { ...keyless, baseUrl: 'https://e.example' }],
    [
      'a deadline above that of the service',
      'deadlineMilliseconds',
      'OTOPORT',
      { ...OTOPORT, deadlineMilliseconds: 600_000 },
    ],
  ])('400 request.invalid: the error for %s names the field %s', async (_what, field, code, body) => {
    const message = expect.any(String) as never;
    expectPortalError(await save(body, code), 'request.invalid', { field, message });
  });

  describe('saving a supplier with two operators', () => {
    let second: SignedIn;
    beforeAll(async () => {
      second = await desk.another();
    });

    test('200: a new name or deadline applies at once, and a key that is not sent is kept', async () => {
      const { status, body } = await save({ ...keyless, name: 'Oto', deadlineMilliseconds: 1000 });
      expect([status, body]).toMatchObject([200, { name: 'Oto', deadlineMilliseconds: 1000, hasKey: true }]);
    });

    test('202, approve 200: a new address and key apply once approved, and the key cannot be read anywhere', async () => {
      const elsewhere = { ...OTOPORT, baseUrl: 'https://other.example', key: 'vk_other_2' };
      const { status, body } = await save(elsewhere);
      expect([status, body]).toMatchObject([
        202,
        {
          action: 'saveSupplier',
          summary: 'Save vendor OTOPORT: address https://other.example, separate key, with statements.',
          asked: { supplier: { kind: 'vendor', code: 'OTOPORT', baseUrl: 'https://other.example', key: 'renewed' } },
        },
      ]);
      expect((await show()).body).toMatchObject({ baseUrl: ADDRESS });
      const { rows } = await service.database.pool.query(
        `select to_jsonb(approval) as row from approval union all select to_jsonb(audit_event) from audit_event`,
      );
      expect(JSON.stringify([body, rows])).not.toContain('vk_other_2');

      expect((await second.call('POST', `/approvals/${body.id}/approve`)).status).toBe(200);
      expect((await show()).body).toMatchObject({ baseUrl: 'https://other.example', hasKey: true });
      const connection = await service.suppliers.connectionOf({ kind: 'vendor', code: 'OTOPORT' });
      expect(connection).toMatchObject({ baseUrl: 'https://other.example', key: 'vk_other_2' });
    });

    test.each([
      ['a new supplier', { name: 'New', hasStatement: true }, 'NEWCOMER'],
      ['a different key', { ...OTOPORT, baseUrl: 'https://other.example', key: 'vk_other_3' }, 'OTOPORT'],
      ['removing the statement', { name: 'Oto', baseUrl: 'https://other.example', hasStatement: false }, 'OTOPORT'],
      ['a return to the configured address', { name: 'Oto', hasStatement: true }, 'OTOPORT'],
    ])('202: %s waits for approval', async (_what, body, code) => {
      const before = (await show(code)).body;
      expect((await save(body, code)).status).toBe(202);
      expect((await show(code)).body).toEqual(before);
    });

    test('400 request.invalid: an invalid change is refused before it waits for approval', async () => {
      expectPortalError(await save({ ...OTOPORT, deadlineMilliseconds: 600_000 }), 'request.invalid', {
        field: 'deadlineMilliseconds',
        message: 'a whole number from 1 to 3000, that of the service, is accepted',
      });
    });
  });
});

describe('on the command line', () => {
  let paying: Paying;
  let admin: Admin;
  beforeAll(async () => {
    paying = await startPaying();
    admin = adminOn(paying.service.database, paying.clock, externalSystemsAt(paying.sandbox.url));
  });
  afterAll(async () => {
    await admin.close();
    await paying.stop();
  });

  const OTHER = { baseUrl: 'https://rent.otoport.example/agency', key: 'vk_otoport_1' };
  const saveOn = (on: Admin, code: string, body: object) => {
    const which = ['--supplierKind', 'vendor', '--supplierCode', code];
    return on.at({ file: JSON.stringify(body) }, 'saveSupplier', ...which, '--body', 'supplier.json', '--yes');
  };
  /** Saves a vendor immediately. No approval is needed while no operator can sign in. */
  async function save(code: string, body: object): Promise<object> {
    const { message } = await saveOn(admin, code, body);
    expect(message).toBe('');
    return admin.json('showSupplier', '--supplierKind', 'vendor', '--supplierCode', code);
  }
  const latest = async () => (await admin.json<{ results: object[] }>('listAudit', '--limit', '1')).results[0];

  test('a new supplier is called within five seconds with its key, which is never shown', async () => {
    const saved = await save('OTOPORT', {
      name: 'Otoport',
      ...OTHER,
      baseUrl: `${OTHER.baseUrl}/`,
      deadlineMilliseconds: 1_500,
      hasStatement: true,
    });
    expect(saved).toMatchObject({ displayName: 'Otoport', baseUrl: OTHER.baseUrl, hasKey: true, savedBy: 'ops' });
    expect(await latest()).toMatchObject({
      ...{ action: 'saveSupplier', by: 'ops', subject: 'vendor OTOPORT' },
      facts: expect.arrayContaining([
        { name: 'baseUrl', after: `${OTHER.baseUrl}/` },
        { name: 'deadlineMilliseconds', after: '1500' },
        { name: 'key', after: 'renewed' },
      ]),
    });

    paying.clock.advance(5);
    const { body } = await paying.service.api<{ results: object[] }>('GET', '/helper-data/suppliers?limit=200', {
      token: await paying.service.loginAs('horizon'),
    });
    expect(body.results.at(-1)).toEqual({
      ...{ id: expect.any(Number), code: 'OTOPORT', name: 'Otoport', displayName: 'Otoport', parentID: null },
      logo: expect.any(String),
    });
    const { rows } = await paying.service.database.pool.query(`select to_jsonb(supplier) || to_jsonb(kept) as row
      from supplier, (select jsonb_agg(audit_event) as events from audit_event) kept where code = 'OTOPORT'`);
    expect(JSON.stringify(rows)).not.toContain(OTHER.key);
  });

  test('a supplier without statements is not asked for them in reconciliations', async () => {
    const unanswered = async () => {
      const { unanswered } = await paying.service.reconciliation.reconcile({ from: '2027-02-01', to: '2027-02-02' });
      return unanswered.map(({ party }) => party);
    };
    expect(await unanswered()).toEqual(['OTOPORT']);
    await save('OTOPORT', { name: 'Otoport', baseUrl: OTHER.baseUrl, hasStatement: false });
    paying.clock.advance(5);
    expect(await unanswered()).toEqual([]);
  });

  test('a supplier without an address uses the settings of the service, and the audit entry shows the change', async () => {
    const saved = await save('OTOPORT', { name: 'Otoport', hasStatement: false });
    expect(saved).toMatchObject({ hasKey: false, hasStatement: false });
    expect(Object.keys(saved)).not.toContain('baseUrl');
    expect(await latest()).toMatchObject({
      facts: expect.arrayContaining([{ name: 'baseUrl', before: OTHER.baseUrl, after: 'service default' }]),
    });
  });

  test.each([
    ['http://rent.example', '--baseUrl: production needs https.'],
    ['https://localhost:8081', '--baseUrl: production needs an address on a different machine.'],
  ])('a supplier at %s is refused in production', async (baseUrl, message) => {
    const live = adminOn(paying.service.database, paying.clock, production);
    const body = { name: 'Otoport', ...OTHER, baseUrl, hasStatement: false };
    expect(await saveOn(live, 'OTOPORT', body)).toEqual({ code: 1, out: '', message });
    await live.close();
  });

  test('a subsupplier is published with its vendor and not called separately', async () => {
    const saved = await save('OTOPORT-ECO', { name: 'Otoport Eco', partOf: 'OTOPORT', hasStatement: false });
    expect(saved).toMatchObject({ partOf: 'OTOPORT' });
    const { results } = await admin.json<{ results: { code: string }[] }>('listSuppliers');
    const codes = results.map(({ code }) => code);
    expect(codes).toContain('OTOPORT');
    expect(codes).not.toContain('OTOPORT-ECO');
  });

  test.each<[string, object, string]>([
    ['oto', {}, 'supplierCode'],
    ['PROCESSOR', {}, 'supplierCode'],
    ['BOSPHORUS', {}, 'supplierCode'],
    ['NEW', { name: ' ' }, 'name'],
    ['NEW', { deadlineMilliseconds: 3001 }, 'deadlineMilliseconds'],
    ['NEW', { partOf: 'PERA-GO' }, 'partOf'],
    ['PERA-GO', { partOf: 'ANADOLU' }, 'partOf'],
    ['NEW', { baseUrl: 'ftp://rent.example' }, 'baseUrl'],
    ['NEW', { baseUrl: 'https://u:p@rent.example' }, 'baseUrl'],
    ['NEW', { baseUrl: OTHER.baseUrl, key: 'two words' }, 'key-file'],
  ])('the vendor %s with %j is refused, and nothing is stored', async (code, body, option) => {
    const before = await latest();
    const { code: exit, message } = await saveOn(admin, code, { name: 'x', hasStatement: true, ...body });
    expect([exit, message]).toEqual([1, expect.stringMatching(`^--${option}: `)]);
    expect(await latest()).toEqual(before);
  });
});
