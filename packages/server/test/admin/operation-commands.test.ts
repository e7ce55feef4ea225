import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { terminal } from '../../src/admin/io.ts';
import { createProgram } from '../../src/admin/program.ts';
import type { Database } from '../../src/database/open.ts';
import { operations } from '../../src/generated/management/operations.ts';
import { type Admin, adminOn, haveOperators } from '../support/admin.ts';
import { createTestClock } from '../support/clock.ts';
import { emptyTables, openTestDatabase } from '../support/database.ts';
import { production } from '../support/production.ts';

let database: Database;
let admin: Admin;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = adminOn(database, createTestClock());
});
afterAll(async () => {
  await admin.close();
  await database.close();
});
beforeEach(async () => {
  const ofAgencies = ['event', 'exchange_margin', 'api_key', 'agency_user', 'credit_check_configuration', 'agency'];
  await emptyTables(database, 'ledger_entry', 'credit_record', 'audit_event', 'approval', 'supplier', ...ofAgencies);
  await admin.json('createAgency', '--name', 'Horizon Travel');
});

const USER = ['--user.email', 'elif@horizon.example', '--user.firstName', 'Elif', '--user.lastName', 'Demir'];
const KEY = ['createKey', '--agencyId', '1', '--name', 'Site', ...USER];
const GRANT = ['grantCredit', '--agencyId', '1', '--granted', '2500.00 TRY', '--reference', 'BT-1'];
const OTOPORT = ['--supplierKind', 'vendor', '--supplierCode', 'OTOPORT'];
const audited = () => admin.json<{ results: { by: string; action: string }[] }>('listAudit');

describe('options of commands', () => {
  const optionsOf = (name: string) =>
    createProgram(terminal)
      .commands.find((command) => command.name() === name)!
      .options.map(({ flags }) => flags);

  test('every operation that an operator can call and that does not concern their own account is a command', () => {
    const commands = createProgram(terminal).commands.map((command) => command.name());
    const ofOperators = Object.values(operations).filter(
      (operation) => operation.secured && (operation.roles as readonly string[]).includes('operator'),
    );
    const missing = ofOperators.map(({ id }) => id).filter((id) => !commands.includes(id));
    expect(missing.sort()).toEqual([
      ...['addPasskey', 'beginPasskey', 'beginSecondFactor', 'changePassword', 'changeProfile', 'disableSecondFactor'],
      ...['enableSecondFactor', 'endSession', 'getSession', 'listPasskeys', 'listSessions', 'passSecondFactor'],
      ...['removePasskey', 'renamePasskey', 'signOut'],
    ]);
  });

  test('a command has an option for each parameter and for each field of the body, with dotted names', () => {
    expect(optionsOf('createKey')).toEqual([
      ...['--agencyId <number>', '--name <text>', '--user.email <text>', '--user.firstName <text>'],
      ...['--user.lastName <text>', '--scope <text>', '--allowedAddresses <values...>', '--expiresAt <text>'],
      '--body <file>',
    ]);
    expect(optionsOf('getCreditStatement')).toEqual([
      ...['--agencyId <number>', '--recordId <number>', '--from <text>', '--to <text>', '--cursor <text>'],
      ...['--limit <number>', '--csv'],
    ]);
  });

  test('the help of a command describes amounts and lists the accepted values of an option', async () => {
    const { out } = await admin.run('grantCredit', '--help');
    expect(out).toContain('--granted <amount currency>  An amount such as "2500.00 TRY".');
    expect((await admin.run('createKey', '--help')).out).toMatch(/One of full,\s+readOnly\./);
  });
});

