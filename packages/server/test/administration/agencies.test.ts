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

describe('commands for agencies', () => {
  test('agency end: the command asks for the name, and the ended agency gets no more keys', async () => {
    const made = await aKey();
    const wrong = await run('agency', 'end', '1', 'Horizon', '--yes');
    expect(wrong.message).toBe('Agency 1 has the name Horizon Travel. Specify this name to close the agency.');
    const typed = await at({ typed: 'Horizon' }, 'agency', 'end', '1', 'Horizon Travel');
    expect(typed).toMatchObject({ code: 1, out: '' });
    expect((await run('agency', 'end', '1', 'Horizon Travel', '--yes')).out).toMatch(
      /^agency {2}1\nname {4}Horizon Travel\nended {3}/,
    );
    expect(await latest()).toMatchObject({ action: 'endAgency', subject: 'agency 1', after: { review: 'unreviewed' } });
    expect((await run('agency', 'list')).out).toMatch(/none \(ended /);
    expect(await json('key', 'list')).toMatchObject([{ key: made.key, status: 'suspended' }]);
    expect((await run('key', 'create', '1', ...elif)).message).toMatch(
      /^Agency 1 was closed on .* and can no longer be used\.$/,
    );
  });

  test('agency create: a new agency has only the specified permissions, and the audit log names its creator', async () => {
    expect(await run('agency', 'show', '1')).toEqual({
      code: 0,
      message: '',
      out: 'agency               1\nname                 Horizon Travel\npermissions          pay-by-limit reference-data\nknown to the bureau  no',
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

  test('agency create: a name in use is refused and leaves no audit entry', async () => {
    expect(await run('agency', 'create', 'Horizon Travel')).toEqual({
      code: 1,
      out: '',
      message: 'Another agency is already named Horizon Travel. Choose a different name.',
    });
    expect(await audit()).toHaveLength(1);
  });

  test.each([' ', 'a\nb', 'x'.repeat(101)])('agency create: the name %j is refused', async (name) => {
    expect(await run('agency', 'create', name)).toMatchObject({
      code: 1,
      out: '',
      message: expect.stringMatching(/^name: must/),
    });
  });

  test('agency list: every agency is listed with its permissions', async () => {
    await json('agency', 'create', 'Lodos Transfer');
    expect((await run('agency', 'list')).out).toBe(
      [
        'agency  name            permissions',
        '1       Horizon Travel  pay-by-limit reference-data',
        '2       Lodos Transfer  search and order only',
      ].join('\n'),
    );
  });

  test('agency set: omitted options stay unchanged, and the audit log contains the values before and after', async () => {
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

  test('agency set, agency show: an unknown agency is reported', async () => {
    const message = 'There is no agency 7. `agency list` shows all agencies.';
    expect(await run('agency', 'show', '7')).toEqual({ code: 1, out: '', message });
    expect(await run('agency', 'set', '7', '--name', 'x')).toEqual({ code: 1, out: '', message });
  });
});

describe('commands for keys', () => {
  test('key create: the secret is shown once and stored nowhere', async () => {
    const { key, secret, ...issued } = await aKey();
    expect(key).toMatch(/^ak_test_[\w-]{22}$/);
    expect(secret).toMatch(/^sk_test_[\w-]{43}$/);
    expect(issued).toMatchObject({ agencyId: 1, status: 'active', userId: expect.stringMatching(/^usr_/) });
    expect((await run('key', 'list', '1')).out).toBe(
      `key                             agency  user                        status  name  scope  expires  last used\n${key}  1       ${issued.userId}  active        full   never    never`,
    );
    expect(JSON.stringify([await audit(), await json('key', 'list')])).not.toContain(secret);
    const { rows } = await database.pool.query('select * from api_key');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('key create: the output for people shows the secret below the key and a warning that it is shown once', async () => {
    const { out } = await run('key', 'create', '1', ...elif);
    expect(out).toMatch(/^key {6}ak_test_\S+\n(.*\n)+\nsecret {2}sk_test_\S+\n\nThe secret cannot be shown again\./);
  });

  test('key create: a user can have several keys, and only the first needs the name of the user', async () => {
    const first = await aKey();
    const second = await json<Issued>('key', 'create', '1', '--email', 'elif.demir@horizon.example');
    expect(second.userId).toBe(first.userId);
    expect(await json('key', 'list', '1')).toHaveLength(2);
  });

  test('key create: a new user without a name, an email address in use and an invalid one are refused', async () => {
    await aKey();
    await json('agency', 'create', 'Lodos Transfer');
    const create = async (...args: string[]) => (await run('key', 'create', ...args)).message;
    expect(await create('1', '--email', 'mert@horizon.example')).toBe(
      'The agency has no user with this email address. Specify the first and last name of the new user.',
    );
    expect(await create('2', ...elif)).toBe(
      'A user of a different agency has this email address. Choose a different email address.',
    );
    expect(await create('1', '--email', 'elif')).toMatch(/^email: must be /);
    expect(await create('7', ...elif)).toBe('There is no agency 7. `agency list` shows all agencies.');
  });

  test('key rotate: the command creates a new secret after the key is typed as confirmation', async () => {
    const { key, secret } = await aKey();
    expect(await at({ typed: 'yes' }, 'key', 'rotate', key)).toMatchObject({ code: 1, out: '' });
    const { code, out, message } = await at({ typed: key }, 'key', 'rotate', key);
    expect(message).toBe(`The current secret of the key is refused from now on.\nType ${key} to confirm: `);
    expect([code, out]).toEqual([0, expect.stringMatching(/secret {2}sk_test_/)]);
    expect(out).not.toContain(secret);
    expect(await latest()).toEqual({ action: 'rotateKey', by: 'ops', subject: `key ${key}` });
  });

  test('key change: omitted options stay unchanged, and repeating a change adds no audit entry', async () => {
    const { key } = await aKey();
    for (const _again of [1, 2]) {
      const { out } = await run('key', 'change', key, '--name', 'Site', '--from', '203.0.113.24/24', '2001:DB8::1');
      expect(out).toMatch(/\nname +Site\nscope +full\nfrom +203\.0\.113\.0\/24 2001:db8::1\nexpires +never$/);
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
  ])('key change: %j is refused and leaves no audit entry', async (args, message) => {
    const { key } = await aKey();
    expect(await run('key', 'change', key, ...args)).toEqual({
      code: 1,
      out: '',
      message: expect.stringMatching(message),
    });
    expect(await audit()).toHaveLength(2);
  });

  test('key roll, key delete: the audit log names the new key and the end of the old key', async () => {
    const { key } = await aKey();
    const next = await json<Issued>('key', 'roll', key, '--overlap', '48');
    expect(await latest()).toEqual({
      action: 'rollKey',
      by: 'ops',
      subject: `key ${key}`,
      after: { newKey: next.key, expiresAt: '2027-03-03T09:00:00.000Z' },
    });
    expect((await run('key', 'roll', key, '--overlap', '169')).message).toMatch(
      /^overlapHours: must be a whole number/,
    );
    expect((await at({ typed: 'no' }, 'key', 'delete', key)).message).toMatch(/Nothing was changed\.$/);
    expect(await json('key', 'delete', key)).toMatchObject({ status: 'disabled' });
    expect((await run('key', 'roll', key, '--overlap', '1')).message).toMatch(/^The key is suspended or has expired/);
  });

  test('key create: the number of keys is limited, and deleted keys do not count', async () => {
    const { key } = await aKey();
    await database.pool.query(
      `insert into api_key (id, user_id, key, secret_hash) select 'key_' || n, (select min(id) from agency_user), 'ak_' || n, sha256('x')
       from generate_series(2, 50) n`,
    );
    const message = 'The agency has reached the maximum number of keys. Delete an unused key.';
    expect((await run('key', 'create', '1', ...elif)).message).toBe(message);
    expect((await run('key', 'roll', key, '--overlap', '1')).message).toBe(message);
    await json('key', 'delete', 'ak_2');
    expect((await run('key', 'create', '1', ...elif)).code).toBe(0);
  });

  test('key suspend, key resume: repeating a command adds no audit entry', async () => {
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
    expect((await run('key', 'resume', 'ak_test_none')).message).toMatch(/^There is no key ak_test_none/);
  });
});

describe('commands for origins', () => {
  const ORIGIN = 'https://booking.horizon.example';

  test('origin add, origin list, origin remove: repeating a command adds no audit entry', async () => {
    for (const _again of [1, 2]) await run('origin', 'add', '1', ORIGIN);
    expect((await run('origin', 'list', '1')).out).toBe(`origin\n${ORIGIN}`);
    await at({ typed: ORIGIN }, 'origin', 'remove', '1', ORIGIN);
    expect((await run('origin', 'list', '1')).out).toBe('none');
    expect((await audit()).map(({ action }) => action)).toEqual(['removeOrigin', 'addOrigin', 'createAgency']);
    expect((await run('origin', 'remove', '1', ORIGIN, '--yes')).message).toMatch(/^Agency 1 has no origin/);
  });

  test.each([
    ['https://booking.horizon.example/', 'https://booking.horizon.example'],
    ['https://Booking.horizon.example', 'https://booking.horizon.example'],
    ['https://a:b@booking.horizon.example/x?y', 'https://booking.horizon.example'],
    ['javascript:alert(1)', 'https://booking.agency.example'],
    ['booking', 'https://booking.agency.example'],
  ])('origin add: %s is refused, and %s is suggested', async (origin, offered) => {
    expect(await run('origin', 'add', '1', origin)).toEqual({
      code: 1,
      out: '',
      message: `origin: must be scheme, host and port only, such as ${offered}.`,
    });
  });
});

describe('commands for billing addresses', () => {
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

  test('billing-address set: a new address replaces the old one, and the audit log does not contain it', async () => {
    expect((await run('billing-address', 'show', '1')).message).toMatch(/^Agency 1 has no billing address\./);
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
  ])('billing-address set: an address that the API would refuse is refused: %j', async (changes, message) => {
    expect(await set(changes)).toEqual({ code: 1, out: '', message: expect.stringMatching(message) });
    expect((await run('billing-address', 'show', '1')).code).toBe(1);
  });

  test('billing-address set: a file with invalid JSON is refused', async () => {
    expect((await at({ file: '{' }, 'billing-address', 'set', '1', 'address.json')).message).toBe(
      'address.json is not valid JSON.',
    );
  });
});

describe('commands for the audit log', () => {
  test('audit list: entries are sorted by time and can be filtered and limited', async () => {
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
      /^at +by +action +subject +agency +before +after\n2027-03-01 09:00:00Z +ops +createKey +key ak_test_/,
    );
  });
});
