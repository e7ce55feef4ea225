import { type Html, html } from '@agency-booking/html';
import type { Typed, WrongFields } from '../card.ts';
import { CARD_FORM } from '../scripts.ts';
import type { Language, Plans, Session } from '../service.ts';
import { type Words, words } from '../words/words.ts';
import { booking } from './booking.ts';
import { formatDeadline, formatMoney } from './format.ts';
import type { Page } from './layout.ts';

/**
 * The problems with a submitted form. `notice` is a message about the whole form. The card number and the security code
 * are never shown again.
 */
export type Problem = { readonly notice: string; readonly wrong?: WrongFields; readonly typed?: Typed };

export function checkoutPage(session: Session, language: Language, problem?: Problem): Page {
  const say = words[language];
  const title = say.title(session.agencyName);
  const content = html`<h1>${title}</h1>
<div class="columns">${summary(session, say)}${cardForm(session, say, problem)}</div>`;
  return { title, content, script: CARD_FORM };
}

function summary(session: Session, say: Words): Html {
  const { amount, expiresAt } = session;
  const total = html`<div class="money total"><dt>${say.total}</dt><dd id="total">${formatMoney(amount, say)}</dd></div>`;
  return html`<section aria-labelledby="booking"><h2 id="booking">${say.booking}</h2>
${booking(session, say, total)}
<p class="soft">${say.payBy} <time datetime="${expiresAt}" data-locale="${say.locale}">${formatDeadline(expiresAt, say)}</time></p>
</section>`;
}

type Field = { readonly name: keyof Typed; readonly label: string; readonly complete: string; readonly hint?: string };

function cardForm({ id, amount }: Session, say: Words, { notice, wrong = {}, typed }: Partial<Problem> = {}): Html {
  const first = (['number', 'expiry', 'cvc', 'holder'] as const).find((name) => wrong[name]);
  const field = ({ name, label, complete, hint }: Field, attributes: Html) => {
    const problem = wrong[name];
    const described = [problem && `${name}-wrong`, hint && `${name}-hint`].filter(Boolean).join(' ');
    return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="${complete}" required ${attributes}${described ? html` aria-describedby="${described}"` : undefined}${problem ? html` aria-invalid="true"` : undefined}${first === name ? html` autofocus` : undefined}>
${problem ? html`<p class="wrong" id="${name}-wrong">${say[problem]}</p>` : undefined}
${hint ? html`<p class="soft" id="${name}-hint">${hint}</p>` : undefined}</div>`;
  };
  const digits = html`inputmode="numeric"`;
  return html`<section aria-labelledby="card"><h2 id="card">${say.card}</h2>
${notice ? html`<p class="notice" role="alert"${first ? undefined : html` tabindex="-1" autofocus`}>${notice}</p>` : undefined}
<form method="post" action="/sessions/${id}/payments" data-installments="/sessions/${id}/installments" data-paying="${say.paying}" novalidate>
${field({ name: 'number', label: say.number, complete: 'cc-number' }, html`${digits} maxlength="23"`)}
<div class="pair">
${field({ name: 'expiry', label: say.expiry, complete: 'cc-exp' }, html`${digits} maxlength="9" placeholder="${say.expiryFormat}" value="${typed?.expiry ?? ''}"`)}
${field({ name: 'cvc', label: say.cvc, complete: 'cc-csc', hint: say.cvcHint }, html`${digits} maxlength="4"`)}
</div>
${field({ name: 'holder', label: say.holder, complete: 'cc-name' }, html`maxlength="100" value="${typed?.holder ?? ''}"`)}
<fieldset><legend>${say.installments}</legend><div id="plans" aria-live="polite">${planChoices([{ installmentCount: 1, installment: amount, total: amount }], say)}</div></fieldset>
<button>${say.pay(formatMoney(amount, say))}</button>
<p class="soft">${say.bankNext} ${say.security}</p>
</form></section>`;
}

/** Returns one radio button for each plan, with its full price and the text of the Pay button. */
export function planChoices(plans: Plans['plans'], say: Words): Html {
  const choices = plans.map(({ installmentCount: count, installment, total }, index) => {
    const price = formatMoney(total, say);
    const several = html`${say.several(count, formatMoney(installment, say))} <span class="whole">${say.inTotal(price)}</span>`;
    const checked = index === 0 ? html` checked` : undefined;
    return html`<label><input type="radio" name="installmentCount" value="${count}" data-pay="${say.pay(price)}" data-total="${price}"${checked}><span>${count === 1 ? say.single(price) : several}</span></label>`;
  });
  return html`${choices}`;
}
