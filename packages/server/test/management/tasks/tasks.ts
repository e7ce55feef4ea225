import type { Paying } from '../../operations/payments/paying.ts';
import type { Desk } from '../../support/desk.ts';

export type Task = {
  readonly id: string;
  readonly kind: string;
  readonly attemptId: string;
  readonly resolvedAt?: string;
};
type Listing = { readonly results: readonly Task[] };

/** Creates the task for a cancelled order whose refund was refused five times. */
export async function refusedRefund(paying: Paying, listTasks: () => Promise<Listing>) {
  const { id: orderId } = await paying.order();
  await paying.pay(orderId, { cardNumber: '4000000000005126' });
  await paying.cancel(orderId);
  await paying.service.later(16);
  return { orderId, task: (await listTasks()).results.at(-1)! };
}
export const tasksAt = (desk: Desk) => async () => (await desk.call<Listing>('GET', '/tasks')).body;
