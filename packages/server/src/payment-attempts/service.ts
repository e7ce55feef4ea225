import type { AttemptOutcome, BankReturn, Opening, PayOutcome, PayRequest } from '../ports/paying.ts';
import type { PaymentAttempt, Status } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import { newId } from '../shared/ids.ts';
import { addSeconds } from '../shared/time.ts';
import { advance, applyMove, portsOf } from './advance.ts';
import { DECLINES_PER_ORDER, deadlineOf, isPaying, move } from './rules.ts';
import type { OrderKey } from './store.ts';
import type { AttemptDeps, CancelOutcome } from './types.ts';

const LOOK_AGAIN_MILLISECONDS = 100;
const LOOKS_AT_MOST = 150;

type Claim =
  | { readonly kind: 'mine'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'joined'; readonly attempt: PaymentAttempt }
  | Extract<PayOutcome, { kind: 'notPayable' | 'tooManyDeclines' }>;

/** Pays an order once, however many calls try at the same time. */
export async function pay(request: PayRequest, deps: AttemptDeps): Promise<PayOutcome> {
  const claim = await claimOrder(request, deps);
  switch (claim.kind) {
    case 'mine':
      return outcomeOf(await begin(claim.attempt, request.opening, deps), false);
    case 'joined':
      return outcomeOf(await join(claim.attempt, deps), true);
    default:
      return claim;
  }
}

/** Somebody else's payment: when nobody works on it any more, this call does; else it waits for the outcome. */
async function join(attempt: PaymentAttempt, deps: AttemptDeps): Promise<PaymentAttempt> {
  const now = deps.now();
  const isLeft = attempt.wakeAt !== undefined && attempt.wakeAt <= now;
  const mine = isLeft && (await deps.store.lease(attempt, addSeconds(now, deps.durations.leaseSeconds)));
  return mine ? advance(mine, deps) : untilKnown(attempt, deps, (status) => !isPaying(status));
}

/** The intent is on record before anything is asked of the outside. */
function claimOrder(request: PayRequest, deps: AttemptDeps): Promise<Claim> {
  const { kind, orderId, agencyId, amount, opening, context, watchUntil } = request;
  const { store, durations } = deps;
  const { booking, charge } = portsOf({ kind, method: opening.method }, deps);
  return deps.transact(async (tx): Promise<Claim> => {
    const orderSays = await booking.lockOrder(tx, orderId);
    const standing = await store.findStanding({ kind, orderId }, tx);
    if (standing && isPaying(standing.status)) return { kind: 'joined', attempt: standing };
    if (standing || orderSays === 'notPayable') return { kind: 'notPayable', standing };
    if (opening.method === 'card' && (await store.countDeclines({ kind, orderId }, tx)) >= DECLINES_PER_ORDER) {
      return { kind: 'tooManyDeclines' };
    }
    const at = deps.now();
    const status = firstStatus(opening);
    const attempt = await store.insert(
      tx,
      {
        id: newId('att_', deps.randomBytes),
        kind,
        orderId,
        agencyId,
        method: opening.method,
        status,
        amount,
        card: opening.method === 'card' ? opening.card : undefined,
        context,
        watchUntil,
        deadlineAt: deadlineOf(status, at, durations),
        wakeAt: addSeconds(at, durations.leaseSeconds),
      },
      at,
    );
    if (!attempt) throw new Error(`the order ${orderId} was not locked`);
    if (opening.method === 'card') return { kind: 'mine', attempt };
    // Credit is charged by holding it, in the transaction that begins the attempt; its row is touched last.
    const isHeld = (await charge.hold(tx, attempt)) === 'held';
    const moved = await store.move(tx, attempt, {
      to: isHeld ? 'charged' : 'declined',
      learned: isHeld ? {} : { decline: { reason: 'insufficientLimit' } },
      at,
      deadlineAt: isHeld ? deadlineOf('charged', at, durations) : undefined,
      wakeAt: isHeld ? attempt.wakeAt : undefined,
    });
    return { kind: 'mine', attempt: moved ?? attempt };
  });
}

function firstStatus(opening: Opening): Status {
  return 'authenticate' in opening ? 'awaiting3ds' : 'charging';
}

async function begin(attempt: PaymentAttempt, opening: Opening, deps: AttemptDeps): Promise<PaymentAttempt> {
  if (attempt.status === 'declined') return attempt;
  if (opening.method === 'limit') return advance(attempt, deps, true);
  return 'authenticate' in opening
    ? askForChallenge(attempt, await opening.authenticate(attempt), deps)
    : takeCharge(attempt, await opening.charge(attempt), deps);
}

