import type { BookedPayment, CreditMovement } from '../ports/ledger.ts';
import type { StatedReservation, StatedTransaction } from '../ports/statements.ts';
import type { Entry } from './types.ts';

export function paymentEntry(booked: BookedPayment, reference: string, settledBefore: Date): Entry {
  const { status, taken, refunded, isPaidByAnother } = booked;
  const known = { reference, says: status, isPaidByAnother, isSettled: isSettled(booked, settledBefore) };
  if (!taken) return { ...known, stands: 'nothing' };
  return { ...known, stands: moneyStands(refunded), money: { ...taken, refunded } };
}

export function reservationEntry(booked: BookedPayment, reference: string, settledBefore: Date): Entry {
  const stands = booked.isReserved ? 'reserved' : 'nothing';
  const { isPaidByAnother } = booked;
  return { reference, says: booked.status, stands, isPaidByAnother, isSettled: isSettled(booked, settledBefore) };
}

export function transactionEntry(stated: StatedTransaction, settledBefore: Date): Entry {
  const { reference, status, money, refundedAmount: refunded, changedAt } = stated;
  const known = { reference, says: status, money: { ...money, refunded }, isSettled: changedAt < settledBefore };
  return { ...known, stands: status === 'voided' ? 'nothing' : moneyStands(refunded) };
}

export function statedReservationEntry(stated: StatedReservation, settledBefore: Date): Entry {
  const { reference, status, changedAt } = stated;
  const stands = status === 'reserved' ? status : 'nothing';
  return { reference, says: status, stands, isSettled: changedAt < settledBefore };
}

export function creditEntry(movement: CreditMovement, settledBefore: Date): Entry {
  const { attemptId: reference, held: amount, refunded, currency, ended = 'held', changedAt } = movement;
  const money = { amount, refunded, currency };
  const known = { reference, says: ended, money, isSettled: changedAt < settledBefore };
  if (ended === 'reversed') return { ...known, stands: 'nothing' };
  return { ...known, stands: ended === 'held' ? 'held' : moneyStands(refunded) };
}

const moneyStands = (refunded: number) => (refunded > 0 ? 'refunded' : 'charged');

const isSettled = ({ isUnderWay, changedAt }: BookedPayment, settledBefore: Date) =>
  !isUnderWay && changedAt < settledBefore;
