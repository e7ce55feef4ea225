import type { ChallengeAnswer, ChargeAnswer } from '../ports/charging.ts';
import type { BankReturn, Payment, PaymentOutcome, PayOutcome, PayRequest } from '../ports/paying.ts';
import type { PaymentAttempt, PaymentStatus } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import { newId } from '../shared/ids.ts';
import { unreachable } from '../shared/result.ts';
import { addSeconds } from '../shared/time.ts';
import { advance, applyLocked, applyTransition, portsOf } from './advance.ts';
import { DECLINES_PER_ORDER } from './rules.ts';
import { deadlineOf, isPaying, states } from './states.ts';
import type { OrderKey } from './store.ts';
import type { AttemptDeps, CancelOutcome } from './types.ts';

const POLL_MILLISECONDS = 100;
const POLLS_AT_MOST = 150;

type Claim =
  | { readonly kind: 'begun'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'joined'; readonly attempt: PaymentAttempt }
  | Extract<PayOutcome, { kind: 'notPayable' | 'tooManyDeclines' }>;

/** Pays an order once, however many calls try at the same time. */
export async function pay(request: PayRequest, deps: AttemptDeps): Promise<PayOutcome> {
  const claim = await claimOrder(request, deps);
  switch (claim.kind) {
    case 'begun':
      return outcomeOf(await begin(claim.attempt, request.payment, deps), false);
    case 'joined':
      return outcomeOf(await joinAttempt(claim.attempt, deps), true);
    default:
      return claim;
  }
}

/** Waits for the result of another call's attempt; takes it on when no call or worker has it any more. */
async function joinAttempt(attempt: PaymentAttempt, deps: AttemptDeps): Promise<PaymentAttempt> {
  const now = deps.now();
  const isDue = attempt.dueAt !== undefined && attempt.dueAt <= now;
  const leased = isDue && (await deps.store.lease(attempt, leaseUntil(deps)));
  return leased ? advance(leased, deps) : pollWhile(isPaying, attempt, deps);
}

/** The attempt is on record before anything is asked of the outside. */
function claimOrder(request: PayRequest, deps: AttemptDeps): Promise<Claim> {
  const { kind, orderId, payment } = request;
  const { store } = deps;
  const { booking } = portsOf({ kind, method: methodOf(payment) }, deps);
  return deps.transact(async (tx): Promise<Claim> => {
    const orderState = await booking.lockOrder(tx, orderId);
    const current = await store.findCurrent({ kind, orderId }, tx);
    if (current && isPaying(current.status)) return { kind: 'joined', attempt: current };
    if (current || orderState === 'notPayable') return { kind: 'notPayable', current };
    if (payment.by !== 'limit' && (await store.countDeclines({ kind, orderId }, tx)) >= DECLINES_PER_ORDER) {
      return { kind: 'tooManyDeclines' };
    }
    const attempt = await insertAttempt(tx, request, deps);
    return { kind: 'begun', attempt: payment.by === 'limit' ? await holdCredit(tx, attempt, deps) : attempt };
  });
}

async function insertAttempt(tx: Tx, request: PayRequest, deps: AttemptDeps): Promise<PaymentAttempt> {
  const { payment, ...rest } = request;
  const at = deps.now();
  const status = payment.by === 'card3ds' ? 'awaiting3ds' : 'charging';
  const attempt = {
    ...rest,
    id: newId('att_', deps.randomBytes),
    method: methodOf(payment),
    status,
    card: cardOf(payment),
    deadlineAt: deadlineOf(status, at, deps.durations),
    dueAt: leaseUntil(deps),
  } as const;
  const inserted = await deps.store.insert(tx, attempt, at);
  if (!inserted) throw new Error(`the order ${request.orderId} was not locked`);
  return inserted;
}

/** Credit is charged by holding it, in the transaction that inserts the attempt. */
async function holdCredit(tx: Tx, attempt: PaymentAttempt, deps: AttemptDeps): Promise<PaymentAttempt> {
  const held = await deps.charging.limit.hold(tx, attempt);
  const applied =
    held === 'held'
      ? await applyLocked(tx, attempt, { to: 'charged' }, deps)
      : await applyLocked(tx, attempt, { to: 'declined', decline: { reason: 'insufficientLimit' } }, deps);
  return applied ?? attempt;
}

const methodOf = ({ by }: Payment) => (by === 'limit' ? 'limit' : 'card');

/** What is kept of a card. */
function cardOf(payment: Payment): PaymentAttempt['card'] {
  if (payment.by === 'limit') return undefined;
  const { firstSix, lastFour } = payment.card.number;
  return { firstSix, lastFour };
}

const leaseUntil = ({ now, durations }: AttemptDeps) => addSeconds(now(), durations.leaseSeconds);

async function begin(attempt: PaymentAttempt, payment: Payment, deps: AttemptDeps): Promise<PaymentAttempt> {
  const { card } = deps.charging;
  switch (payment.by) {
    case 'limit':
      return attempt.status === 'declined' ? attempt : advance(attempt, deps, true);
    case 'card':
      return afterFirstCharge(attempt, await card.charge(attempt, payment), deps);
    case 'card3ds':
      return afterChallenge(attempt, await card.authenticate(attempt, payment), deps);
    default:
      return unreachable(payment);
  }
}

