import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { checkInvariants } from '../support/invariants.ts';
import {
  externalRecordOf,
  type FoundCar,
  type FoundTransfer,
  findCarAt,
  loginAt,
  orderAt,
  orderTransferAt,
  payAt,
  payTransferAt,
  searchTransfersAt,
  theTransferOf,
} from '../support/live-booking.ts';
import { openPostgresTestDatabase } from '../support/postgres-database.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const postgres = process.env.TEST_DATABASE_URL!;

/** Several instances can share PostgreSQL; the embedded database serves only one process. */
describe('two processes on one PostgreSQL database', () => {
  let database: Database;
  let sandbox: Sandbox;
  let processes: ServerProcess[];
  let token: string;
  let car: FoundCar;
  let transfer: FoundTransfer;

  const start = () =>
    startServerProcess({
      APP_ENV: 'staging',
      DATABASE_URL: String(database.pool.options.connectionString),
      VENDOR_BASE_URL: sandbox.url,
      PROCESSOR_BASE_URL: sandbox.url,
      TRANSFER_SUPPLIER_BASE_URL: sandbox.url,
    });
  beforeAll(async () => {
    database = await openPostgresTestDatabase(postgres);
    sandbox = await startSandbox({ port: 0 });
    processes = await Promise.all([start(), start()]);
    token = await loginAt(processes[0]!.url, 'horizon');
    car = await findCarAt(processes[0]!.url, token);
    transfer = theTransferOf((await searchTransfersAt(processes[0]!.url, token)).body);
  });

  afterAll(async () => {
    await Promise.all(processes.map(({ kill }) => kill()));
    await sandbox.close();
    await database.close();
  });

  afterEach(() => checkInvariants(database, new Date(), externalRecordOf(sandbox)));

  async function newOrder(): Promise<string> {
    const order = await orderAt(processes[0]!.url, token, car);
    expect(order.status).toBe(201);
    return order.body.id;
  }
  const pay = (server: ServerProcess, orderID: string) => payAt(server.url, token, orderID);

  test('200 payments of one order at both processes cause one charge and one booking', async () => {
    const orderId = await newOrder();
    const before = { charges: sandbox.transactions().length, bookings: sandbox.reservations().length };
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => pay(processes[index % 2]!, orderId)));
    // Calls made after the first call has finished report that the order is paid.
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status, body }) => status === 404 || body.status === 'success')).toBe(true);
    expect(sandbox.transactions().length - before.charges).toBe(1);
    expect(sandbox.reservations().length - before.bookings).toBe(1);
  });

  test('payments of a killed process are completed by the other process', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, newOrder));
    const doomed = await start();
    const pays = orders.map((orderId) => pay(doomed, orderId).catch(() => undefined));
    await Promise.race(pays);
    await doomed.kill();
    await Promise.all(pays);

    const live = () =>
      database.pool.query(
        `select id, status from payment_attempt where order_id = any($1)
         and status in ('charging', 'voiding', 'charged', 'cancellingReservation', 'reversing')`,
        [orders],
      );
    await vi.waitFor(async () => expect((await live()).rows).toEqual([]), { timeout: 30_000, interval: 200 });

    // A further payment succeeds for unpaid orders and fails for paid ones. In either case, each order ends up paid
    // exactly once.
    for (const orderId of orders) expect([200, 404]).toContain((await pay(processes[0]!, orderId)).status);
    const { rows } = await database.pool.query(
      `select order_id from payment_attempt where order_id = any($1) and status = 'completed'`,
      [orders],
    );
    expect(new Set(rows.map(({ order_id }) => order_id)).size).toBe(orders.length);
  });

  async function newTransfer(): Promise<string> {
    const order = await orderTransferAt(processes[0]!.url, token, transfer);
    expect(order.status).toBe(201);
    return order.body.orderId;
  }
  const payTransfer = (server: ServerProcess, orderId: string) => payTransferAt(server.url, token, orderId);
  const codeOf = ({ body }: { body: unknown }) => (body as { code?: number }).code;

  test('200 payments of one transfer at both processes cause one charge and one booking', async () => {
    const orderId = await newTransfer();
    const before = sandbox.transferReservations().length;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => payTransfer(processes[index % 2]!, orderId)),
    );
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.length).toBeGreaterThan(0);
    expect(paid.every(({ body }) => body.status === 'reserved')).toBe(true);
    // Calls made after the first call has finished report that the order is paid.
    expect(answers.filter((answer) => answer.status !== 200 && codeOf(answer) !== 8009)).toEqual([]);
    expect(sandbox.transferReservations().length - before).toBe(1);
    const { rows } = await database.pool.query(
      `select kind from ledger_entry join payment_attempt attempt on attempt.id = attempt_id where order_id = $1`,
      [orderId],
    );
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['hold', 'post']);
  });

  test('transfer payments of a killed process are completed by the other process', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, newTransfer));
    const doomed = await start();
    const pays = orders.map((orderId) => payTransfer(doomed, orderId).catch(() => undefined));
    await Promise.race(pays);
    await doomed.kill();
    await Promise.all(pays);

    const live = () =>
      database.pool.query(
        `select id, status from payment_attempt where order_id = any($1) and status in ('charged', 'cancellingReservation', 'reversing')`,
        [orders],
      );
    await vi.waitFor(async () => expect((await live()).rows).toEqual([]), { timeout: 30_000, interval: 200 });

    // A further payment succeeds for unpaid orders and is rejected for paid ones. In either case, each order ends up
    // paid exactly once.
    for (const orderId of orders) {
      const answer = await payTransfer(processes[0]!, orderId);
      expect(answer.status === 200 || codeOf(answer) === 8009, answer.text).toBe(true);
    }
    const { rows } = await database.pool.query(
      `select order_id from payment_attempt where order_id = any($1) and status = 'completed'`,
      [orders],
    );
    expect(rows).toHaveLength(orders.length);
  });
});
