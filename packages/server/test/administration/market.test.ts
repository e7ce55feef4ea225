import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { type Admin, adminOn } from '../support/admin.ts';
import { outsideAt } from '../support/outside.ts';

let paying: Paying;
let admin: Admin;
beforeAll(async () => {
  paying = await startPaying();
  admin = adminOn(paying.service.database, paying.clock, outsideAt(paying.sandbox.url));
});
afterAll(async () => {
  await admin.close();
  await paying.stop();
});

type Rates = { readonly id: number; readonly standing: string; readonly accepted?: { readonly by: string } };
const latest = async (...filters: string[]) =>
  (await admin.json<object[]>('audit', 'list', '--limit', '1', ...filters))[0];

describe('rate', () => {
  test('accept: what had jumped is held until an operator says that it is right', async () => {
    paying.clock.set(new Date('2027-03-02T09:00:00Z'));
    paying.sandbox.publisher.set('jumped');
    await paying.service.exchangeRates.fetchRates();
    const list = () => admin.json<Rates[]>('rate', 'list');
    const [held, used] = await list();
    expect([held!.standing, used!.standing]).toEqual(['held', 'inUse']);
    expect((await admin.run('rate', 'list')).out).toMatch(
      /^rates +of +source +standing +published +accepted by\n\d+ +2027-03-01 +TCMB +held +2027-03-01 12:30:00Z\n/,
    );

    const id = String(held!.id);
    expect((await admin.at({ typed: 'yes' }, 'rate', 'accept', id)).code).toBe(1);
    expect(await admin.at({ typed: id }, 'rate', 'accept', id)).toMatchObject({
      code: 0,
      out: `Rates ${id} are accepted.`,
    });
    expect((await list())[0]).toMatchObject({ standing: 'inUse', accepted: { by: 'ops' } });
    expect(await latest()).toMatchObject({ action: 'acceptRate', by: 'ops', subject: `rates ${id}` });
    expect((await admin.run('rate', 'accept', String(used!.id), '--yes')).told).toBe(
      `Rates ${used!.id} wait for nobody.`,
    );
    expect((await admin.run('rate', 'accept', '4711', '--yes')).told).toMatch(/^There are no rates 4711/);
  });

  test('margin: it is kept who has set it, and one out of range or of no agency is refused', async () => {
    expect((await admin.run('rate', 'margin', '1', '250')).out).toBe('Agency 1 pays 250 basis points on top.');
    const kept = { action: 'setMargin', by: 'ops', agencyId: 1, subject: 'agency 1', after: { basisPoints: 250 } };
    expect(await latest()).toMatchObject(kept);
    expect((await admin.run('rate', 'margin', '1', '2001')).told).toMatch(/from 0 to 2000 is accepted\.$/);
    expect((await admin.run('rate', 'margin', '4711', '1')).told).toMatch(/^There is no agency 4711/);
    expect(await latest()).toMatchObject(kept);
  });
});

describe('campaign', () => {
  const SPRING = ['--en', 'Spring', '--tr', 'Bahar', '--de', 'Lenz'];

  test('save, off, on: each change is kept, before and after', async () => {
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

  test('a code or name that is none, and one that is not there, are refused', async () => {
    expect((await admin.run('campaign', 'save', 'spring', ...SPRING)).told).toMatch(/^code: 1 to 64 of A-Z/);
    expect((await admin.run('campaign', 'save', 'SPRING6', '--en', ' ', '--tr', 'x', '--de', 'x')).told).toMatch(
      /^name, /,
    );
    expect((await admin.run('campaign', 'off', 'NONE')).told).toMatch(/^There is no campaign NONE/);
  });
});

describe('supplier', () => {
  test('off and on: it is kept who has switched it, and one that is not there is named', async () => {
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
    expect((await admin.run('supplier', 'on', 'vendor', 'NONE')).told).toBe(
      'There is no vendor NONE: `supplier list` shows those there are.',
    );
  });
});
