import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { type Admin, adminOn } from '../support/admin.ts';
import { createTestClock } from '../support/clock.ts';
import { emptyTables, openTestDatabase } from '../support/database.ts';

let database: Database;
let admin: Admin;
const { run, json, at } = {
  run: (...args: string[]) => admin.run(...args),
  json: <Result>(...args: string[]) => admin.json<Result>(...args),
  at: (...given: Parameters<Admin['at']>) => admin.at(...given),
};

beforeAll(async () => {
  database = await openTestDatabase();
  admin = adminOn(database, createTestClock());
});
afterAll(async () => {
  await admin.close();
  await database.close();
});
beforeEach(async () => {
  await emptyTables(
    database,
    ...['audit_event', 'callback_origin', 'agency_billing_address', 'credit_check_configuration'],
    ...['api_key', 'agency_user', 'approval', 'agency'],
  );
  await json('agency', 'create', 'Horizon Travel', '--allow', 'pay-by-limit', 'reference-data');
});

type Event = { action: string; by: string; subject: string; before?: object; after?: object };
const audit = async () =>
  (await json<Event[]>('audit', 'list')).map(({ action, by, subject, before, after }) => ({
    ...{ action, by, subject, before, after },
  }));
const latest = async () => (await audit())[0];

const elif = ['--email', 'elif.demir@horizon.example', '--first-name', 'Elif', '--last-name', 'Demir'];
type Issued = { key: string; secret: string; agencyId: number; userId: string; status: string };
const aKey = () => json<Issued>('key', 'create', '1', ...elif);

describe('agency', () => {
  test('end: its name is said twice, nobody gets a key for it any more, and it is listed as ended', async () => {
    const made = await aKey();
    const wrong = await run('agency', 'end', '1', 'Horizon', '--yes');
    expect(wrong.told).toBe('Agency 1 is called Horizon Travel: say its name to end it.');
    const typed = await at({ typed: 'Horizon' }, 'agency', 'end', '1', 'Horizon Travel');
    expect(typed).toMatchObject({ code: 1, out: '' });
    expect((await run('agency', 'end', '1', 'Horizon Travel', '--yes')).out).toMatch(
      /^agency {2}1\nname {4}Horizon Travel\nended {3}/,
    );
    expect(await latest()).toMatchObject({ action: 'endAgency', subject: 'agency 1', after: { review: 'unreviewed' } });
    expect((await run('agency', 'list')).out).toMatch(/nothing: ended /);
    expect(await json('key', 'list')).toMatchObject([{ key: made.key, status: 'suspended' }]);
    expect((await run('key', 'create', '1', ...elif)).told).toMatch(
      /^Agency 1 was ended on .*: nobody calls or signs in for it any more\.$/,
    );
  });

  test('create: it may do what it is told and nothing else, and the audit says who has made it', async () => {
    expect(await run('agency', 'show', '1')).toEqual({
      code: 0,
      told: '',
      out: 'agency               1\nname                 Horizon Travel\nmay                  pay-by-limit reference-data\nknown to the bureau  no',
    });
    expect(await audit()).toEqual([
      {
        action: 'createAgency',
        by: 'ops',
        subject: 'agency 1',
        after: {
          name: 'Horizon Travel',
          mayUseFullCredit: false,
          mayUseLimitedCredit: false,
          mayPayByLimit: true,
          mayUseCustomBilling: false,
          mayReadReferenceData: true,
          mayCheckCredit: false,
          isKnownToBureau: false,
        },
      },
    ]);
  });

  test('create: a name that another agency has is refused, and nothing is kept of it', async () => {
    expect(await run('agency', 'create', 'Horizon Travel')).toEqual({
      code: 1,
      out: '',
      told: 'Another agency is called Horizon Travel: choose another name.',
    });
    expect(await audit()).toHaveLength(1);
  });

  test.each([' ', 'a\nb', 'x'.repeat(101)])('create: %j is no name', async (name) => {
    expect(await run('agency', 'create', name)).toMatchObject({
      code: 1,
      out: '',
      told: expect.stringMatching(/^name: must/),
    });
  });

  test('list: every agency, and what it may', async () => {
    await json('agency', 'create', 'Lodos Transfer');
    expect((await run('agency', 'list')).out).toBe(
      [
        'agency  name            may',
        '1       Horizon Travel  pay-by-limit reference-data',
        '2       Lodos Transfer  search and order only',
      ].join('\n'),
    );
  });

  test('set: what is not named stays, and the audit has what has changed, before and after', async () => {
    const set = ['--name', 'Horizon', '--allow', 'full-credit', '--deny', 'reference-data', '--bureau', 'known'];
    await run('agency', 'set', '1', ...set, '--as', 'elif');
    expect(await json('agency', 'show', '1')).toEqual({
      id: 1,
      name: 'Horizon',
      permissions: {
        mayUseFullCredit: true,
        mayUseLimitedCredit: false,
        mayPayByLimit: true,
        mayUseCustomBilling: false,
        mayReadReferenceData: false,
        mayCheckCredit: false,
      },
      isKnownToBureau: true,
    });
    expect(await latest()).toEqual({
      action: 'setAgency',
      by: 'elif',
      subject: 'agency 1',
      before: { name: 'Horizon Travel', mayUseFullCredit: false, mayReadReferenceData: true, isKnownToBureau: false },
      after: { name: 'Horizon', mayUseFullCredit: true, mayReadReferenceData: false, isKnownToBureau: true },
    });
    expect(await json('agency', 'set', '1', '--bureau', 'unknown')).toMatchObject({ isKnownToBureau: false });
    await json('agency', 'set', '1', '--bureau', 'unknown', '--name', 'Horizon');
    expect(await audit()).toHaveLength(3);
  });

  test('set and show: an agency that does not exist is named', async () => {
    const told = 'There is no agency 7: `agency list` shows those there are.';
    expect(await run('agency', 'show', '7')).toEqual({ code: 1, out: '', told });
    expect(await run('agency', 'set', '7', '--name', 'x')).toEqual({ code: 1, out: '', told });
  });
});

