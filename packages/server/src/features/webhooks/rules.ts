import type { WebhookAnswer } from '../../ports/webhooks.ts';
import { addSeconds } from '../../shared/time.ts';
import type { Endpoint, Step, Try } from './types.ts';

/** Pauses after each failed attempt, as suggested by https://www.standardwebhooks.com. */
export const PAUSES_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** Random variation in the pauses, so that failed deliveries are not all retried at the same time. */
const JITTER = 0.1;
const LONGEST_RETRY_AFTER_SECONDS = 86_400;
const FAILING_SECONDS = 3 * 86_400;
const GONE = 410;

type Situation = {
  /** Number of attempts, including this one. */
  readonly tries: number;
  readonly now: Date;
  /** Random number from 0 to 1. */
  readonly chance: number;
};

/**
 * Returns the next step after an attempt. Only statuses 200 to 299 count as delivered, because a redirect leads to a
 * URL that the agency did not register.
 */
export function stepAfter(answer: WebhookAnswer, { tries, now, chance }: Situation): Step {
  const statusCode = 'statusCode' in answer ? answer.statusCode : undefined;
  if (isArrival(statusCode)) return { kind: 'delivered' };
  if (statusCode === GONE) return { kind: 'givenUp', isGone: true };
  const pause = PAUSES_SECONDS[tries - 1];
  if (pause === undefined) return { kind: 'givenUp', isGone: false };
  const asked = 'statusCode' in answer ? (answer.retryAfterSeconds ?? 0) : 0;
  const seconds = Math.max(pause * (1 + JITTER * chance), Math.min(asked, LONGEST_RETRY_AFTER_SECONDS));
  return { kind: 'retry', at: addSeconds(now, seconds) };
}

const isArrival = (statusCode: number | undefined) => statusCode !== undefined && statusCode >= 200 && statusCode < 300;

/** Returns the details of an attempt that are displayed. */
export function tryOf(answer: WebhookAnswer, at: Date): Try {
  const { latencyMilliseconds } = answer;
  if (!('statusCode' in answer)) return { at, latencyMilliseconds, problem: answer.silence };
  const { statusCode } = answer;
  return { at, latencyMilliseconds, statusCode, problem: isArrival(statusCode) ? undefined : 'status' };
}

/** Returns whether deliveries have failed for so long that the endpoint must be disabled. */
export function isFailing({ failingSince }: Pick<Endpoint, 'failingSince'>, now: Date): boolean {
  return failingSince !== undefined && addSeconds(failingSince, FAILING_SECONDS) <= now;
}

/** Returns the currently valid signing secrets, newest first. */
export function signingSecrets(
  { secrets: { current, previous }, previousSecretUntil }: Pick<Endpoint, 'secrets' | 'previousSecretUntil'>,
  now: Date,
): readonly string[] {
  const isBoth = previous !== undefined && previousSecretUntil !== undefined && now < previousSecretUntil;
  return isBoth ? [current, previous] : [current];
}
