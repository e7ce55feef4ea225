import { type Html, html } from '@agency-booking/html';
import { PROCESSOR } from '../payment-processor/calls.ts';
import type { Transaction, Transactions } from '../payment-processor/transactions.ts';
import type { Faults } from '../visits/faults.ts';
import { behaviourForm } from './behaviour.ts';

const SHOWN = 8;

const STATUS: Readonly<Record<Transaction['status'], { words: string; outcome: string }>> = {
  awaitingCustomer: { words: 'At the bank’s page', outcome: 'waiting' },
  authenticated: { words: 'Customer confirmed', outcome: 'waiting' },
  processing: { words: 'Under way', outcome: 'waiting' },
  charged: { words: 'Charged', outcome: 'good' },
  declined: { words: 'Declined', outcome: 'failed' },
  voided: { words: 'Voided', outcome: 'refused' },
};

export function paymentsSection({ transactions, faults }: { transactions: Transactions; faults: Faults }): Html {
  const all = transactions.all();
  const behaviour = faults.of(PROCESSOR);
  return html`<section id="payments" class="book"><h2>Payments <span class="count">${all.length}</span></h2>
${all.length > 0 ? html`<ul>${all.slice(0, SHOWN).map(item)}</ul>` : html`<p class="empty">No card has been charged yet.</p>`}
<div id="${PROCESSOR}" class="party behaves-${behaviour}"><p class="detail">The payment processor</p>${behaviourForm(PROCESSOR, 'the payment processor', behaviour)}</div>
</section>`;
}

function item(transaction: Transaction): Html {
  const { reference, at, status, money, maskedCard, installmentCount = 1, decline } = transaction;
  const { words, outcome } = STATUS[status];
  const title = money ? amountWords(money.amount, money.currency) : 'Voided before anything arrived';
  const remarks = [
    maskedCard,
    installmentCount > 1 && `${installmentCount} installments`,
    decline && `${decline.bankCode} ${decline.bankMessage}`,
    refundWords(transaction),
    `${at.toISOString().slice(11, 19)} UTC`,
  ];
  return html`<li class="${outcome}">
<div><h3>${title}</h3><p class="detail">${remarks.filter(Boolean).join(' · ')}</p><p class="reference">${reference}</p></div>
<div class="standing"><p class="what">${words}</p></div>
</li>`;
}

function refundWords({ refundedAmount, money }: Transaction): string | undefined {
  return refundedAmount && money ? `${amountWords(refundedAmount, money.currency)} refunded` : undefined;
}

function amountWords(amount: number, currency: string): string {
  return `${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })} ${currency}`;
}