describe('key', () => {
  test('create: the secret is shown once, and stands nowhere else', async () => {
    const { key, secret, ...issued } = await aKey();
    expect(key).toMatch(/^ak_test_[\w-]{22}$/);
    expect(secret).toMatch(/^sk_test_[\w-]{43}$/);
    expect(issued).toMatchObject({ agencyId: 1, status: 'active', userId: expect.stringMatching(/^usr_/) });
    expect((await run('key', 'list', '1')).out).toBe(
      `key                             agency  user                        status  name  scope  ends   last used\n${key}  1       ${issued.userId}  active        full   never  never`,
    );
    expect(JSON.stringify([await audit(), await json('key', 'list')])).not.toContain(secret);
    const { rows } = await database.pool.query('select * from api_key');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('create: people read the secret below its key, and that nobody can show it again', async () => {
    const { out } = await run('key', 'create', '1', ...elif);
    expect(out).toMatch(/^key {5}ak_test_\S+\n(.*\n)+\nsecret {2}sk_test_\S+\n\nNobody can show it again\./);
  });

  test('create: a user has several keys, and is named with the first one only', async () => {
    const first = await aKey();
    const second = await json<Issued>('key', 'create', '1', '--email', 'elif.demir@horizon.example');
    expect(second.userId).toBe(first.userId);
    expect(await json('key', 'list', '1')).toHaveLength(2);
  });

  test('create: a new user without a name, an address of another agency, and one that is none are refused', async () => {
    await aKey();
    await json('agency', 'create', 'Lodos Transfer');
    const create = async (...args: string[]) => (await run('key', 'create', ...args)).told;
    expect(await create('1', '--email', 'mert@horizon.example')).toBe(
      'The agency has no user with this email address yet: say the first and last name, too.',
    );
    expect(await create('2', ...elif)).toBe('Another agency has a user with this email address: use another one.');
    expect(await create('1', '--email', 'elif')).toMatch(/^email: must be /);
    expect(await create('7', ...elif)).toBe('There is no agency 7: `agency list` shows those there are.');
  });

  test('rotate: once its name is typed, another secret', async () => {
    const { key, secret } = await aKey();
    expect(await at({ typed: 'yes' }, 'key', 'rotate', key)).toMatchObject({ code: 1, out: '' });
    const { code, out, told } = await at({ typed: key }, 'key', 'rotate', key);
    expect(told).toBe(`The secret that its agency has will be refused from now on.\nType ${key} to go on: `);
    expect([code, out]).toEqual([0, expect.stringMatching(/secret {2}sk_test_/)]);
    expect(out).not.toContain(secret);
    expect(await latest()).toEqual({ action: 'rotateKey', by: 'ops', subject: `key ${key}` });
  });

  test('change: what is not named stays, the audit has what has changed, and the same again is kept once', async () => {
    const { key } = await aKey();
    for (const _again of [1, 2]) {
      const { out } = await run('key', 'change', key, '--name', 'Site', '--from', '203.0.113.24/24', '2001:DB8::1');
      expect(out).toMatch(/\nname +Site\nscope +full\nfrom +203\.0\.113\.0\/24 2001:db8::1\nends +never$/);
    }
    expect(await audit()).toHaveLength(3);
    expect(await latest()).toMatchObject({
      action: 'changeKey',
      before: { name: '', allowedAddresses: [] },
      after: { name: 'Site', allowedAddresses: ['203.0.113.0/24', '2001:db8::1'] },
    });
    await run('key', 'change', key, '--expires', '2027-04-01');
    await run('key', 'change', key, '--expires', 'never');
    expect(await latest()).toMatchObject({
      before: { expiresAt: '2027-04-01T00:00:00.000Z' },
      after: { expiresAt: 'never' },
    });
  });

  test.each([
    [['--from', '203.0.113.0/33'], /^allowedAddresses: 203\.0\.113\.0\/33 is no address or range/],
    [
      ['--from', ...Array.from({ length: 51 }, (_, last) => `203.0.113.${last}`)],
      /^allowedAddresses: must be 50 at most/,
    ],
    [['--expires', '2027-03-01T09:00:00Z'], /^expiresAt: must be in the future\.$/],
    [['--name', ''], /^name: must/],
  ])('change: %j is refused, and nothing is kept of it', async (args, told) => {
    const { key } = await aKey();
    expect(await run('key', 'change', key, ...args)).toEqual({ code: 1, out: '', told: expect.stringMatching(told) });
    expect(await audit()).toHaveLength(2);
  });

  test('roll and delete: the audit says by which key, and until when the old one goes on', async () => {
    const { key } = await aKey();
    const next = await json<Issued>('key', 'roll', key, '--overlap', '48');
    expect(await latest()).toEqual({
      action: 'rollKey',
      by: 'ops',
      subject: `key ${key}`,
      after: { newKey: next.key, expiresAt: '2027-03-03T09:00:00.000Z' },
    });
    expect((await run('key', 'roll', key, '--overlap', '169')).told).toMatch(/^overlapHours: must be a whole number/);
    expect((await at({ typed: 'no' }, 'key', 'delete', key)).told).toMatch(/Nothing was changed\.$/);
    expect(await json('key', 'delete', key)).toMatchObject({ status: 'disabled' });
    expect((await run('key', 'roll', key, '--overlap', '1')).told).toMatch(/^The key is suspended or has ended/);
  });

  test('create: there is a bound, and what is deleted does not count', async () => {
    const { key } = await aKey();
    await database.pool.query(
      `insert into api_key (id, user_id, key, secret_hash) select 'key_' || n, (select min(id) from agency_user), 'ak_' || n, sha256('x')
       from generate_series(2, 50) n`,
    );
    const told = 'The agency has as many keys as it may: delete one that nobody uses.';
    expect((await run('key', 'create', '1', ...elif)).told).toBe(told);
    expect((await run('key', 'roll', key, '--overlap', '1')).told).toBe(told);
    await json('key', 'delete', 'ak_2');
    expect((await run('key', 'create', '1', ...elif)).code).toBe(0);
  });

  test('suspend and resume: kept once, however often they are repeated', async () => {
    const { key } = await aKey();
    await json('key', 'suspend', key);
    expect(await json('key', 'suspend', key)).toMatchObject({ key, status: 'suspended' });
    expect(await json('key', 'resume', key)).toMatchObject({ key, status: 'active' });
    const [last, before] = await audit();
    expect(last).toMatchObject({ action: 'resumeKey', before: { status: 'suspended' }, after: { status: 'active' } });
    expect(before).toMatchObject({
      action: 'suspendKey',
      before: { status: 'active' },
      after: { status: 'suspended' },
    });
    expect((await run('key', 'resume', 'ak_test_none')).told).toMatch(/^There is no key ak_test_none/);
  });
});

describe('origin', () => {
  const ORIGIN = 'https://booking.horizon.example';

  test('add, list, remove: each is kept once', async () => {
    for (const _again of [1, 2]) await run('origin', 'add', '1', ORIGIN);
    expect((await run('origin', 'list', '1')).out).toBe(`origin\n${ORIGIN}`);
    await at({ typed: ORIGIN }, 'origin', 'remove', '1', ORIGIN);
    expect((await run('origin', 'list', '1')).out).toBe('none');
    expect((await audit()).map(({ action }) => action)).toEqual(['removeOrigin', 'addOrigin', 'createAgency']);
    expect((await run('origin', 'remove', '1', ORIGIN, '--yes')).told).toMatch(/^Agency 1 has no origin/);
  });

  test.each([
    ['https://booking.horizon.example/', 'https://booking.horizon.example'],
    ['https://Booking.horizon.example', 'https://booking.horizon.example'],
    ['https://a:b@booking.horizon.example/x?y', 'https://booking.horizon.example'],
    ['javascript:alert(1)', 'https://booking.agency.example'],
    ['booking', 'https://booking.agency.example'],
  ])('add: %s is none, and %s is offered', async (origin, offered) => {
    expect(await run('origin', 'add', '1', origin)).toEqual({
      code: 1,
      out: '',
      told: `origin: must be scheme, host and port only, such as ${offered}.`,
    });
  });
});

describe('billing-address', () => {
  const address = {
    type: 'corporateCompany',
    firstName: 'Horizon Travel A.Ş.',
    email: 'accounting@horizon.example',
    phone: '+902125550142',
    countryCode: 'TR',
    countryName: 'Türkiye',
    adm1: 'İstanbul',
    adm2: 'Şişli',
    line: 'Büyükdere Caddesi 142',
    zipCode: '34394',
    taxIdentifier: '4630123450',
    taxDivision: 'Mecidiyeköy',
  };
  const set = (changes: object = {}) =>
    at({ file: JSON.stringify({ ...address, ...changes }) }, 'billing-address', 'set', '1', '-', '--yes');

  test('set and show: it takes the place of the one there was, and the audit says only that', async () => {
    expect((await run('billing-address', 'show', '1')).told).toMatch(/^Agency 1 has no billing address yet/);
    await set({ zipCode: '34000' });
    expect(await set()).toMatchObject({ code: 0 });
    expect(await json('billing-address', 'show', '1')).toEqual(address);
    expect(await latest()).toEqual({ action: 'setBillingAddress', by: 'ops', subject: 'agency 1' });
  });

  test.each([
    [{ email: 'accounting' }, /^email: must be /],
    [{ zip: '1' }, /^billingAddress: must NOT have additional properties\.$/],
    [{ taxIdentifier: '1' }, /^taxIdentifier: must be a tax number of 10 digits\.$/],
    [{ adm2: 'Bornova' }, /^adm2: must be a district of the province/],
  ])('set: what partners could not send is refused: %j', async (changes, told) => {
    expect(await set(changes)).toEqual({ code: 1, out: '', told: expect.stringMatching(told) });
    expect((await run('billing-address', 'show', '1')).code).toBe(1);
  });

  test('set: what is no JSON is refused', async () => {
    expect((await at({ file: '{' }, 'billing-address', 'set', '1', 'address.json')).told).toBe(
      'address.json is no JSON.',
    );
  });
});

describe('audit', () => {
  test('list: the latest first, by agency, subject, operator, kind and time, as many as are asked for', async () => {
    const { key } = await aKey();
    await json('agency', 'create', 'Lodos Transfer', '--as', 'elif');
    const actions = async (...filters: string[]) =>
      (await json<Event[]>('audit', 'list', ...filters)).map(({ action }) => action);
    expect(await actions()).toEqual(['createAgency', 'createKey', 'createAgency']);
    expect(await actions('--limit', '1')).toEqual(['createAgency']);
    expect(await actions('--agency', '1')).toEqual(['createKey', 'createAgency']);
    expect(await actions('--subject', `key ${key}`)).toEqual(['createKey']);
    expect(await actions('--by', 'elif')).toEqual(['createAgency']);
    expect(await actions('--action', 'createKey')).toEqual(['createKey']);
    expect(await actions('--since', '2027-03-01')).toHaveLength(3);
    expect(await actions('--since', '2027-03-01T09:00:01Z')).toEqual([]);
    expect((await run('audit', 'list', '--action', 'createKey')).out).toMatch(
      /^at +by +action +on +agency +before +after\n2027-03-01 09:00:00Z +ops +createKey +key ak_test_/,
    );
  });
});