/** An attempt whose bank page got lost is voided: its customer can go nowhere. */
async function afterChallenge(
  attempt: PaymentAttempt,
  answer: ChallengeAnswer,
  deps: AttemptDeps,
): Promise<PaymentAttempt> {
  switch (answer.kind) {
    case 'challenge': {
      const { challenge, transactionId } = answer;
      await deps.store.update(attempt.id, { challenge, transactionId });
      await deps.store.release(attempt, attempt.deadlineAt);
      return { ...attempt, challenge, transactionId, dueAt: attempt.deadlineAt };
    }
    case 'declined':
      return (await applyTransition(attempt, { to: 'declined', decline: answer.decline }, deps)) ?? attempt;
    case 'silent': {
      const voiding = await applyTransition(attempt, { to: 'voiding' }, deps);
      return voiding ? advance(voiding, deps) : attempt;
    }
  }
}

async function afterFirstCharge(
  attempt: PaymentAttempt,
  answer: ChargeAnswer,
  deps: AttemptDeps,
): Promise<PaymentAttempt> {
  switch (answer.kind) {
    case 'charged': {
      const { transactionId } = answer;
      const charged = await applyTransition(attempt, { to: 'charged', transactionId }, deps);
      return charged ? advance(charged, deps, true) : attempt;
    }
    case 'declined':
      return (await applyTransition(attempt, { to: 'declined', decline: answer.decline }, deps)) ?? attempt;
    case 'silent':
      // The caller hears `unknown` now; the next call or worker finds the result.
      await deps.store.release(attempt, deps.now());
      return attempt;
    default:
      return advance(attempt, deps);
  }
}

/**
 * A browser is back from the bank. What it brought must name a stored attempt, then the processor is asked.
 * @returns the outcome, the same for every call; `undefined` when no attempt matches, and nothing has changed
 */
export async function verify(callback: BankReturn, deps: AttemptDeps): Promise<PaymentOutcome | undefined> {
  const attempt = await findReturned(callback, deps);
  if (!attempt) return undefined;

  await deps.store.noteCallback(attempt, callback.transactionId, deps.now());
  if (attempt.status === 'awaiting3ds') {
    const leased = await deps.store.lease(attempt, leaseUntil(deps));
    if (leased) return outcomeOf(await advance(leased, deps), false);
  }
  return outcomeOf(await pollWhile(isPaying, attempt, deps), true);
}

/** The attempt that everything a browser brought back belongs to. */
export async function findReturned(
  { kind, orderId, attemptId, transactionId }: BankReturn,
  { store }: AttemptDeps,
): Promise<PaymentAttempt | undefined> {
  const attempt = await store.find(attemptId);
  const isGenuine =
    attempt?.kind === kind &&
    attempt.orderId === orderId &&
    attempt.challenge !== undefined &&
    attempt.transactionId === transactionId;
  return isGenuine ? attempt : undefined;
}

/** Cancels what was paid: first with the vendor, then the money goes back. */
export async function cancel(
  { refundAmount, ...order }: OrderKey & { readonly refundAmount: number },
  deps: AttemptDeps,
): Promise<CancelOutcome> {
  const current = await deps.store.findCurrent(order);
  if (!current) return 'notPossible';
  const cancelling =
    current.status === 'completed' &&
    (await applyTransition(current, { to: 'cancelling', cancelledBy: 'agency', refundAmount }, deps));
  const { status } = cancelling
    ? await advance(cancelling, deps)
    : await pollWhile((status) => status === 'cancelling', current, deps);
  switch (status) {
    case 'refunding':
    case 'refunded':
      return 'cancelled';
    case 'cancelling':
      return 'pending';
    case 'completed':
      return 'refused';
    default:
      return 'notPossible';
  }
}

/** Whether a payment of the order is under way; it stays so inside a transaction that has locked the order. */
export async function isBeingPaid(order: OrderKey, { store }: AttemptDeps, tx?: Tx): Promise<boolean> {
  const current = await store.findCurrent(order, tx);
  return current !== undefined && isPaying(current.status);
}

/** Reads an attempt that another call or worker has, for as long as a call may take. */
async function pollWhile(
  isOpen: (status: PaymentStatus) => boolean,
  { id }: PaymentAttempt,
  { store, wait }: AttemptDeps,
): Promise<PaymentAttempt> {
  for (let polls = 1; ; polls += 1) {
    const attempt = await store.find(id);
    if (!attempt) throw new Error(`the attempt ${id} is gone`);
    if (!isOpen(attempt.status) || isAtBank(attempt) || polls === POLLS_AT_MOST) return attempt;
    await wait(POLL_MILLISECONDS);
  }
}

/** No call or worker takes it before the customer is back, or the deadline is over. */
function isAtBank({ status, challenge, dueAt, deadlineAt }: PaymentAttempt): boolean {
  return status === 'awaiting3ds' && challenge !== undefined && dueAt?.getTime() === deadlineAt?.getTime();
}

export function outcomeOf(attempt: PaymentAttempt, isJoined: boolean): PaymentOutcome {
  const kind = isAtBank(attempt) ? 'challenge' : states[attempt.status].outcome;
  if (kind !== 'declined') return { kind, attempt, isJoined };
  return { kind, decline: attempt.decline ?? { reason: 'refused' }, attempt, isJoined };
}
