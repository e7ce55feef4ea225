import { type Html, html } from '@agency-booking/html';
import type { Typed, WrongFields } from '../card.ts';
import { CARD_FORM } from '../scripts.ts';
import type { Language, Plans, Session } from '../service.ts';
import { type Words, words } from '../words/words.ts';
import { formatDeadline, formatLocal, formatMoney } from './format.ts';
import type { Page } from './layout.ts';

/** `notice` is a message about the whole form. The number and the security code are never shown again. */
export type Problem = { readonly notice: string; readonly wrong?: WrongFields; readonly typed?: Typed };

export function checkoutPage(session: Session, language: Language, problem?: Problem): Page {
  const say = words[language];
  const title = say.title(session.agencyName);
  const content = html`<h1>${title}</h1>
<div class="columns">${summary(session, say)}${cardForm(session, say, problem)}</div>`;
  return { title, content, script: CARD_FORM };
}

function summary({ order, amount, dueAtDesk, expiresAt }: Session, say: Words): Html {
  const { car, vendor, pickUp, dropOff, extras } = order;
  const listed = extras.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(', ');
  return html`<section aria-labelledby="booking"><h2 id="booking">${say.booking}</h2>
<p><strong>${car}</strong><br>${vendor}</p>
<dl>
${pickUp && stop(say.pickUp, pickUp, say)}
${dropOff && stop(say.dropOff, dropOff, say)}
${listed && html`<div><dt>${say.extras}</dt><dd>${listed}</dd></div>`}
<div class="money total"><dt>${say.total}</dt><dd>${formatMoney(amount, say)}</dd></div>
${dueAtDesk.amount > 0 ? html`<div class="money"><dt>${say.dueAtDesk}</dt><dd>${formatMoney(dueAtDesk, say)}</dd></div>` : undefined}
</dl>
<p class="soft">${say.localTime} ${say.payUntil(formatDeadline(expiresAt, say))}</p>
</section>`;
}

function stop(label: string, { place, at }: Stop, say: Words): Html {
  return html`<div><dt>${label}</dt><dd>${place}<br>${formatLocal(at, say)}</dd></div>`;
}

type Stop = NonNullable<Session['order']['pickUp']>;
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
${notice ? html`<p class="notice" role="alert">${notice}</p>` : undefined}
<form method="post" action="/sessions/${id}/payments" data-installments="/sessions/${id}/installments" novalidate>
${field({ name: 'number', label: say.number, complete: 'cc-number' }, html`${digits} maxlength="23"`)}
<div class="pair">
${field({ name: 'expiry', label: say.expiry, complete: 'cc-exp' }, html`${digits} maxlength="9" placeholder="${say.expiryFormat}" value="${typed?.expiry ?? ''}"`)}
${field({ name: 'cvc', label: say.cvc, complete: 'cc-csc', hint: say.cvcHint }, html`${digits} maxlength="4"`)}
</div>
${field({ name: 'holder', label: say.holder, complete: 'cc-name' }, html`maxlength="100" value="${typed?.holder ?? ''}"`)}
<fieldset><legend>${say.installments}</legend><div id="plans" aria-live="polite">${planChoices([{ installmentCount: 1, installment: amount, total: amount }], say)}</div></fieldset>
<button>${say.pay}</button>
<p class="soft">${say.bankNext} ${say.security}</p>
</form></section>`;
}

/** Returns one radio button for each plan, with its full price. */
export function planChoices(plans: Plans['plans'], say: Words): Html {
  const choices = plans.map(({ installmentCount: count, installment, total }, index) => {
    const price = formatMoney(total, say);
    const label = count === 1 ? say.single(price) : say.several(count, formatMoney(installment, say), price);
    const checked = index === 0 ? html` checked` : undefined;
    return html`<label><input type="radio" name="installmentCount" value="${count}"${checked}>${label}</label>`;
  });
  return html`${choices}`;
}
