import { type Html, html } from '@agency-booking/html';
import type { Transaction, Transactions } from '../payment-processor/transactions.ts';
import { paymentWords, timeWords } from './words.ts';

const SHOWN = 8;

export function paymentsSection(transactions: Transactions): Html {
  const all = transactions.all();
  return html`<section id="payments" class="book"><h2>Bank transactions <span class="count">${all.length}</span></h2>
${all.length > 0 ? html`<ul>${all.slice(0, SHOWN).map((each) => item(each, transactions.isClosed(each.reference)))}</ul>` : html`<p class="empty">No card has been charged yet.</p>`}
</section>`;
}

function item(transaction: Transaction, isClosed: boolean): Html {
  const { title, detail, what, outcome } = paymentWords(transaction);
  return html`<li id="transaction-${transaction.reference}" class="${outcome}">
<div><h3>${title}</h3><p class="detail">${detail} · ${timeWords(transaction.at)}</p></div>
<div class="standing"><p class="what">${what}</p>${isClosed ? openForm(transaction) : undefined}</div>
</li>`;
}

/** Until then the bank gives nothing back. */
function openForm({ reference }: Transaction): Html {
  return html`<form method="post" action="/console/transactions/${reference}/open"><button aria-label="Open ${reference}: let the bank give money back">Open</button></form>`;
}
