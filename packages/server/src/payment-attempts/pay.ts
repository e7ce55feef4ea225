import type { ChallengeAnswer, ChargeAnswer } from '../ports/charging.ts';
import type { Payment, PayOutcome, PayRequest } from '../ports/paying.ts';
import type { PaymentAttempt } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import { newId } from '../shared/ids.ts';
import { unreachable } from '../shared/result.ts';
import { advance, applyIn, applyTransition, callsFor, leaseUntil, portsOf } from './advance.ts';
import { conclude, outcomeOf } from './outcome.ts';
import { isSameRequest, requestFingerprint } from './request-fingerprint.ts';
import { areTooMany, isAtBank, isHeld } from './rules.ts';
import { deadlineOf, isPaying } from './states.ts';
import type { AttemptDeps, Transition } from './types.ts';

type Claim =
  | { readonly kind: 'begun'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'joined'; readonly attempt: PaymentAttempt }
  | Extract<PayOutcome, { kind: 'notPayable' | 'tooManyDeclines' }>;

/** Takes payment for an order once, even if several calls try to pay for it concurrently. */
export async function pay(request: PayRequest, deps: AttemptDeps): Promise<PayOutcome> {
  const claim = await claimOrder(request, deps);
  switch (claim.kind) {
    case 'begun':
      // A worker may have taken over the attempt after a slow response.
      return outcomeOf(await awaitHolder(await begin(claim.attempt, request.payment, deps), deps), false, deps.now());
    case 'joined': {
      const attempt = await conclude(claim.attempt, {}, deps);
      return isOpenTo(request, attempt, deps) ? pay(request, deps) : outcomeOf(attempt, true, deps.now());
    }
    default:
      return claim;
  }
}

const awaitHolder = (attempt: PaymentAttempt, deps: AttemptDeps) =>
  isHeld(attempt, deps.now()) ? conclude(attempt, {}, deps) : attempt;

/** Returns true if the attempt awaits a 3D Secure challenge that this request replaces. */
function isReplacedBy(request: PayRequest, attempt: PaymentAttempt, { now, signing }: AttemptDeps): boolean {
  if (!isAtBank(attempt, now())) return false;
  const { requestFingerprint: known } = attempt;
  return known === undefined || !isSameRequest(known, attempt.id, request, signing);
}

/**
 * Returns true if the request replaces a payment whose customer is still on the bank's page, or one that has expired or
 * been withdrawn.
 */
function isOpenTo(request: PayRequest, attempt: PaymentAttempt, deps: AttemptDeps): boolean {
  const { kind } = outcomeOf(attempt, true, deps.now());
  return kind === 'challenge' ? isReplacedBy(request, attempt, deps) : kind === 'expired' || kind === 'withdrawn';
}

/** Records the attempt before any external call is made. */
function claimOrder(request: PayRequest, deps: AttemptDeps): Promise<Claim> {
  const { kind, orderId, payment } = request;
  const { store } = deps;
  const { booking } = portsOf({ kind, method: methodOf(payment) }, deps);
  return deps.transact(async (tx): Promise<Claim> => {
    const isOrderPayable = (await booking.lockOrder(tx, orderId)) === 'payable';
    const mayStart = !request.isJoining && (request.session === undefined || (await request.session.isOpen(tx)));
    const isPayable = isOrderPayable && mayStart;
    const isTested = payment.by !== 'limit' && areTooMany(await store.countTriedCards({ kind, orderId }, tx));
    // The database rejects a second current attempt. There usually is no earlier one, so look for it only after a
    // conflict.
    const begun = isPayable && !isTested ? await beginAttempt(tx, request, deps) : undefined;
    if (begun) return { kind: 'begun', attempt: begun };
    const current = await store.findCurrent({ kind, orderId }, tx);
    const isReplaced = current !== undefined && isReplacedBy(request, current, deps);
    if (current && isPaying(current.status) && !isReplaced) return { kind: 'joined', attempt: current };
    if ((current && !isReplaced) || !isPayable) return { kind: 'notPayable', current };
    if (isTested) return { kind: 'tooManyDeclines' };
    const isFree = current && (await applyIn(tx, current, { to: 'withdrawn' }, deps));
    const instead = isFree && (await beginAttempt(tx, request, deps));
    if (!instead) throw new Error(`the order ${orderId} was not locked`);
    return { kind: 'begun', attempt: instead };
  });
}

