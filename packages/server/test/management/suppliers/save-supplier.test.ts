import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Admin, adminOn } from '../../support/admin.ts';
import { externalSystemsAt } from '../../support/external-systems.ts';
import { production } from '../../support/production.ts';

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
/** Saves a vendor at once, because no operator can sign in yet. */
async function save(code: string, body: object): Promise<object> {
  const { message } = await saveOn(admin, code, body);
  expect(message).toBe('');
  return admin.json('showSupplier', '--supplierKind', 'vendor', '--supplierCode', code);
}
const latest = async () => (await admin.json<{ results: object[] }>('listAudit', '--limit', '1')).results[0];

test('saveSupplier: a new supplier is called within five seconds with its key, which is never shown', async () => {
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

test('saveSupplier: a supplier without statements is not asked for them in reconciliations', async () => {
  const unanswered = async () => {
    const { unanswered } = await paying.service.reconciliation.reconcile({ from: '2027-02-01', to: '2027-02-02' });
    return unanswered.map(({ party }) => party);
  };
  expect(await unanswered()).toEqual(['OTOPORT']);
  await save('OTOPORT', { name: 'Otoport', baseUrl: OTHER.baseUrl, hasStatement: false });
  paying.clock.advance(5);
  expect(await unanswered()).toEqual([]);
});

test('saveSupplier: a supplier without an address uses the settings of the service, and the audit entry shows the change', async () => {
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
])('saveSupplier: %s is refused in production', async (baseUrl, message) => {
  const live = adminOn(paying.service.database, paying.clock, production);
  const body = { name: 'Otoport', ...OTHER, baseUrl, hasStatement: false };
  expect(await saveOn(live, 'OTOPORT', body)).toEqual({ code: 1, out: '', message });
  await live.close();
});

test('saveSupplier: a subsupplier is published with its vendor and not called separately', async () => {
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
])('saveSupplier: the vendor %s with %j is refused, and nothing is stored', async (code, body, option) => {
  const before = await latest();
  const { code: exit, message } = await saveOn(admin, code, { name: 'x', hasStatement: true, ...body });
  expect([exit, message]).toEqual([1, expect.stringMatching(`^--${option}: `)]);
  expect(await latest()).toEqual(before);
});