/** Without its page the customer can go nowhere: an attempt whose page got lost is closed, and nothing is ever charged. */
async function askForChallenge(
  attempt: PaymentAttempt,
  answer: Awaited<ReturnType<Extract<Opening, { authenticate: unknown }>['authenticate']>>,
  deps: AttemptDeps,
): Promise<PaymentAttempt> {
  switch (answer.kind) {
    case 'challenge': {
      const { challenge, transactionId } = answer;
      await deps.store.learn(attempt.id, { challenge, transactionId });
      await deps.store.release(attempt, attempt.deadlineAt);
      return { ...attempt, challenge, transactionId, wakeAt: attempt.deadlineAt };
    }
    case 'declined':
      return (await applyMove(attempt, move('declined', { decline: answer.decline }), deps)) ?? attempt;
    case 'silent': {
      const closing = await applyMove(attempt, move('closing'), deps);
      return closing ? advance(closing, deps) : attempt;
    }
  }
}

async function takeCharge(
  attempt: PaymentAttempt,
  answer: Awaited<ReturnType<Extract<Opening, { charge: unknown }>['charge']>>,
  deps: AttemptDeps,
): Promise<PaymentAttempt> {
  if (answer.kind === 'declined') {
    return (await applyMove(attempt, move('declined', { decline: answer.decline }), deps)) ?? attempt;
  }
  if (answer.kind === 'silent') {
    // Unknown is an answer of its own: the caller hears it now, and whoever asks next, call or worker, finds out.
    await deps.store.release(attempt, deps.now());
    return attempt;
  }
  if (answer.kind !== 'charged') return advance(attempt, deps);
  const { transactionId } = answer;
  const charged = await applyMove(attempt, move('charged', transactionId ? { transactionId } : {}), deps);
  return charged ? advance(charged, deps, true) : attempt;
}

/**
 * A browser is back from the bank. What it brought must name a stored attempt, and then the processor is asked.
 * @returns the outcome, the same for every call; `undefined` when nothing matches, and then nothing has changed
 */
export async function verify(callback: BankReturn, deps: AttemptDeps): Promise<AttemptOutcome | undefined> {
  const { transactionId } = callback;
  const attempt = await findReturned(callback, deps);
  if (!attempt) return undefined;

  await deps.store.noteCallback(attempt, transactionId, deps.now());
  if (attempt.status === 'awaiting3ds') {
    const mine = await deps.store.lease(attempt, addSeconds(deps.now(), deps.durations.leaseSeconds));
    if (mine) return outcomeOf(await advance(mine, deps), false);
  }
  return outcomeOf(await untilKnown(attempt, deps, (status) => !isPaying(status)), true);
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
  { kind, orderId, refundAmount }: OrderKey & { readonly refundAmount: number },
  deps: AttemptDeps,
): Promise<CancelOutcome> {
  const standing = await deps.store.findStanding({ kind, orderId });
  if (!standing) return 'notPossible';
  const next = move('cancelling', { cancelledBy: 'agency', refundAmount });
  const mine = standing.status === 'settled' ? await applyMove(standing, next, deps) : undefined;
  const last = mine ? await advance(mine, deps) : await untilKnown(standing, deps, (status) => status !== 'cancelling');
  switch (last.status) {
    case 'refunding':
    case 'refunded':
      return 'cancelled';
    case 'cancelling':
      return 'pending';
    case 'settled':
      return 'refused';
    default:
      return 'notPossible';
  }
}

/** Whether a payment of the order is under way; inside a transaction that holds the order it stays so. */
export async function isBeingPaid(order: OrderKey, { store }: AttemptDeps, tx?: Tx): Promise<boolean> {
  const standing = await store.findStanding(order, tx);
  return standing !== undefined && isPaying(standing.status);
}

/** Watches somebody else's attempt for as long as a call may take. */
async function untilKnown(
  { id }: PaymentAttempt,
  { store, wait }: AttemptDeps,
  isKnown: (status: Status) => boolean,
): Promise<PaymentAttempt> {
  for (let looks = 1; ; looks += 1) {
    const attempt = await store.find(id);
    if (!attempt) throw new Error(`the attempt ${id} is gone`);
    if (isKnown(attempt.status) || isAtBank(attempt) || looks === LOOKS_AT_MOST) return attempt;
    await wait(LOOK_AGAIN_MILLISECONDS);
  }
}

/** Nobody works on it before the customer is back, or the time is over. */
function isAtBank({ status, challenge, wakeAt, deadlineAt }: PaymentAttempt): boolean {
  return status === 'awaiting3ds' && challenge !== undefined && wakeAt?.getTime() === deadlineAt?.getTime();
}

export function outcomeOf(attempt: PaymentAttempt, isJoined: boolean): AttemptOutcome {
  switch (attempt.status) {
    case 'settled':
    case 'cancelling':
    case 'refunding':
    case 'refunded':
      return { kind: 'settled', attempt, isJoined };
    case 'reversing':
    case 'reversed':
      return { kind: 'failed', attempt, isJoined };
    case 'awaiting3ds':
      return { kind: isAtBank(attempt) ? 'challenge' : 'unknown', attempt, isJoined };
    case 'declined':
    case 'expired':
    case 'lateReversing':
    case 'lateReversed':
      return { kind: 'declined', decline: attempt.decline ?? { reason: 'notAuthenticated' }, attempt, isJoined };
    default:
      return { kind: 'unknown', attempt, isJoined };
  }
}
