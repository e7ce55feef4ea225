import { STATUS_CODES } from 'node:http';
import { CREDIT_BUREAU, PROCESSOR } from '../connectors.ts';
import type { Messages } from '../credit-bureau/messages.ts';
import type { Transactions } from '../payment-processor/transactions.ts';
import type { Journal, LoggedCall } from '../traffic/journal.ts';
import type { TransferReservations } from '../transfer-supplier/reservations.ts';
import type { Reservations } from '../vendor/reservations.ts';
import { type Outcome, paymentWords, reservationWords, titleForCar, titleForTransfer } from './words.ts';

export const KINDS = ['request', 'car', 'transfer', 'payment', 'message'] as const;
export type Kind = (typeof KINDS)[number];

export type ConsoleEvent = {
  readonly id: string;
  readonly at: Date;
  readonly kind: Kind;
  readonly party: string;
  readonly outcome: Outcome;
  readonly title: string;
  readonly detail: string;
  /** A description of the result. */
  readonly what: string;
};

export type EventSources = {
  readonly journal: Journal;
  readonly reservations: Reservations;
  readonly transferReservations: TransferReservations;
  readonly transactions: Transactions;
  readonly messages: Messages;
};

/** Returns all events, newest first. */
export function eventsOf(sources: EventSources): readonly ConsoleEvent[] {
  const { journal, reservations, transferReservations, transactions, messages } = sources;
  const events: ConsoleEvent[] = [
    ...messages.all().map(({ reference, at, phone, text }) => ({
      id: `sms-${reference}`,
      at,
      kind: 'message' as const,
      party: CREDIT_BUREAU,
      outcome: 'good' as const,
      title: text,
      detail: `to ${phone} · ${reference}`,
      what: 'Sent',
    })),
    ...transactions.all().map((transaction) => ({
      id: `payment-${transaction.reference}`,
      at: transaction.at,
      kind: 'payment' as const,
      party: PROCESSOR,
      ...paymentWords(transaction),
    })),
    ...reservations.all().map((one) => ({
      id: `car-${one.party}-${one.reference}`,
      at: one.at,
      kind: 'car' as const,
      party: one.party,
      title: titleForCar(one.booked),
      detail: one.reference,
      ...reservationWords(one),
    })),
    ...transferReservations.all().map((one) => ({
      id: `transfer-${one.party}-${one.reference}`,
      at: one.at,
      kind: 'transfer' as const,
      party: one.party,
      title: titleForTransfer(one.booked),
      detail: one.reference,
      ...reservationWords(one),
    })),
    ...journal.latest().map(eventOfCall),
  ];
  return events.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

function eventOfCall(call: LoggedCall): ConsoleEvent {
  const { number, at, party, request, milliseconds } = call;
  const took = milliseconds !== undefined && `${Math.round(milliseconds)} ms`;
  const detail = [request.detail, took].filter(Boolean).join(' · ');
  return {
    id: `request-${number}`,
    at,
    kind: 'request',
    party,
    outcome: outcomeOf(call),
    title: request.title,
    detail,
    what: answerWords(call),
  };
}

function outcomeOf({ status, isFaulty }: LoggedCall): Outcome {
  if (status === undefined) return 'waiting';
  if (isFaulty || status === null || status >= 500) return 'failed';
  return status < 400 ? 'good' : 'refused';
}

function answerWords({ status, remark }: LoggedCall): string {
  if (status === undefined) return 'waiting for a response';
  if (status === null) return remark ?? 'the caller did not wait for the response';
  return remark ?? `${status} ${STATUS_CODES[status]}`;
}
