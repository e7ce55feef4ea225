import type { Now } from '../ports/clock.ts';
import { refuse } from './refusal.ts';
import type { OrderSummary, StuckPayment, TimelineEntry, TimelineStore } from './store.timeline.ts';

export type OrderDeps = { readonly timeline: TimelineStore; readonly now: Now };

/** An order of any agency, and everything that is kept of what happened with it, by time. */
export async function showOrder(
  { orderId }: { readonly orderId: string },
  { timeline }: OrderDeps,
): Promise<OrderSummary & { readonly timeline: readonly TimelineEntry[] }> {
  const order = await timeline.findOrder(orderId);
  if (!order) return refuse(`There is no order ${orderId}.`);
  return { ...order, timeline: await timeline.timelineOf(orderId) };
}

/** Payments that last longer than they may, or wait for a person. */
export function stuckPayments({ timeline, now }: OrderDeps): Promise<readonly StuckPayment[]> {
  return timeline.stuckPayments(now());
}
