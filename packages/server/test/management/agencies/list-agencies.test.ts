import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, makeMember, portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

type Listed = {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly lastActivityAt?: string;
};
type Page = { readonly results: readonly Listed[]; readonly nextCursor?: string };

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

const list = async (query = '') => (await desk.call<Page>('GET', `/agencies?${query}`)).body;
const agencyOf = async (name: string) => (await desk.call<{ id: number }>('POST', '/agencies', { name })).body.id;
const namesIn = ({ results }: Page) => results.map(({ name }) => name);

/** Reads every page of a list. */
async function pagesOf(query: string): Promise<Listed[]> {
  const found: Listed[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(`${query}${cursor ? `&cursor=${cursor}` : ''}`);
    found.push(...page.results);
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

describe('an agency in the list', () => {
  test('200: has its state, the number of its members and, until its first call, neither credit nor activity', async () => {
    const id = await agencyOf('Nar Tur');
    await makeMember(service, 'owner', { agencyId: id });
    const { results } = await list('query=nar%20tur');
    const permissions = expect.any(Object);
    expect(results).toEqual([{ id, name: 'Nar Tur', permissions, state: 'active', members: 1, credit: [] }]);
  });

  test('200: has the remaining and granted credit of its active records, by currency', async () => {
    const id = await agencyOf('Dut Tur');
    const grant = async (amount: number, currency: string, reference: string) =>
      (await desk.call<{ id: number }>('POST', `/agencies/${id}/credit`, { granted: { amount, currency }, reference }))
        .body.id;
    const first = await grant(1_000, 'TRY', 'DUT-1');
    await grant(500, 'TRY', 'DUT-2');
    await grant(300, 'EUR', 'DUT-3');
    const inactive = await grant(900, 'EUR', 'DUT-4');
    await desk.call('PATCH', `/agencies/${id}/credit/${inactive}`, { isActive: false });
    const adjust = (change: number, reference: string) =>
      desk.call('POST', `/agencies/${id}/credit/${first}/adjustments`, {
        change: { amount: change, currency: 'TRY' },
        reference,
      });
    await adjust(200, 'DUT-5');
    await adjust(-50, 'DUT-6');
    await service.database.pool.query('update credit_record set remaining = remaining - 150 where id = $1', [first]);
    const [agency] = (await list('query=dut')).results;
    expect(agency).toMatchObject({
      credit: [
        { remaining: { amount: 300, currency: 'EUR' }, granted: { amount: 300, currency: 'EUR' } },
        { remaining: { amount: 1_500, currency: 'TRY' }, granted: { amount: 1_650, currency: 'TRY' } },
      ],
    });
  });

  test('200: has the time of its last API call', async () => {
    const token = await service.loginAs('lodos');
    await service.api('GET', '/orders', { token });
    await service.writeRequests();
    const [agency] = (await list('query=lodos')).results;
    expect(agency!.lastActivityAt).toBe(service.clock.now().toISOString());
  });
});

describe('filters', () => {
  test('200: a state selects its agencies, and a closed agency is not suspended any more', async () => {
    const [suspended, closed] = [await agencyOf('Ayva Suspended'), await agencyOf('Ayva Closed')];
    await desk.call('POST', `/agencies/${suspended}/suspend`, { reason: 'Overdue.' });
    await desk.call('POST', `/agencies/${closed}/suspend`, { reason: 'Overdue.' });
    await desk.call('POST', `/agencies/${closed}/end`, { name: 'Ayva Closed' });
    await agencyOf('Ayva Active');
    expect(namesIn(await list('query=ayva&state=suspended'))).toEqual(['Ayva Suspended']);
    expect(namesIn(await list('query=ayva&state=closed'))).toEqual(['Ayva Closed']);
    expect(namesIn(await list('query=ayva&state=active'))).toEqual(['Ayva Active']);
    expect((await list('query=ayva&state=closed')).results[0]).toMatchObject({ state: 'closed' });
  });

  test('200: a part of the name in any case or the number finds an agency, and a pattern character is literal', async () => {
    const id = await agencyOf('Kiraz 100% Tur');
    expect(namesIn(await list('query=KIRAZ'))).toEqual(['Kiraz 100% Tur']);
    expect(namesIn(await list(`query=${id}`))).toContain('Kiraz 100% Tur');
    expect(namesIn(await list('query=0%25%20t'))).toEqual(['Kiraz 100% Tur']);
    expect(namesIn(await list('query=K%25Tur'))).toEqual([]);
  });
});

describe('pages', () => {
  test.each(['number', 'name', 'lastActivity'])(
    '200: the pages sorted by %s contain each agency once, in the order of one long page',
    async (sort) => {
      for (const name of ['b Page', 'A Page', 'a page']) await agencyOf(name).catch(() => {});
      const all = (await list(`sort=${sort}&limit=100`)).results;
      expect(all.length).toBeGreaterThan(8);
      expect(await pagesOf(`sort=${sort}&limit=3`)).toEqual(all);
    },
  );

  test('200: by default, the oldest agency comes first; by name, case is ignored; by activity, the latest comes first', async () => {
    expect((await list()).results[0]).toMatchObject({ id: 1, name: 'Horizon Travel' });
    const names = namesIn(await list('sort=name&limit=100')).map((name) => name.toLowerCase());
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)));
    expect((await list('sort=lastActivity')).results[0]).toMatchObject({ name: 'Lodos Transfer' });
  });

  test('400 request.invalid: a cursor of a list with a different order is refused', async () => {
    const { nextCursor } = await list('sort=name&limit=1');
    const { status, body } = await desk.call('GET', `/agencies?sort=number&cursor=${nextCursor}`);
    expect([status, body]).toMatchObject([400, { key: 'request.invalid', details: { field: 'cursor' } }]);
  });

  test('200: a page of a hundred agencies takes as many statements as a page of one', async () => {
    const statementsFor = async (limit: number) => {
      const before = service.statements.get('listAgencies') ?? 0;
      await list(`limit=${limit}`);
      return (service.statements.get('listAgencies') ?? 0) - before;
    };
    expect(await statementsFor(100)).toBe(await statementsFor(1));
  });

  test('200: 5,000 agencies are read page by page, each once', async () => {
    await service.database.pool.query(`
      insert into agency (name, may_use_full_credit, may_use_limited_credit, may_pay_by_limit, may_use_custom_billing,
        may_read_reference_data, may_check_credit)
      select 'Many ' || n, false, false, false, false, false, false from generate_series(1, 5000) n`);
    const found = await pagesOf('sort=name&limit=100&query=Many');
    expect(new Set(found.map(({ id }) => id)).size).toBe(5_000);
    expect(found).toHaveLength(5_000);
  });
});

test('403 access.forbidden: members cannot list agencies', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/agencies'), 'access.forbidden');
});
