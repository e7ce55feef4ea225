/** How many tries with cards that banks have declined within an hour are enough: of one card, of one agency's cards that begin alike, of one agency. */
export const DECLINES_PER_HOUR = { card: 5, bin: 10, agency: 30 } as const;
export const VELOCITY_WINDOW_SECONDS = 60 * 60;

export type VelocityReason = keyof typeof DECLINES_PER_HOUR;

/** The last hour of tries, as one more would see it. */
export type RecentTries = {
  readonly tries: number;
  readonly declines: number;
  /** When the decline was made that, once it is an hour ago, leaves fewer than are enough. */
  readonly lastStraw: { readonly [Reason in VelocityReason]?: Date | undefined };
};

export type Halt = { readonly reason: VelocityReason; readonly retryAfterSeconds: number };

/** Why no bank is asked about another card for now. An agency most of whose payments succeed is not halted for the others. */
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