describe('values of options', () => {
  test.each([
    ['2500.50 TRY', 250_050],
    ['2500 TRY', 250_000],
    ['0.05 TRY', 5],
  ])('the amount %j is %i minor units', async (granted, amount) => {
    const args = ['grantCredit', '--agencyId', '1', '--granted', granted, '--reference', 'BT-1'];
    expect(await admin.json(...args)).toMatchObject({ remaining: { amount, currency: 'TRY' } });
  });

  test('a negative amount reduces credit', async () => {
    const { id } = await admin.json<{ id: number }>(...GRANT);
    const of = ['--agencyId', '1', '--recordId', String(id)];
    const adjusted = await admin.json('adjustCredit', ...of, '--change', '-600.00 TRY', '--reference', 'BT-2');
    expect(adjusted).toMatchObject({ remaining: { amount: 190_000 } });
  });

  test.each(['1.5 TRY', '1,50 TRY', '10 BTC', '10', 'all'])('the amount %j ends with exit code 2', async (granted) => {
    const args = ['grantCredit', '--agencyId', '1', '--granted', granted, '--reference', 'x', '--yes'];
    expect(await admin.run(...args)).toEqual({
      code: 2,
      out: '',
      message: `error: option '--granted <amount currency>' argument '${granted}' is invalid. Must be an amount such as "2500.00 TRY", in TRY, USD, EUR, GBP.`,
    });
  });

  test('the values true and false set a permission, and other values end with exit code 2', async () => {
    const allow = (value: string) => admin.run('changeAgency', '--agencyId', '1', '--permissions.mayPayByLimit', value);
    expect((await allow('true')).out).toMatch(/^permissions +mayPayByLimit, mayPayByCardNumber$/m);
    expect((await allow('false')).out).toMatch(/^permissions +mayPayByCardNumber$/m);
    expect(await allow('yes')).toMatchObject({ code: 2, message: expect.stringMatching(/Must be true or false\.$/) });
  });

  test('in production a new agency may not send card numbers unless the command allows it', async () => {
    const inProduction = adminOn(database, createTestClock(), production);
    const create = (name: string, ...args: string[]) =>
      inProduction.json<{ permissions: object }>('createAgency', '--name', name, ...args);
    expect((await create('Efes Tur')).permissions).toMatchObject({ mayPayByCardNumber: false });
    const allowed = await create('Kavak Tur', '--permissions.mayPayByCardNumber', 'true');
    expect(allowed.permissions).toMatchObject({ mayPayByCardNumber: true });
    await inProduction.close();
  });

  test('an option with several values replaces a list, and `null` removes a value or empties a list', async () => {
    const args = ['--allowedAddresses', '203.0.113.24', '2001:db8::/32', '--expiresAt', '2027-04-01T00:00:00Z'];
    const { apiKey } = await admin.json<{ apiKey: { id: string } }>(...KEY, ...args);
    const terms = { allowedAddresses: ['203.0.113.24', '2001:db8::/32'], expiresAt: '2027-04-01T00:00:00.000Z' };
    expect(apiKey).toMatchObject(terms);
    const change = [
      'changeKey',
      '--agencyId',
      '1',
      '--keyId',
      apiKey.id,
      '--expiresAt',
      'null',
      '--allowedAddresses',
      'null',
    ];
    const { expiresAt: _, ...endless } = { ...apiKey, ...terms };
    expect(await admin.json(...change)).toEqual({ ...endless, allowedAddresses: [] });
  });

  test('a command that replaces an object keeps the fields that are omitted, and `null` resets a field', async () => {
    const save = ['saveSupplier', ...OTOPORT];
    const first = ['--name', 'Otoport', '--hasStatement', 'true', '--deadlineMilliseconds', '1500'];
    await admin.json(...save, ...first);
    expect(await admin.json(...save, '--displayName', 'Otoport Rental')).toMatchObject({
      ...{ name: 'Otoport', displayName: 'Otoport Rental', hasStatement: true, deadlineMilliseconds: 1500 },
    });
    expect(await admin.json(...save, '--deadlineMilliseconds', 'null')).not.toHaveProperty('deadlineMilliseconds');
  });

  test('a secret is read from a file and is not an option', async () => {
    const save = ['saveSupplier', ...OTOPORT, '--name', 'Otoport', '--hasStatement', 'true', '--yes'];
    const at = ['--baseUrl', 'https://rent.otoport.example'];
    const { out } = await admin.at({ file: 'vk_otoport_1\n' }, ...save, ...at, '--key-file', '/run/secrets/otoport');
    expect(out).toMatch(/^hasKey +yes$/m);
    const typed = await admin.run(...save, '--key', 'vk_otoport_1');
    expect(typed).toMatchObject({ code: 2, message: expect.stringMatching(/^error: unknown option '--key'/) });
  });

  test('a body is read from a file, and options replace its fields', async () => {
    const file = JSON.stringify({ name: 'Lodos Transfer', permissions: { mayPayByLimit: true } });
    const args = ['createAgency', '--body', 'agency.json', '--name', 'Lodos', '--permissions.mayCheckCredit', 'true'];
    const { code, out } = await admin.at({ file }, ...args, '--json');
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { name: 'Lodos', permissions: { mayPayByLimit: true, mayCheckCredit: true, mayUseFullCredit: false } },
    ]);
  });

  test.each([
    ['agency.json', 'agency.json is not valid JSON.'],
    ['-', 'Standard input is not valid JSON.'],
  ])('a body in %s that is not valid JSON is refused', async (name, message) => {
    expect(await admin.at({ file: '{' }, 'createAgency', '--body', name)).toEqual({ code: 1, out: '', message });
  });
});

