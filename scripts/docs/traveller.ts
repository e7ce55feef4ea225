import { expect, vi } from 'vitest';
import type { Paying } from '../../packages/server/test/operations/payments/paying.ts';
import { sessionsOf } from '../../packages/server/test/operations/payments/sessions.ts';

/** Waits for an open payment session and pays it, as a traveller does on the payment page. */
export async function payNextSession(paying: Paying): Promise<void> {
  const { api, start, atBank } = sessionsOf(paying);
  const find = () => paying.service.database.pool.query("select id from payment_session where status = 'open'");
  const open = async () => (await find()).rows[0] as { id: string } | undefined;
  const { id } = (await vi.waitUntil(open, { timeout: 60_000, interval: 50 }))!;
  const session = await api('GET', `/payment/sessions/${id}`);
  const started = await start(session.body);
  expect(started.body.payment?.state).toBe('challenge');
  await atBank(session.body, started.body);
}
