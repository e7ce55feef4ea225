export type LapsedOrder = { readonly orderId: string; readonly agencyId: number; readonly lapsedAt: Date };

export type FindLapsed = (query: {
  readonly now: Date;
  /** Limits the result to orders that expired before this one. */
  readonly behind: LapsedOrder | undefined;
  readonly atMost: number;
}) => Promise<readonly LapsedOrder[]>;

const AT_ONCE = 100;
/** Maximum number of orders per round, so that no round takes too long. The next round handles the rest. */
const IN_A_ROUND = 1_000;

/**
 * Ends the most recent orders first, so that a backlog does not delay new ones. Orders that are being paid for are
 * retried in the next round. If some orders could not be ended, throws an AggregateError once all the others have been
 * ended.
 */
export async function endLapsed(
  { find, end }: { readonly find: FindLapsed; readonly end: (order: LapsedOrder) => Promise<unknown> },
  now: Date,
): Promise<void> {
  const errors: unknown[] = [];
  let behind: LapsedOrder | undefined;
  for (let ended = 0; ended < IN_A_ROUND; ended += AT_ONCE) {
    const lapsed = await find({ now, behind, atMost: AT_ONCE });
    for (const order of lapsed) await end(order).catch((error) => errors.push(error));
    if (lapsed.length < AT_ONCE) break;
    behind = lapsed.at(-1);
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} expired orders could not be closed`);
}
