import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { type Admin, adminOn, haveOperators } from '../support/admin.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { production } from '../support/production.ts';

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

type Rates = { readonly id: number; readonly standing: string; readonly accepted?: { readonly by: string } };
const latest = async (...filters: string[]) =>
  (await admin.json<object[]>('audit', 'list', '--limit', '1', ...filters))[0];

describe('commands for exchange rates', () => {
  test('rate accept: rates that jumped are held until an operator accepts them', async () => {
    paying.clock.set(new Date('2027-03-02T09:00:00Z'));
    paying.sandbox.publisher.set('jumped');
    await paying.service.exchangeRates.fetchRates();
    const list = () => admin.json<Rates[]>('rate', 'list');
    const [held, used] = await list();
    expect([held!.standing, used!.standing]).toEqual(['held', 'inUse']);
    expect((await admin.run('rate', 'list')).out).toMatch(
      /^rates +date +source +status +published +accepted by\n\d+ +2027-03-01 +TCMB +held +2027-03-01 12:30:00Z\n/,
    );

    const id = String(held!.id);
    expect((await admin.at({ typed: 'yes' }, 'rate', 'accept', id)).code).toBe(1);
    expect(await admin.at({ typed: id }, 'rate', 'accept', id)).toMatchObject({
      code: 0,
      out: `Rates ${id} were accepted.`,
    });
    expect((await list())[0]).toMatchObject({ standing: 'inUse', accepted: { by: 'ops' } });
    expect(await latest()).toMatchObject({ action: 'acceptRate', by: 'ops', subject: `rates ${id}` });
    expect((await admin.run('rate', 'accept', String(used!.id), '--yes')).message).toBe(
      `Rates ${used!.id} are not held for review.`,
    );
    expect((await admin.run('rate', 'accept', '4711', '--yes')).message).toMatch(/^There are no rates 4711/);
  });

  test('rate margin: the audit log names the operator, and a margin out of range or for an unknown agency is refused', async () => {
    expect((await admin.run('rate', 'margin', '1', '250')).out).toBe('The margin of agency 1 is 250 basis points.');
    const kept = { action: 'setMargin', by: 'ops', agencyId: 1, subject: 'agency 1' };
    const facts = { before: { basisPoints: 0 }, after: { basisPoints: 250 } };
    expect(await latest()).toMatchObject({ ...kept, ...facts });
    expect((await admin.run('rate', 'margin', '1', '2001')).message).toMatch(/from 0 to 2000 is accepted\.$/);
    expect((await admin.run('rate', 'margin', '4711', '1')).message).toMatch(/^There is no agency 4711/);
    expect(await latest()).toMatchObject({ ...kept, ...facts });
  });
});

describe('commands for campaigns', () => {
  const SPRING = ['--en', 'Spring', '--tr', 'Bahar', '--de', 'Lenz'];

  test('campaign save, campaign off, campaign on: the audit log contains the values before and after', async () => {
    expect((await admin.run('campaign', 'save', 'SPRING5', ...SPRING)).out).toBe(
      'campaign  SPRING5\non        yes\nen        Spring\ntr        Bahar\nde        Lenz',
    );
    expect(await latest()).toMatchObject({
      action: 'saveCampaign',
      subject: 'campaign SPRING5',
      after: { name: 'Spring', en: 'Spring', tr: 'Bahar', de: 'Lenz', isOn: true },
    });
    for (const _again of [1, 2]) await admin.json('campaign', 'off', 'SPRING5');
    expect((await admin.run('campaign', 'list')).out).toMatch(/\nSPRING5 +Spring +no +2027-.*ops$/m);
    expect(await admin.json('campaign', 'on', 'SPRING5')).toMatchObject({ code: 'SPRING5', isOn: true });
    const events = await admin.json<object[]>('audit', 'list', '--subject', 'campaign SPRING5');
    expect(events).toMatchObject([
      { before: { isOn: false }, after: { isOn: true } },
      { before: { isOn: true }, after: { isOn: false } },
      { after: { isOn: true } },
    ]);
  });

  test('an invalid campaign code, an invalid name and an unknown campaign are refused', async () => {
    expect((await admin.run('campaign', 'save', 'spring', ...SPRING)).message).toMatch(/^campaignCode: 1 to 64 of A-Z/);
    expect((await admin.run('campaign', 'save', 'SPRING6', '--en', ' ', '--tr', 'x', '--de', 'x')).message).toMatch(
      /^name: /,
    );
    expect((await admin.run('campaign', 'off', 'NONE')).message).toMatch(/^There is no campaign NONE/);
  });
});

