import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import management from '../../src/generated/management/openapi.json' with { type: 'json' };
import contract from '../../src/generated/openapi.json' with { type: 'json' };
import { startTransfers, type Transfers } from '../operations/transfer-orders/transferring.ts';
import { type Hooking, startHooking } from '../operations/webhooks/hooking.ts';
import type { Answer } from '../support/api.ts';
import { type Desk, openDesk } from '../support/desk.ts';

type List = { readonly results: readonly object[]; readonly nextCursor?: string };
type Get = (path: string) => Promise<Answer<List>>;
/**
 * A list endpoint, with functions that read it as the owning agency and as a different agency. `filter` is a filter
 * that the cursor was not issued for; it is absent if the list has no filters.
 */
type Reading = { readonly path: string; readonly own: Get; readonly other?: Get; readonly filter?: string };

type Parameter = { readonly $ref?: string; readonly name?: string; readonly in?: string };
type Document = {
  readonly paths: object;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};

function queriesOf({ paths, components }: Document): [id: string, names: string[]][] {
  const operations = Object.values(paths).flatMap((item: object) => Object.values(item));
  return operations.flatMap(({ operationId, parameters = [] }) => {
    if (!operationId) return [];
    const declared = (parameters as Parameter[]).map(({ $ref, ...given }) =>
      $ref ? components.parameters[$ref.split('/').at(-1)!]! : given,
    );
    const names = declared.flatMap((parameter) => (parameter.in === 'query' && parameter.name) || []);
    return [[operationId as string, names] as [string, string[]]];
  });
}
const queries = [
  ...queriesOf(contract as Document).map(([id, names]) => [`partners: ${id}`, names] as const),
  ...queriesOf(management as Document).map(([id, names]) => [`portal: ${id}`, names] as const),
];
const paged = queries.flatMap(([id, names]) => (names.includes('cursor') ? [id] : []));

let hooking: Hooking;
let transfers: Transfers;
let desk: Desk;
let readings: Readonly<Record<string, Reading>>;
beforeAll(async () => {
  hooking = await startHooking();
  transfers = await startTransfers();
  desk = await openDesk(hooking.service);
  await desk.another();
  const { service, tokenOf } = hooking;
  const endpoints = {
    horizon: (await hooking.made()).endpoint.id,
    lodos: (await hooking.create({}, 'lodos')).body.endpoint.id,
  };
  for (const reference of ['BT-1', 'BT-2']) {
    await hooking.order();
    await hooking.ping(endpoints.horizon);
    await transfers.order();
    await desk.call('POST', '/agencies/1/credit', { granted: { amount: 250_000, currency: 'TRY' }, reference });
    await desk.call('POST', '/agencies/1/callback-origins', { origin: `https://${reference.toLowerCase()}.example` });
  }
  for (let count = 0; count < 2; count += 1) await hooking.payByLimit((await hooking.order()).id);
  await service.database.pool.query(`
    insert into operator_task (kind, reason, opened_at) values ('unknownToUs', 'x', now()), ('unknownToUs', 'y', now());
    update payment_attempt set deadline_at = '2027-01-01'`);
  await service.sendWebhooks();
  await service.writeRequests();

  const asPartner =
    (agency: 'horizon' | 'lodos'): Get =>
    async (path) =>
      service.api<List>('GET', path, { token: await tokenOf(agency) });
  const asRider =
    (agency: 'horizon' | 'lodos'): Get =>
    async (path) =>
      transfers.service.api<List>('GET', path, { token: await transfers.tokenOf(agency) });
  const asOperator: Get = (path) => desk.call<List>('GET', path);
  const atDesk = (path: string, filter?: string, elsewhere?: string): Reading => ({
    path,
    own: asOperator,
    ...(filter && { filter }),
    ...(elsewhere && { other: (asked) => asOperator(asked.replace(path, elsewhere)) }),
  });
  const records = (await desk.call<{ results: { id: number }[] }>('GET', '/agencies/1/credit')).body.results;
  const statement = `/agencies/1/credit/${records[0]!.id}/statement`;
  const deliveries = (base: string, id: string) => `${base}/webhook-endpoints/${id}/deliveries`;
  const own = deliveries('', endpoints.horizon);
  readings = {
    'partners: listOrders': {
      path: '/orders',
      own: asPartner('horizon'),
      other: asPartner('lodos'),
      filter: 'status=pending',
    },
    'partners: listTransferOrders': {
      path: '/transfer/orders',
      own: asRider('horizon'),
      other: asRider('lodos'),
      filter: 'lastName=Kaya',
    },
    'partners: listWebhookDeliveries': {
      path: own,
      own: asPartner('horizon'),
      filter: 'status=pending',
      other: (path) => asPartner('lodos')(path.replace(own, deliveries('', endpoints.lodos))),
    },
    'portal: findOrders': atDesk('/agencies/1/orders', 'status=pending', '/agencies/2/orders'),
    'portal: listAgencies': atDesk('/agencies', 'state=active'),
    'portal: listAudit': atDesk('/audit', 'action=addOrigin'),
    'portal: listAgencyAudit': atDesk('/agencies/1/audit', 'action=addOrigin', '/agencies/2/audit'),
    'portal: getCreditStatement': atDesk(statement, 'from=2027-01-01'),
    'portal: listApprovals': atDesk('/approvals', 'status=waiting'),
    'portal: listTasks': atDesk('/tasks', 'about=payments'),
    'portal: listStuckPayments': atDesk('/stuck-payments'),
    'portal: listRequests': atDesk('/agencies/1/requests', 'status=200', '/agencies/2/requests'),
    'portal: listWebhookDeliveries': atDesk(deliveries('/agencies/1', endpoints.horizon), 'status=pending'),
  };
});
afterAll(async () => {
  await hooking.stop();
  await transfers.stop();
});

