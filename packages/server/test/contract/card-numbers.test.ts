import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import management from '../../src/generated/management/openapi.json' with { type: 'json' };
import contract from '../../src/generated/openapi.json' with { type: 'json' };
import { holdsCardNumber } from '../../src/http/card-numbers.ts';
import type { Role } from '../../src/management/identity/types.ts';
import { portalAs, type SignedIn, visitPortal } from '../support/portal.ts';
import { startService, type TestService } from '../support/service.ts';
import { type TextField, textFieldsOf } from '../support/text-fields.ts';

const NUMBERS = ['4111111111111111', '374427000000003', '4111 1111 1111 1111', '4111-1111-1111-1111'];

let service: TestService;
let token: string;
const members = new Map<string, SignedIn>();
beforeAll(async () => {
  service = await startService();
  token = await service.loginAs('horizon');
  for (const role of ['owner', 'developer', 'finance', 'viewer', 'operator'] as const satisfies Role[])
    members.set(role, await portalAs(service, role, { secondFactor: 'passed' }));
});
afterAll(() => service.stop());

async function stored(): Promise<string> {
  const { pool } = service.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      pool.query<{ text: string }>(`select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`),
    ),
  );
  return texts.map(({ rows }) => rows[0]!.text).join(' ');
}

const partners = textFieldsOf(contract, NUMBERS);
const portal = textFieldsOf(management, NUMBERS);
const nameOf = ({ operation, field }: TextField) => `${operation} ${field}`;
const named = (fields: readonly TextField[], isMarked: boolean) =>
  fields.filter((field) => field.isMarked === isMarked).map((field) => [nameOf(field), field] as const);

async function sendToPartners({ method, path, secured, headers, body }: TextField) {
  return service.api(method, path, { token: secured ? token : undefined, headers, body });
}

async function sendToPortal({ method, path, secured, roles = [], headers, body }: TextField) {
  const member =
    roles.includes('operator') || roles.length === 0 ? 'operator' : roles.find((role) => members.has(role))!;
  const visitor = visitPortal(service, secured ? members.get(member)!.cookie : '');
  // The agency ID in the examples differs from the one on staging.
  return visitor.call(method, path.replace(/^\/agencies\/\d+/, '/agencies/1'), { headers, body });
}

function expectRefusal({ status, body, text }: { status: number; body: unknown; text: string }, { field }: TextField) {
  const problem = { field, message: 'must be text without a card number' };
  expect([status, body]).toEqual([400, expect.objectContaining({ details: { ...problem, problems: [problem] } })]);
  expect(NUMBERS.filter((number) => text.includes(number))).toEqual([]);
}

describe('a text with a card number is refused with the name of its field', () => {
  test.each(named(partners, false))('a card number in %s is refused', async (_, field) =>
    expectRefusal(await sendToPartners(field), field),
  );
  test.each(named(portal, false))('a card number in the portal request %s is refused', async (_, field) =>
    expectRefusal(await sendToPortal(field), field),
  );

  test('no database table and no log line contains a card number', async () => {
    await service.writeRequests();
    const all = `${await stored()} ${service.log.join(' ')} ${JSON.stringify(service.securityEvents)}`;
    expect(NUMBERS.filter((number) => all.includes(number))).toEqual([]);
  });
});

test('only secrets, phone numbers and external references may contain a number like a card number', () => {
  const names = [...partners, ...portal]
    .filter(({ isMarked }) => isMarked)
    .map(({ field }) => field.split('.').at(-1)!);
  expect([...new Set(names)].sort()).toEqual([
    'cardNumber',
    'currentPassword',
    'key',
    'password',
    'phone',
    'query',
    'secret',
    'token',
    'transactionId',
    'vendorReservationID',
    'vendorReservationId',
  ]);
});

test('an X-Request-Id that contains a card number is replaced', async () => {
  for (const path of ['/locations?query=ist', '/nowhere']) {
    for (const id of [`order-${NUMBERS[0]}`, NUMBERS[0]!]) {
      const { status, headers } = await service.api('GET', path, { token, headers: { 'X-Request-Id': id } });
      expect([path, id, status]).toEqual([path, id, path === '/nowhere' ? 404 : 200]);
      expect(headers.get('X-Request-Id')).toMatch(/^req_/);
    }
  }
});

test.each([
  ['digits alone', '5528790000000008'],
  ['digits within words', 'HZN4111111111111111/2'],
  ['a number followed by a code', '4111 1111 1111 1111 123'],
  ['digits separated by spaces', [...'4111111111111111'].join(' ')],
  ['groups separated by long dashes', '4111–1111–1111–1111'],
  ['the American Express format', '3744-270000-00003'],
  ['a Troy number', '9792 0300 0000 0000'],
])('a card number is recognized in this form: %s', (_, text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

test.each([
  ['a wrong check digit', '4111111111111112'],
  ['an unknown BIN', '1111111111111117'],
  ['an e-ticket of 13 digits', '6182400123456'],
  ['a list of phone numbers', '+90 532 123 45 67, +90 533 765 43 21'],
  ['a UUID', '41111111-1111-4111-8111-111111111111'],
  ['a hash', 'a4111111111111111bc41111'],
  ['an IBAN', 'TR33 0006 1005 1978 6457 8413 26'],
  ['a number of 20 digits', '41111111111111110000'],
  ['a date with a timestamp', '2027-06-10 10:00:00 1790000000000'],
])('%s is not recognized as a card number', (_, text) => {
  expect(holdsCardNumber(text)).toBe(false);
});