describe('confirmation', () => {
  test('an operation that needs two people is carried out after the number of its object is typed', async () => {
    const question = 'Grant credit.\nType 1 to confirm: ';
    const refused = await admin.at({ typed: 'yes' }, ...GRANT);
    expect(refused).toEqual({ code: 1, out: '', message: `${question}\nNothing was changed.` });
    expect(await admin.at({ typed: '1' }, ...GRANT)).toMatchObject({ code: 0, message: question });
    expect((await audited()).results.map(({ action }) => action)).toEqual(['grantCredit', 'createAgency']);
  });

  test('an operation that deletes is carried out after the ID of its object is typed', async () => {
    const { apiKey } = await admin.json<{ apiKey: { id: string } }>(...KEY);
    const args = ['deleteKey', '--agencyId', '1', '--keyId', apiKey.id];
    expect(await admin.at({ typed: 'no' }, ...args)).toMatchObject({ code: 1, out: '' });
    expect(await admin.at({ typed: apiKey.id }, ...args)).toMatchObject({ code: 0, out: 'done  yes' });
  });

  test('an operation without an object is confirmed with its name', async () => {
    const erase = ['erasePerson', '--person.orderId', 'CAR-1', '--reason', 'personAsked'];
    const { message } = await admin.at({ typed: 'no' }, ...erase);
    expect(message).toMatch(/^Erase a person\.\nType erasePerson to confirm: /);
  });

  test('an operation that changes nothing permanently needs no confirmation', async () => {
    expect((await admin.run('changeAgency', '--agencyId', '1', '--name', 'Horizon')).code).toBe(0);
  });
});

describe('results', () => {
  test('a list is printed as a table, an object as a card, and --json prints the answer of the operation', async () => {
    await admin.json('changeAgency', '--agencyId', '1', '--permissions.mayPayByLimit', 'true');
    const { id } = await admin.json<{ id: number }>(...GRANT);
    expect((await admin.run('listAgencies')).out).toBe(
      'id  name            permissions                        state   members  credit\n1   Horizon Travel  mayPayByLimit, mayPayByCardNumber  active  0        2500.00 TRY 2500.00 TRY',
    );
    expect((await admin.run('getAgency', '--agencyId', '1')).out).toBe(
      'id               1\nname             Horizon Travel\npermissions      mayPayByLimit, mayPayByCardNumber\nisKnownToBureau  no',
    );
    const records = ['listCreditRecords', '--agencyId', '1'];
    expect((await admin.run(...records)).out).toBe(`id    isActive  remaining\n${id}  yes       2500.00 TRY`);
    const record = { id, isActive: true, remaining: { amount: 250_000, currency: 'TRY' } };
    expect(await admin.json(...records)).toEqual({ results: [record] });
    expect((await admin.run('listKeys', '--agencyId', '1')).out).toBe('none');
  });

  test('an object with a list is printed as a card and a table', async () => {
    const { id } = await admin.json<{ id: number }>(...GRANT);
    const { out } = await admin.run('getCreditStatement', '--agencyId', '1', '--recordId', String(id));
    expect(out).toMatch(
      /^record\.id +\d+\nrecord\.isActive +yes\nrecord\.remaining +2500\.00 TRY\n(summary\.\w+ +\d+\.00 TRY\n){4}\nentryId +kind /,
    );
  });

  test('the audit log shows the values before and after a change in one column', async () => {
    await admin.json('setExchangeMargin', '--agencyId', '1', '--basisPoints', '250', '--as', 'elif');
    const { out } = await admin.run('listAudit', '--limit', '1');
    expect(out).toMatch(/^id +by +action .* facts\n\d+ +elif +setMargin .* basisPoints 0 → 250$/);
  });

  test('a new key is printed with its secret, and a message states that the secret is shown once', async () => {
    expect(await admin.run(...KEY)).toEqual({
      code: 0,
      out: expect.stringMatching(/^apiKey\.id +key_\S+\n(.+\n)+secret +sk_test_\S+$/),
      message: 'The secret cannot be shown again.',
    });
  });

  test('a request that waits for approval is printed with a message', async () => {
    await haveOperators(database, 2);
    expect(await admin.run(...GRANT, '--yes')).toEqual({
      code: 0,
      out: expect.stringMatching(/^id +1\naction +grantCredit\nsummary +Grant agency 1 2500\.00 TRY \(BT-1\)\.\n/),
      message: 'The request waits for approval.',
    });
    await haveOperators(database, 0);
  });

  test('a message states how to print the next page', async () => {
    await admin.json('createAgency', '--name', 'Lodos Transfer');
    const { message } = await admin.run('listAudit', '--limit', '1');
    const [, cursor = ''] = /^For the next page, add --cursor (\S+)$/.exec(message)!;
    const next = await admin.run('listAudit', '--limit', '1', '--cursor', cursor);
    expect(next).toMatchObject({ message: '', out: expect.stringContaining('createAgency  agency 1') });
    expect(await admin.json('listAudit', '--limit', '1')).toMatchObject({ nextCursor: expect.any(String) });
  });

  test('--csv prints the file of the operation for spreadsheets', async () => {
    const { id } = await admin.json<{ id: number }>(...GRANT);
    const file = async (...period: string[]) =>
      (await admin.run('getCreditStatement', '--agencyId', '1', '--recordId', String(id), '--csv', ...period)).out;
    const [head, ...rows] = (await file()).split('\r\n');
    expect(head).toMatch(/^\uFEFFdate,entry,/);
    expect(rows).toEqual([expect.stringMatching(/,opening,whole,,,BT-1,2500\.00,2500\.00,TRY,$/)]);
    expect(await file('--to', '2027-02-01')).toBe(head);
  });
});

