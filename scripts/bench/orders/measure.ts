import { randomBytes } from 'node:crypto';
import { createKeys } from '../../../packages/server/src/composition/keys.ts';
import { readConfig } from '../../../packages/server/src/config/config.ts';
import type { Database } from '../../../packages/server/src/database/open.ts';
import {
  createRequestLogStore,
  type RequestLogTables,
} from '../../../packages/server/src/features/request-log/store.sql.ts';
import { ownerOf, sealedCursor } from '../../../packages/server/src/http/cursors.ts';
import { createTestClock } from '../../../packages/server/test/support/clock.ts';
import { findCarAt, orderAt, payByLimitAt } from '../../../packages/server/test/support/live-booking.ts';
import { startStaging } from '../../../packages/server/test/support/staging.ts';
import { NAMES } from './fill.ts';
import { nameOf } from './people.ts';

const DAY_MILLISECONDS = 86_400_000;
const SAMPLE = 40;

/** A call to measure, which returns the same number of orders regardless of the database's size. */
type Asked = {
  readonly ask: Readonly<Record<string, () => Promise<unknown>>>;
  readonly stop: () => Promise<void>;
};

export async function startAsking(database: Database): Promise<Asked> {
  const { service, tokenOf, stop } = await startStaging({}, { database, clock: createTestClock(new Date()) });
  const token = await tokenOf('horizon');
  const car = await findCarAt(service.url, token);
  const requests = createRequestLogStore(database.db.withTables<RequestLogTables>());
  const { rows: agencies } = await database.pool.query<{ id: number }>(
    `select id from agency where name = 'Horizon Travel'`,
  );
  const agencyId = agencies[0]!.id;
  const { listCursors } = createKeys(readConfig({}), randomBytes);
  const log = (filters: object) => () =>
    requests.list({ agencyId, filters: { from: daysAgo(30), ...filters }, after: undefined, atMost: 21 });

  const get = async (path: string) => {
    const answer = await service.api('GET', path, { token });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };
  /** Returns the IDs of orders that still have their personal data. */
  const idsOf = async (table: string) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from ${table} where agency_id = $1 and status = 'reserved' and personal_sealed is not null order by md5(id) limit ${SAMPLE}`,
      [agencyId],
    );
    return rows.map(({ id }) => id);
  };
  const listed = async (
    kind: string,
    path: string,
    table: string,
    reservation: string,
    order: (id: string) => string,
  ) => {
    const ids = await idsOf(table);
    let turn = 0;
    const next = () => ids[turn++ % ids.length]!;
    const { rows } = await database.pool.query<{ id: string; number: string; reservation: string }>(
      `select id, vendor_reservation_id as reservation, substring(vendor_reservation_id from '[0-9]+$') as number from ${table}
       where agency_id = $1 and tracking_id is not null and vendor_reservation_id is not null
       order by created_at offset (select count(*) / 4 from ${table} where agency_id = $1 and tracking_id is not null and vendor_reservation_id is not null) limit 1`,
      [agencyId],
    );
    const middle = rows[0]!;
    const operation = kind === 'cars' ? 'listOrders' : 'listTransferOrders';
    const owner = ownerOf(operation, { path: {}, query: {}, caller: { agencyId } });
    const cursorAt = (id: string) => sealedCursor(id, owner, listCursors.sealBytes);
    const list = (query: string) => () => get(`${path}?limit=10${query}`);
    const between = (name: string, from: number, to: number) =>
      `&${name}From=${daysAgo(from).toISOString()}&${name}To=${daysAgo(to).toISOString()}`;
    const named = async (first: number): Promise<string> => {
      const query = `lastName=${encodeURIComponent(nameOf(first))}`;
      const { results } = (await get(`${path}?limit=1&${query}`)) as { results: readonly unknown[] };
      return results.length > 0 ? query : named(first - 1);
    };
    const [rare, common] = [await named(NAMES / 2), await named(0)];
    return {
      [`${kind}: one order`]: () => get(order(next())),
      [`${kind}: first page`]: list(''),
      [`${kind}: a page in the middle`]: list(`&cursor=${cursorAt(middle.id)}`),
      [`${kind}: by status`]: list('&status=reserved'),
      [`${kind}: unpaid`]: list(`&status=${kind === 'cars' ? 'removed' : 'expired'}`),
      [`${kind}: created in two months`]: list(between('created', 240, 180)),
      [`${kind}: picked up in two months`]: list(between('pickup', 240, 180)),
      [`${kind}: changed since`]: list(`&updatedSince=${daysAgo(60).toISOString()}`),
      [`${kind}: by tracking number`]: list(`&trackingID=T-${middle.number}`),
      [`${kind}: by reservation`]: list(`&${reservation}=${middle.reservation}`),
      [`${kind}: by a last name`]: () => get(`${path}?limit=1&${rare}`),
      [`${kind}: by the most common last name`]: () => get(`${path}?limit=1&${common}`),
    };
  };

  return {
    ask: {
      ...(await listed('cars', '/orders', 'car_order', 'vendorReservationID', (id) => `/order/${id}`)),
      ...(await listed(
        'transfers',
        '/transfer/orders',
        'transfer_order',
        'vendorReservationId',
        (id) => `/transfer/orders/${id}`,
      )),
      'credit limits': () => get('/payment/limits'),
      'order a car and pay from the limit': async () => {
        const { body } = await orderAt(service.url, token, car);
        const paid = await payByLimitAt(service.url, token, body.id);
        if (paid.body.status !== 'success') throw new Error(paid.text);
      },
      'request log: latest': log({}),
      'request log: by error': log({ errorKey: 'error.number0' }),
      'request log: by status': log({ status: 402 }),
      'request log: by X-Request-Id': log({ requestId: 'req_100' }),
    },
    stop,
  };
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MILLISECONDS);