describe('commands for suppliers', () => {
  test('supplier off, supplier on: the audit log names the operator, and an unknown supplier is reported', async () => {
    const off = ['supplier', 'off', 'vendor', 'TESTDRIVE'];
    expect((await admin.at({ typed: 'no' }, ...off)).code).toBe(1);
    expect((await admin.at({ typed: 'TESTDRIVE' }, ...off)).out).toBe('TESTDRIVE is off.');
    expect((await admin.run('supplier', 'list')).out).toMatch(/\nvendor +TESTDRIVE +Test Drive +no +2027-.* ops\n/);
    expect(await latest()).toMatchObject({
      action: 'switchSupplier',
      subject: 'vendor TESTDRIVE',
      after: { isOn: false },
    });
    expect((await admin.run('supplier', 'on', 'vendor', 'TESTDRIVE')).out).toBe('TESTDRIVE is on.');
    expect(await admin.json('supplier', 'list')).toContainEqual(
      expect.objectContaining({ kind: 'vendor', code: 'TESTDRIVE', isOn: true }),
    );
    expect((await admin.run('supplier', 'on', 'vendor', 'NONE')).message).toBe(
      'There is no vendor NONE. `supplier list` shows all suppliers.',
    );
  });

  const OTHER = { url: 'https://rent.otoport.example/agency', key: 'vk_otoport_1' };

  test('supplier save: a new supplier is called within five seconds with its key, which is never shown', async () => {
    const saved = ['supplier', 'save', 'vendor', 'OTOPORT', '--name', 'Otoport'];
    const named = [...saved, '--url', `${OTHER.url}/`, '--deadline', '1500', '--key-file', 'key'];
    expect((await admin.run(...named.slice(0, -2))).message).toBe('key: another address needs its key.');
    const { out, message } = await admin.at({ file: `${OTHER.key}\n` }, ...named);
    expect([message, out.split('\n').slice(0, -1).join('\n')]).toEqual([
      '',
      `vendor                    OTOPORT
name                      Otoport
display name              Otoport
part of
parts
on                        yes
address                   ${OTHER.url}
key                       separate key
deadline, ms              1500
reservation deadline, ms  service default
statement                 yes`,
    ]);
    const kept = { action: 'saveSupplier', by: 'ops', subject: 'vendor OTOPORT' };
    const facts = { name: 'Otoport', baseUrl: `${OTHER.url}/`, deadlineMilliseconds: 1_500 };
    expect(await latest()).toMatchObject({ ...kept, after: { ...facts, key: 'renewed' } });

    paying.clock.advance(5);
    const { body } = await paying.service.api<{ results: object[] }>('GET', '/helper-data/suppliers?limit=200', {
      token: await paying.service.loginAs('horizon'),
    });
    expect(body.results.at(-1)).toEqual({
      ...{ id: expect.any(Number), code: 'OTOPORT', name: 'Otoport', displayName: 'Otoport', parentID: null },
      logo: expect.any(String),
    });
    const { pool } = paying.service.database;
    const { rows } = await pool.query(`select to_jsonb(supplier) || to_jsonb(kept) as row
      from supplier, (select jsonb_agg(audit_event) as events from audit_event) kept where code = 'OTOPORT'`);
    expect(JSON.stringify(rows)).not.toContain(OTHER.key);
  });

  test('supplier save: omitted options stay unchanged, and `default` resets an option to the setting', async () => {
    const save = (...named: string[]) => admin.json('supplier', 'save', 'vendor', 'OTOPORT', ...named);
    const silent = async () => {
      const { unanswered } = await paying.service.reconciliation.reconcile({ from: '2027-02-01', to: '2027-02-02' });
      return unanswered.map(({ party }) => party);
    };
    expect(await silent()).toEqual(['OTOPORT']);
    expect(await save('--statement', 'no')).toMatchObject({
      ...{ name: 'Otoport', baseUrl: OTHER.url, hasKey: true, deadlineMilliseconds: 1_500, hasStatement: false },
    });
    paying.clock.advance(5);
    expect(await silent()).toEqual([]);
    const back = await save('--url', 'default', '--deadline', 'default');
    expect(back).toMatchObject({ name: 'Otoport', hasKey: false, hasStatement: false });
    expect(Object.keys(back as object)).not.toContain('baseUrl');
    expect(await latest()).toMatchObject({
      before: { baseUrl: OTHER.url, deadlineMilliseconds: 1_500 },
      after: { baseUrl: 'service default', deadlineMilliseconds: 'service default' },
    });
    expect(await save('--display-name', 'Oto')).toMatchObject({ name: 'Otoport', displayName: 'Oto' });
  });

  test('supplier save: with a second operator a new address waits for approval, and the command reports it', async () => {
    await haveOperators(paying.service.database, 2);
    const named = ['supplier', 'save', 'vendor', 'OTOPORT', '--url', 'https://new.example', '--key-file', 'key'];
    const { out } = await admin.at({ file: OTHER.key }, ...named);
    expect(out).toMatch(/^approval +\d+\nstatus +waiting\naction +Save vendor OTOPORT: address https:\/\/new.example/);
    const shown = await admin.json<object>('supplier', 'save', 'vendor', 'OTOPORT', '--display-name', 'Otoport');
    expect(shown).toMatchObject({ displayName: 'Otoport', hasKey: false });
    await haveOperators(paying.service.database, 0);
  });

  test.each([
    ['http://rent.example', 'baseUrl: production needs https.'],
    ['https://localhost:8081', 'baseUrl: production needs an address on a different machine.'],
  ])('supplier save: %s is refused in production', async (url, refusal) => {
    const live = adminOn(paying.service.database, paying.clock, production);
    const named = ['supplier', 'save', 'vendor', 'OTOPORT', '--url', url, '--key-file', 'key'];
    expect((await live.at({ file: OTHER.key }, ...named)).message).toBe(refusal);
    await live.close();
  });

  test('supplier save: a subsupplier is published with its vendor and not called separately', async () => {
    await admin.json('supplier', 'save', 'vendor', 'OTOPORT-ECO', '--name', 'Otoport Eco', '--part-of', 'OTOPORT');
    expect(await admin.json('supplier', 'show', 'vendor', 'OTOPORT-ECO')).toMatchObject({ partOf: 'OTOPORT' });
    const listed = await admin.json<{ code: string }[]>('supplier', 'list');
    expect(listed.map(({ code }) => code)).toContain('OTOPORT');
    expect(listed.map(({ code }) => code)).not.toContain('OTOPORT-ECO');
  });

  test.each([
    [['vendor', 'oto', '--name', 'x'], /^supplierCode: 1 to 40 of A-Z/],
    [['vendor', 'PROCESSOR', '--name', 'x'], 'supplierCode: PROCESSOR is another party.'],
    [['vendor', 'BOSPHORUS', '--name', 'x'], 'supplierCode: BOSPHORUS is a transferSupplier.'],
    [['vendor', 'NEW'], 'name: a new supplier needs one.'],
    [['vendor', 'NEW', '--name', ' '], /^name: a text of 1 to 100/],
    [['vendor', 'NEW', '--name', 'x', '--deadline', '3001'], /^deadlineMilliseconds: a whole number from 1 to 3000/],
    [['vendor', 'NEW', '--name', 'x', '--part-of', 'PERA-GO'], /^partOf: the code of a vendor/],
    [['vendor', 'PERA-GO', '--part-of', 'ANADOLU'], 'partOf: whose a supplier is does not change.'],
    [['vendor', 'NEW', '--name', 'x', '--url', 'ftp://x'], /^baseUrl: a URL such as https/],
    [['vendor', 'NEW', '--name', 'x', '--url', 'https://u:p@host'], /^baseUrl: an address without user info/],
    [['vendor', 'NEW', '--name', 'x', '--key-file', 'two words'], /^key: 1 to 500 visible characters/],
  ])('supplier save: the arguments %j are refused', async (args, refusal) => {
    const { code, message } = await admin.at({ file: 'two words' }, 'supplier', 'save', ...args);
    expect([code, message]).toEqual([1, typeof refusal === 'string' ? refusal : expect.stringMatching(refusal)]);
    expect((await admin.run('supplier', 'show', 'vendor', 'NEW')).message).toMatch(/^There is no vendor NEW/);
  });
});
