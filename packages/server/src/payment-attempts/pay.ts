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

/** Pays an order once, however many calls try at the same time. */
export async function pay(request: PayRequest, deps: AttemptDeps): Promise<PayOutcome> {
  const claim = await claimOrder(request, deps);
  switch (claim.kind) {
    case 'begun':
      // A worker may have taken over what a slow answer left behind.
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

/** Whether the attempt waits at the bank for another request: it makes room for this one. */
function isReplacedBy(request: PayRequest, attempt: PaymentAttempt, { now, signing }: AttemptDeps): boolean {
  if (!isAtBank(attempt, now())) return false;
  const { requestFingerprint: known } = attempt;
  return known === undefined || !isSameRequest(known, attempt.id, request, signing);
}

/** Whether the order is free for this request after all: the customer at work on another is back at the bank, or too late. */
function isOpenTo(request: PayRequest, attempt: PaymentAttempt, deps: AttemptDeps): boolean {
  const { kind } = outcomeOf(attempt, true, deps.now());
  return kind === 'challenge' ? isReplacedBy(request, attempt, deps) : kind === 'expired' || kind === 'withdrawn';
}

/** The attempt is on record before anything is asked of the outside. */
function claimOrder(request: PayRequest, deps: AttemptDeps): Promise<Claim> {
  const { kind, orderId, payment } = request;
  const { store } = deps;
  const { booking } = portsOf({ kind, method: methodOf(payment) }, deps);
  return deps.transact(async (tx): Promise<Claim> => {
    const isPayable = (await booking.lockOrder(tx, orderId)) === 'payable';
    const isTested = payment.by !== 'limit' && areTooMany(await store.countTriedCards({ kind, orderId }, tx));
    // The database adds no second attempt beside a current one: most often there is none, and none is looked for.
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

/** @returns `undefined` when the order has a current attempt */
async function beginAttempt(tx: Tx, request: PayRequest, deps: AttemptDeps): Promise<PaymentAttempt | undefined> {
  const attempt = await insertAttempt(tx, request, deps);
  return attempt && request.payment.by === 'limit' ? holdCredit(tx, attempt, deps) : attempt;
}

function insertAttempt(tx: Tx, request: PayRequest, deps: AttemptDeps): Promise<PaymentAttempt | undefined> {
  const { payment, ...rest } = request;
  const at = deps.now();
  const status = payment.by === 'card3ds' ? 'awaiting3ds' : 'charging';
  const id = newId('att_', deps.randomBytes);
  const leasedUntil = leaseUntil(deps);
  const attempt = {
    ...rest,
    id,
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

/** Credit is charged by holding it, in the transaction that inserts the attempt. */
async function holdCredit(tx: Tx, attempt: PaymentAttempt, deps: AttemptDeps): Promise<PaymentAttempt> {
  const hold = await deps.charging.limit.hold(tx, attempt);
  const next: Transition = hold === 'held' ? { to: 'charged' } : { to: 'declined', decline: { reason: hold } };
  return (await applyIn(tx, attempt, next, deps)) ?? attempt;
}

const methodOf = ({ by }: Payment) => (by === 'limit' ? 'limit' : 'card');

/** What is kept of a card. */
function cardOf(payment: Payment): PaymentAttempt['card'] {
  if (payment.by === 'limit') return undefined;
  const { firstSix, lastFour } = payment.card.number;
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

/** An attempt whose bank page got lost is voided: the customer has no page to authenticate on. */
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
      // The caller gets `unknown` now; the next call or worker finds the result.
      await deps.store.release(attempt, deps.now());
      return { ...attempt, leasedUntil: undefined };
    default:
      return advance(attempt, deps);
  }
}