const refused = { status: 400, key: 'request.invalid', field: 'cursor' };
const outcomeOf = ({ status, body }: Answer<unknown>) => {
  const { key, details } = body as { readonly key?: string; readonly details?: { readonly field?: string } };
  return { status, key, field: details?.field };
};
const with_ = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
const cursorOf = async ({ path, own }: Reading) => {
  const { body } = await own(with_(path, 'limit=1'));
  expect(body.nextCursor, path).toBeDefined();
  return { cursor: body.nextCursor!, shown: body.results };
};

test('every list with a cursor is covered by these tests', () => {
  expect(Object.keys(readings).sort()).toEqual([...paged].sort());
});

test('only the event feed and the supplier list are continued by a number', () => {
  const positions = queries.filter(([, names]) => names.some((name) => /^(after|before|offset|position)$/i.test(name)));
  expect(positions.map(([id]) => id)).toEqual(['partners: listSuppliers', 'partners: listEvents']);
});

describe.each(paged)('cursor of %s', (id) => {
  const reading = () => readings[id]!;

  test('a cursor continues its list', async () => {
    const { cursor, shown } = await cursorOf(reading());
    const next = await reading().own(with_(reading().path, `limit=1&cursor=${cursor}`));
    expect(next.status).toBe(200);
    expect(next.body.results).not.toEqual(shown);
  });

  test('a cursor is opaque: two cursors of one page share only the key ID', async () => {
    const [one, other] = [await cursorOf(reading()), await cursorOf(reading())].map(({ cursor }) =>
      Buffer.from(cursor, 'base64url').subarray(7),
    );
    const shared = [...one!].filter((byte, index) => byte === other![index]).length;
    expect(shared / one!.length).toBeLessThan(0.3);
  });

  test('a cursor is refused with different filters, in a different spelling and after alteration', async () => {
    const { path, own, filter } = reading();
    const { cursor } = await cursorOf(reading());
    const altered = `${cursor.slice(0, -2)}${cursor.at(-2) === 'A' ? 'B' : 'A'}${cursor.at(-1)}`;
    for (const query of [
      ...(filter ? [`cursor=${cursor}&${filter}`] : []),
      `cursor=${cursor}A`,
      `cursor=${cursor}x`,
      `cursor=${altered}`,
      'cursor=AAAA',
    ])
      expect(outcomeOf(await own(with_(path, query))), query).toEqual(refused);
  });

  test('a cursor is refused by every other list and by the same list of a different agency', async () => {
    const { path, other } = reading();
    const { cursor } = await cursorOf(reading());
    if (other) expect(outcomeOf(await other(with_(path, `cursor=${cursor}`)))).toEqual(refused);
    for (const [name, list] of Object.entries(readings)) {
      if (name !== id) expect(outcomeOf(await list.own(with_(list.path, `cursor=${cursor}`))), name).toEqual(refused);
    }
  });
});