describe('refusals', () => {
  test.each([
    [['createAgency', '--name', ' '], /^--name: must be text that is not blank/],
    [['grantCredit', '--agencyId', '1', '--granted', '10 TRY', '--yes'], /^--reference: is required\.$/],
    [
      ['createKey', '--agencyId', '1', '--name', 'x'],
      /^--user\.email, --user\.firstName, --user\.lastName: is required/,
    ],
    [[...KEY, '--allowedAddresses', '203.0.113.1', '1.2.3.4/33'], /^--allowedAddresses: must be an IP address/],
    [
      ['saveSupplier', ...OTOPORT, '--name', 'x', '--hasStatement', 'true', '--baseUrl', 'https://a.example', '--yes'],
      '--key-file: another address needs its key.',
    ],
    [['createAgency', '--name', 'x', '--as', ' '], /^--as: must be text that is not blank/],
  ])('an invalid value is refused with the name of its option: %j', async (args, message) => {
    const before = await audited();
    expect((await admin.run(...args)).message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(await audited()).toEqual(before);
  });

  test('a refused change is reported with the reason of the service', async () => {
    expect(await admin.run('createAgency', '--name', 'Horizon Travel')).toEqual({
      code: 1,
      out: '',
      message: 'Another agency is already named Horizon Travel. Choose a different name.',
    });
  });

  test('an unknown object is reported with the error description of the service', async () => {
    const inquiries = [
      [['getAgency', '--agencyId', '7'], 'There is no such agency.'],
      [['changeCreditRecord', '--agencyId', '1', '--recordId', '7', '--isActive', 'false'], /credit record/],
    ] as const;
    for (const [args, message] of inquiries) {
      expect(await admin.run(...args)).toEqual({ code: 1, out: '', message: expect.stringMatching(message) });
    }
  });
});

test('an internal error is reported with its cause', async () => {
  await database.pool.query('alter table exchange_margin rename to moved');
  const { code, message } = await admin.run('setExchangeMargin', '--agencyId', '1', '--basisPoints', '250');
  await database.pool.query('alter table moved rename to exchange_margin');
  expect([code, message]).toEqual([1, expect.stringMatching(/^The command failed unexpectedly: .*"exchange_margin"/)]);
});

test('the audit log names the operator from --as, or the system user', async () => {
  await admin.json('createAgency', '--name', 'Lodos Transfer', '--as', 'elif');
  expect((await audited()).results.map(({ by }) => by)).toEqual(['elif', 'ops']);
});