/** Adds an attempt. Returns `undefined` if the order already has a current attempt. */
async function beginAttempt(tx: Tx, request: PayRequest, deps: AttemptDeps): Promise<PaymentAttempt | undefined> {
  const attempt = await insertAttempt(tx, request, deps);
  return attempt && request.payment.by === 'limit' ? holdCredit(tx, attempt, deps) : attempt;
}

function insertAttempt(tx: Tx, request: PayRequest, deps: AttemptDeps): Promise<PaymentAttempt | undefined> {
  const { payment, session, isJoining: _, ...rest } = request;
  const at = deps.now();
  const status = payment.by === 'card3ds' ? 'awaiting3ds' : 'charging';
  const id = newId('att_', deps.randomBytes);
  const leasedUntil = leaseUntil(deps);
  const attempt = {
    ...rest,
    id,
    sessionId: session?.id,
    method: methodOf(payment),
    status,
    card: cardOf(payment),
    installmentCount: payment.by === 'limit' ? undefined : payment.installmentCount,
    requestFingerprint: status === 'awaiting3ds' ? requestFingerprint(id, request, deps.signing) : undefined,
    deadlineAt: deadlineOf({ status, watchUntil: rest.watchUntil }, at, deps.durations),
    dueAt: leasedUntil,
    leasedUntil,
  } as const;
  return deps.store.insert(tx, attempt, at);
}

/** Charges credit by placing a hold in the transaction that inserts the attempt. */
async function holdCredit(tx: Tx, attempt: PaymentAttempt, deps: AttemptDeps): Promise<PaymentAttempt> {
  const hold = await deps.charging.limit.hold(tx, attempt);
  const next: Transition = hold === 'held' ? { to: 'charged' } : { to: 'declined', decline: { reason: hold } };
  return (await applyIn(tx, attempt, next, deps)) ?? attempt;
}

const methodOf = ({ by }: Payment) => (by === 'limit' ? 'limit' : 'card');

function cardOf(payment: Payment): PaymentAttempt['card'] {
  if (payment.by === 'limit') return undefined;
  const { card } = payment;
  const { firstSix, lastFour } = 'token' in card ? card : card.number;
  return { firstSix, lastFour };
}

async function begin(attempt: PaymentAttempt, payment: Payment, deps: AttemptDeps): Promise<PaymentAttempt> {
  const { callingFor, charging } = deps;
  const { card } = charging;
  const asking = <Answer>(ask: () => Promise<Answer>) => callingFor(callsFor(attempt), ask);
  switch (payment.by) {
    case 'limit':
      return attempt.status === 'declined' ? attempt : advance(attempt, deps, true);
    case 'card':
      return afterFirstCharge(attempt, await asking(() => card.charge(attempt, payment)), deps);
    case 'card3ds':
      return afterChallenge(attempt, await asking(() => card.authenticate(attempt, payment)), deps);
    default:
      return unreachable(payment);
  }
}

/** If the response with the bank page was lost, the customer cannot authenticate, so the attempt is voided. */
async function afterChallenge(attempt: PaymentAttempt, answer: ChallengeAnswer, deps: AttemptDeps) {
  switch (answer.kind) {
    case 'challenge': {
      const { challenge, transactionId } = answer;
      await deps.store.update(attempt.id, { challenge, transactionId });
      await deps.store.release(attempt, attempt.deadlineAt);
      return { ...attempt, challenge, transactionId, dueAt: attempt.deadlineAt, leasedUntil: undefined };
    }
    case 'declined':
      return (await applyTransition(attempt, { to: 'declined', decline: answer.decline }, deps)) ?? attempt;
    case 'silent': {
      const voiding = await applyTransition(attempt, { to: 'voiding' }, deps);
      return voiding ? advance(voiding, deps) : attempt;
    }
  }
}

async function afterFirstCharge(attempt: PaymentAttempt, answer: ChargeAnswer, deps: AttemptDeps) {
  switch (answer.kind) {
    case 'charged': {
      const { transactionId } = answer;
      const charged = await applyTransition(attempt, { to: 'charged', transactionId }, deps);
      return charged ? advance(charged, deps, true) : attempt;
    }
    case 'declined':
      return (await applyTransition(attempt, { to: 'declined', decline: answer.decline }, deps)) ?? attempt;
    case 'silent':
      // The call returns `unknown`; the next call or a worker determines the result.
      await deps.store.release(attempt, deps.now());
      return { ...attempt, leasedUntil: undefined };
    default:
      return advance(attempt, deps);
  }
}
