import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk, signedInAgain } from '../../support/desk.ts';
import { expectPortalError, type SignedIn } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

type Supplier = { readonly kind: string; readonly code: string; readonly isOn: boolean };

const list = async () => (await desk.call<{ results: Supplier[] }>('GET', '/suppliers')).body.results;

test('listSuppliers 200: returns vendors and transfer suppliers', async () => {
  expect(await list()).toContainEqual({ kind: 'vendor', code: 'TESTDRIVE', name: expect.any(String), isOn: true });
});

describe('switchSupplier', () => {
  test('200: switches a supplier off and returns who switched it', async () => {
    const { status, body } = await desk.call('PATCH', '/suppliers/vendor/TESTDRIVE', { isOn: false });
    const switched = { switchedBy: desk.email, switchedAt: service.clock.now().toISOString() };
    const off = { kind: 'vendor', code: 'TESTDRIVE', name: expect.any(String), isOn: false, ...switched };
    expect([status, body]).toEqual([200, off]);
    expect(await list()).toContainEqual(off);
    expect(await desk.audit(1)).toMatchObject([{ action: 'switchSupplier', subject: 'vendor TESTDRIVE' }]);
  });

  test('404 supplier.notFound: a vendor cannot be switched as a transfer supplier', async () => {
    expectPortalError(
      await desk.call('PATCH', '/suppliers/transferSupplier/TESTDRIVE', { isOn: false }),
      'supplier.notFound',
    );
  });
});

const ADDRESS = 'https://rent.otoport.example/agency';
const KEY = 'vk_otoport_1';
const OTOPORT = { name: 'Otoport', baseUrl: ADDRESS, key: KEY, hasStatement: true };
const save = (body: object, code = 'OTOPORT') => desk.call<{ id: number }>('PUT', `/suppliers/vendor/${code}`, body);
const show = (code = 'OTOPORT') => desk.call<object>('GET', `/suppliers/vendor/${code}`);

describe('showSupplier', () => {
  test('200: returns the connection and the subsuppliers of a supplier without its key', async () => {
    expect((await show('PERA')).body).toMatchObject({
      ...{ kind: 'vendor', code: 'PERA', isOn: true, hasKey: false, hasStatement: true, savedBy: 'staging' },
      parts: [{ code: 'PERA-GO', name: expect.any(String) }],
    });
  });

  test('404 supplier.notFound: an unknown supplier code is refused', async () => {
    expectPortalError(await show('NOBODY'), 'supplier.notFound');
  });
});

describe('saveSupplier', () => {
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

  describe('400 request.invalid names the field and describes the accepted values', () => {
    const { key: _key, ...keyless } = OTOPORT;
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
  });

  describe('saving a supplier with two operators', () => {
    let second: SignedIn;
    beforeAll(async () => {
      second = await desk.another();
    });

    test('200: a new name or deadline applies at once, and a key that is not sent is kept', async () => {
      const { key: _key, ...named } = OTOPORT;
      const { status, body } = await save({ ...named, name: 'Oto', deadlineMilliseconds: 1000 });
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
