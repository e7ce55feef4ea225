import { expect } from 'vitest';
import { openWorld } from '../src/open-world.ts';
import { worldOf } from '../src/world.ts';
import { orderCar, orderTransfer, payByCard } from './support.ts';

type Opened = Awaited<ReturnType<typeof openWorld>>;
const SECOND = 1000;

/** Tables that contain measured durations, encrypted bodies with port numbers, or the client's random keys. */
const NOT_COMPARED = ['request_body', 'request_duration', 'idempotency_key'];
const MASKED = /(localhost|127\.0\.0\.1):\d+|"(duration_ms|challenge_sealed)": [^,}]+/g;

/** Returns everything that a world has stored: all rows, the sandbox's records and its received webhooks. */
async function recordsOf({ service, sandbox }: Opened) {
  const { rows: tables } = await service.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const rows: Record<string, readonly unknown[]> = {};
  for (const { name } of tables) {
    if (NOT_COMPARED.includes(name)) continue;
    const found = await service.database.pool.query(`select to_jsonb(t)::text as row from ${name} t order by 1`);
    rows[name] = found.rows.map(({ row }) => row.replaceAll(MASKED, ''));
  }
  return {
    rows,
    received: sandbox.receiver.received(),
    transactions: sandbox.transactions(),
    reservations: [...sandbox.reservations(), ...sandbox.transferReservations()],
    mail: sandbox.mail(),
  };
}

/**
 * Advances a world in the same way as a running service: each second, every loop whose interval has passed runs one
 * round.
 */
async function stepTo(target: Date, { clock, service, advance }: Opened): Promise<void> {
  for (let at = clock.now().getTime() + SECOND; at < target.getTime(); at += SECOND) {
    await advance.moveTo(new Date(at));
    await clock.runScheduled();
    for (const job of service.jobs) if (at % job.everyMilliseconds === 0) await job.runOnce();
  }
  await advance.advanceTo(target);
}

/** Creates paid, vendor-cancelled and unpaid orders, and a webhook endpoint that is down. */
async function inMotion(opened: Opened): Promise<void> {
  const world = worldOf(opened);
  const { secret } = await endpointOf(world);
  world.receiver.accept(secret);
  world.receiver.answer('failing');
  const paid = await orderCar(world, { days: 1 });
  await payByCard(world, paid.id);
  const dropped = await orderCar(world, { lastName: 'Dropped' });
  await payByCard(world, dropped.id);
  const slow = await orderCar(world, { lastName: 'Cancelpending' });
  await payByCard(world, slow.id);
  await world.client().cancelOrder({ path: { orderID: slow.id } });
  await orderTransfer(world, { days: 1, lastName: 'Driven' });
  const unpaid = await orderCar(world, { days: 0.02 });
  await payByCard(world, unpaid.id, { isWith3DSecure: true });
}

async function endpointOf(world: ReturnType<typeof worldOf>) {
  const created = await world.client().createWebhookEndpoint({ body: { url: world.receiver.url, types: [] } });
  if (!created.ok) throw new Error(created.error.key);
  return created.data;
}

/** Compares a world whose clock jumps with a world whose clock moves in steps. */
export async function assertJumpEqualsSteps(hours: number): Promise<void> {
  const records = [];
  for (const move of ['jump', 'step'] as const) {
    const opened = await openWorld({});
    try {
      await inMotion(opened);
      const target = new Date(opened.clock.now().getTime() + hours * 3_600 * SECOND);
      await (move === 'jump' ? opened.advance.advanceTo(target) : stepTo(target, opened));
      records.push(await recordsOf(opened));
    } finally {
      await opened.close();
    }
  }
  const [jumped, stepped] = records;
  expect(jumped!.received.length).toBeGreaterThan(20);
  expect(jumped!.rows.webhook_delivery!.length).toBeGreaterThan(10);
  expect(jumped).toEqual(stepped);
}
