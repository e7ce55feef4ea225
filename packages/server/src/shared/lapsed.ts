/** An order that was not paid in time. */
export type LapsedOrder = { readonly orderId: string; readonly agencyId: number; readonly lapsedAt: Date };

export type FindLapsed = (query: {
  readonly now: Date;
  /** Only what lapsed before that one. */
  readonly behind: LapsedOrder | undefined;
  readonly atMost: number;
}) => Promise<readonly LapsedOrder[]>;

const AT_ONCE = 100;
/** What is left comes with the next round, so that no round takes long. */
const IN_A_ROUND = 1_000;

/**
 * Ends orders that have lapsed, the latest first: a backlog of old ones delays no new one. One whose payment is still under way is met again in the
 * next round.
 * @throws AggregateError when some could not be ended; the others are
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
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} orders that have lapsed could not be ended`);
}
