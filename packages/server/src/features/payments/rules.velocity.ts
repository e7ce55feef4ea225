import type { RecentTries, VelocityReason } from './types.ts';

/** Maximum number of declines per hour: per card, per BIN across all of an agency's cards, and per agency. */
export const DECLINES_PER_HOUR = { card: 5, bin: 10, agency: 30 } as const satisfies Record<VelocityReason, number>;
export const VELOCITY_WINDOW_SECONDS = 60 * 60;

export type Halt = { readonly reason: VelocityReason; readonly retryAfterSeconds: number };

/**
 * Returns the reason why the next attempt is blocked; `undefined` if it is allowed. The agency limit is ignored while
 * most payments succeed.
 */
export function whyHalted({ tries, declines, lastStraw }: RecentTries, now: Date): Halt | undefined {
  const isMostlyDeclined = declines * 2 >= tries;
  const reasons = (['card', 'bin', 'agency'] as const).filter((reason) => reason !== 'agency' || isMostlyDeclined);
  const halts = reasons.flatMap((reason) => {
    const straw = lastStraw[reason];
    if (!straw) return [];
    const endsInMs = straw.getTime() + VELOCITY_WINDOW_SECONDS * 1000 - now.getTime();
    return [{ reason, retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) }];
  });
  return halts.sort((one, other) => other.retryAfterSeconds - one.retryAfterSeconds)[0];
}
