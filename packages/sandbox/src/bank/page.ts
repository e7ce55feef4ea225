import { type Html, html } from '@agency-booking/html';
import { SUBMIT_FORM } from '@agency-booking/html/page';
import { type Challenge, type Language, MAX_WRONG_CODES } from './challenges.ts';
import { BANK_STYLE } from './style.ts';
import { type Words, words } from './words.ts';

/** The merchant for which the processor collects money. */
const MERCHANT = 'Agency Booking';
const TIME_ZONE = 'Europe/Istanbul';

export function challengePage(challenge: Challenge, nonce: string): string {
  const { state, language, bankName } = challenge;
  const say = words[language];
  const page = state === 'open' ? question(challenge, say) : wayBack(challenge, say[state], say, nonce);
  return layout(language, bankName, nonce, page);
}

export function unknownPage(language: Language, nonce: string): string {
  const { unknown, unknownLead } = words[language];
  return layout(language, '3D Secure', nonce, {
    title: unknown,
    content: html`<h1>${unknown}</h1><p>${unknownLead}</p>`,
  });
}

type Page = {
  readonly title: string;
  readonly content: Html;
  readonly hint?: string;
};

function question({ session, money, maskedCard, openedAt, wrongCodes }: Challenge, say: Words): Page {
  const amount = new Intl.NumberFormat(say.locale, { style: 'currency', currency: money.currency });
  const date = new Intl.DateTimeFormat(say.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE });
  const isWrong = wrongCodes > 0;
  const content = html`<h1>${say.title}</h1>
<dl>
<div><dt>${say.merchant}</dt><dd>${MERCHANT}</dd></div>
<div class="amount"><dt>${say.amount}</dt><dd>${amount.format(money.amount / 100)}</dd></div>
<div><dt>${say.card}</dt><dd>${spaced(maskedCard)}</dd></div>
<div><dt>${say.date}</dt><dd>${date.format(openedAt)}</dd></div>
</dl>
<form method="post" action="/bank/3ds/${session}/code">
<input type="hidden" name="wrongCodes" value="${wrongCodes}">
<p id="lead">${say.lead}</p>
<label for="code">${say.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" required autofocus aria-describedby="${isWrong ? 'wrong' : 'lead'}"${isWrong ? html` aria-invalid="true"` : undefined}>
${isWrong ? html`<p id="wrong" role="alert">${say.wrong(MAX_WRONG_CODES - wrongCodes)}</p>` : undefined}
<button>${say.confirm}</button>
</form>
<form method="post" action="/bank/3ds/${session}/cancel"><button class="quiet">${say.cancel}</button></form>
<p class="hint">${say.codeHint}</p>`;
  return { title: say.title, content, hint: say.simulatedCode };
}

function wayBack(challenge: Challenge, title: string, say: Words, nonce: string): Page {
  const { state, returnUrl, language, paymentId, transactionId } = challenge;
  const content = html`<p class="mark ${state}" aria-hidden="true">${state === 'passed' ? '✓' : '!'}</p>
<h1>${title}</h1>
<p>${say.goOn}</p>
<form method="post" action="${returnUrl}">
<input type="hidden" name="language" value="${language}">
<input type="hidden" name="paymentId" value="${paymentId}">
<input type="hidden" name="transactionId" value="${transactionId}">
<button>${say.goBack}</button>
</form>
<script nonce="${nonce}">${{ markup: SUBMIT_FORM }}</script>`;
  return { title, content };
}

function layout(language: Language, bankName: string, nonce: string, { title, content, hint }: Page): string {
  const { service, simulated } = words[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style nonce="${nonce}">${{ markup: BANK_STYLE }}</style>
</head>
<body>
<div class="sheet">
<header><span class="bank">${bankName}</span><span class="service">${LOCK}${service}</span></header>
<main>${content}</main>
</div>
<footer>${simulated} ${hint}</footer>
</body>
</html>`.markup;
}

const LOCK = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path fill="currentColor" d="M8 1a4 4 0 0 0-4 4v2H3v8h10V7h-1V5a4 4 0 0 0-4-4Zm0 1.6A2.4 2.4 0 0 1 10.400 5v2H5.600V5A2.400 2.400 0 0 1 8 2.600Z"/></svg>`;

/** Formats a masked card number in groups of four: `5528 79•• •••• 0008`. */
function spaced(maskedCard: string): string {
  return maskedCard.replaceAll('*', '•').replace(/(.{4})(?=.)/g, '$1 ');
}
