import type { RandomBytes } from '../../ports/random.ts';
import type { FailWith } from '../../shared/fail.ts';
import { unreachable } from '../../shared/result.ts';
import { addSeconds } from '../../shared/time.ts';
import type { CreditReport, PinVerdict } from './types.ts';

export type PinError = 'creditCheck.wrongPin' | 'creditCheck.pinExpired' | 'creditCheck.pinTriesUsedUp';

const PIN_LIFETIME_SECONDS = 180;
const MAX_TRIES = 3;
const MAX_RENEWALS = 3;

const PINS = 1_000_000;
const PIN_DIGITS = 6;
/** More bytes than a PIN needs, so that all PINs are practically equally likely. */
const PIN_BYTES = 6;

export function drawPin(randomBytes: RandomBytes): string {
  const drawn = Buffer.from(randomBytes(PIN_BYTES)).readUIntBE(0, PIN_BYTES);
  return String(drawn % PINS).padStart(PIN_DIGITS, '0');
}

/**
 * Checks a PIN. A PIN that was entered in time continues to be accepted, so that the call can be retried until the
 * bureau has confirmed it.
 */
export function judgePin(
  report: Pick<CreditReport, 'pinSentAt' | 'wrongTries' | 'isAccepted'>,
  isRight: boolean,
  now: Date,
): PinVerdict {
  if (isRight && report.isAccepted) return { kind: 'right' };
  if (report.wrongTries >= MAX_TRIES) return { kind: 'triesUsedUp' };
  if (now >= addSeconds(report.pinSentAt, PIN_LIFETIME_SECONDS)) return { kind: 'expired' };
  return isRight ? { kind: 'right' } : { kind: 'wrong', triesLeft: MAX_TRIES - report.wrongTries - 1 };
}

/** Returns `lastTryWrong` if this attempt locked the PIN, or `triedWhenLocked` if the PIN was already locked. */
export function lockOf(verdict: PinVerdict): 'lastTryWrong' | 'triedWhenLocked' | undefined {
  if (verdict.kind === 'triesUsedUp') return 'triedWhenLocked';
  return verdict.kind === 'wrong' && verdict.triesLeft === 0 ? 'lastTryWrong' : undefined;
}

export function assertRight(verdict: PinVerdict, fail: FailWith<PinError>): void {
  if (verdict.kind !== 'right') failPin(verdict, fail);
}

export function assertRenewable(
  { isConfirmed, renewals }: Pick<CreditReport, 'isConfirmed' | 'renewals'>,
  fail: FailWith<'creditCheck.alreadyConfirmed' | 'creditCheck.renewLimitReached'>,
): void {
  const field = 'creditcheckCode';
  if (isConfirmed) {
    fail('creditCheck.alreadyConfirmed', { field, message: 'needs no new PIN; check the credit again' });
  }
  if (renewals >= MAX_RENEWALS) {
    fail('creditCheck.renewLimitReached', {
      field,
      message: `has been renewed ${MAX_RENEWALS} times; create a new report`,
    });
  }
}

function triesIn({ triesLeft }: { readonly triesLeft: number }): string {
  if (triesLeft === 0) return 'no attempt is left, renew it';
  return triesLeft === 1 ? '1 attempt is left' : `${triesLeft} attempts are left`;
}

function failPin(verdict: Exclude<PinVerdict, { kind: 'right' }>, fail: FailWith<PinError>): never {
  const field = 'pinCode';
  switch (verdict.kind) {
    case 'wrong':
      return fail('creditCheck.wrongPin', {
        field,
        message: `is not the PIN of the latest SMS; ${triesIn(verdict)}`,
      });
    case 'expired':
      return fail('creditCheck.pinExpired', {
        field,
        message: `expired after ${PIN_LIFETIME_SECONDS} seconds; renew it`,
      });
    case 'triesUsedUp':
      return fail('creditCheck.pinTriesUsedUp', { field, message: `has had ${MAX_TRIES} wrong attempts; renew it` });
    default:
      return unreachable(verdict);
  }
}
