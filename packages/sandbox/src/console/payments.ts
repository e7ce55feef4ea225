import { type Html, html } from '@agency-booking/html';
import type { Transaction, Transactions } from '../payment-processor/transactions.ts';
import { paymentWords, restLink, timeTag } from './words.ts';

export function paymentsSection(transactions: Transactions, atMost = Number.POSITIVE_INFINITY): Html {
  const all = transactions.all();
  const shown = all.slice(0, atMost);
  return html`<section id="payments" class="book"><h2>Bank transactions <span class="count">${all.length}</span></h2>
${all.length > 0 ? html`<ul>${shown.map((each) => item(each, transactions.isClosed(each.reference)))}</ul>` : html`<p class="empty">No transactions yet. Card payments appear here.</p>`}
${restLink(shown.length, all.length, '/payments')}</section>`;
}

function item(transaction: Transaction, isClosed: boolean): Html {
  const { title, detail, what, outcome } = paymentWords(transaction);
  return html`<li id="transaction-${transaction.reference}" class="${outcome}">
<div><h3>${title}</h3><p class="detail">${detail} · ${timeTag(transaction.at)}</p></div>
<div class="standing"><p class="what">${what}</p>${isClosed ? openForm(transaction) : chargeForm(transaction)}</div>
</li>`;
}

/**
 * Renders the form that charges the card before a charge is requested, while the customer is on the bank's page or just
 * after they have confirmed the payment.
 */
function chargeForm({ reference, status }: Transaction): Html | undefined {
  if (status !== 'awaitingCustomer' && status !== 'authenticated') return undefined;
  return html`<form method="post" action="/console/transactions/${reference}/charge"><button aria-label="Charge ${reference} at the bank without a request">Charge</button></form>`;
}

/**
 * Renders a button that opens the transaction. Until it is pressed, the bank rejects all refunds for the transaction.
 */
function openForm({ reference }: Transaction): Html {
  return html`<form method="post" action="/console/transactions/${reference}/open"><button aria-label="Open ${reference}: allow refunds">Open</button></form>`;
}
