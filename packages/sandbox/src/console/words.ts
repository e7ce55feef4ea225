import { type Html, html } from '@agency-booking/html';
import type { Transaction } from '../payment-processor/transactions.ts';
import type { BookedTransfer } from '../transfer-supplier/reservations.ts';
import type { BookedCar } from '../vendor/reservations.ts';
import type { ReservationRecord } from '../world/reservation-ledger.ts';

export const OUTCOMES = ['good', 'waiting', 'refused', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Result = { readonly what: string; readonly outcome: Outcome };

const PAYMENT: Readonly<Record<Transaction['status'], Result>> = {
  awaitingCustomer: { what: 'On the bank’s page', outcome: 'waiting' },
  authenticated: { what: 'Customer confirmed', outcome: 'waiting' },
  processing: { what: 'In progress', outcome: 'waiting' },
  charged: { what: 'Charged', outcome: 'good' },
  declined: { what: 'Declined', outcome: 'failed' },
  voided: { what: 'Voided', outcome: 'refused' },
};

const NOTHING_ARRIVED = 'Cancelled before the request arrived';

export function titleForCar(booked: BookedCar | undefined): string {
  return booked ? `${booked.driver} · ${booked.car}` : NOTHING_ARRIVED;
}

export function titleForTransfer(booked: BookedTransfer | undefined): string {
  return booked ? `${booked.passenger} · ${booked.vehicle}` : NOTHING_ARRIVED;
}

export function reservationWords({ status, party, cancelledBy }: ReservationRecord<unknown>): Result {
  switch (status) {
    case 'reserved':
      return { what: 'Reserved', outcome: 'good' };
    case 'refused':
      return { what: 'Refused', outcome: 'failed' };
    case 'cancelling':
      return { what: 'Cancellation in progress', outcome: 'waiting' };
    case 'cancelled':
      return cancelledBy === 'party'
        ? { what: `Cancelled by ${party}`, outcome: 'failed' }
        : { what: 'Cancelled', outcome: 'refused' };
  }
}

export function paymentWords(transaction: Transaction): Result & { readonly title: string; readonly detail: string } {
  const { reference, status, money, maskedCard, installmentCount = 1, decline, refundedAmount } = transaction;
  const remarks = [
    maskedCard,
    installmentCount > 1 && `${installmentCount} installments`,
    decline && `${decline.bankCode} ${decline.bankMessage}`,
    refundedAmount && money && `${amountWords(refundedAmount, money.currency)} refunded`,
    reference,
  ];
  const title = money ? amountWords(money.amount, money.currency) : 'Voided before the request arrived';
  return { ...PAYMENT[status], title, detail: remarks.filter(Boolean).join(' · ') };
}

function amountWords(amount: number, currency: string): string {
  return `${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })} ${currency}`;
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

/**
 * Renders a time in the bank customers' time zone, such as `12:00:00 GMT+3`. A script converts it to the reader's time
 * zone.
 */
export const timeTag = (at: Date): Html => html`<time datetime="${at.toISOString()}">${TIME.format(at)}</time>`;

/** Renders a link to the full list if only the latest entries are shown. */
export function restLink(shown: number, all: number, address: string): Html | undefined {
  return shown < all ? html`<p class="hint"><a href="${address}">All ${all}</a></p>` : undefined;
}
