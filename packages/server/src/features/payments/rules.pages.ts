import { type Html, html } from '@agency-booking/html';
import { SYSTEM_COLOURS } from '@agency-booking/html/palette';
import type { PaymentOutcome } from '../../ports/paying.ts';
import type { Challenge } from '../../ports/payment-attempts.ts';
import type { Language } from '../../shared/language.ts';
import { unreachable } from '../../shared/result.ts';

/** HTML page with its content security policy, which allows only the page's own style and script. */
export type Page = { readonly content: string; readonly policy: string };

type Texts = {
  readonly header: string;
  readonly toBank: string;
  readonly toBankHint: string;
  readonly toBankButton: string;
  readonly completed: string;
  readonly failed: string;
  readonly declined: string;
  readonly unknown: string;
  readonly unknownHint: string;
  readonly unknownButton: string;
  readonly backHint: string;
  readonly backButton: string;
  readonly neutral: string;
  readonly neutralHint: string;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    header: 'Secure payment',
    toBank: 'Redirecting you to your bank',
    toBankHint: 'Your bank will ask you to confirm the payment. If nothing happens, select the button.',
    toBankButton: 'Continue to your bank',
    completed: 'Your payment is complete',
    failed: 'Your booking could not be completed',
    declined: 'Your payment was not accepted',
    unknown: 'Checking your payment',
    unknownHint: 'This may take a moment. The page refreshes automatically. Please keep it open.',
    unknownButton: 'Check again',
    backHint: 'Taking you back to your booking. If nothing happens, select the button.',
    backButton: 'Continue',
    neutral: 'Payment not found',
    neutralHint: 'This link does not belong to a payment. Please return to the site where you made your booking.',
  },
  tr: {
    header: 'Güvenli ödeme',
    toBank: 'Bankanıza yönlendiriliyorsunuz',
    toBankHint: 'Bankanız ödemeyi onaylamanızı isteyecek. Sayfa açılmazsa düğmeye tıklayın.',
    toBankButton: 'Bankaya devam et',
    completed: 'Ödemeniz tamamlandı',
    failed: 'Rezervasyonunuz tamamlanamadı',
    declined: 'Ödemeniz kabul edilmedi',
    unknown: 'Ödemeniz kontrol ediliyor',
    unknownHint: 'Bu işlem biraz sürebilir. Sayfa otomatik olarak yenilenir. Lütfen kapatmayın.',
    unknownButton: 'Yeniden kontrol et',
    backHint: 'Rezervasyonunuza geri yönlendiriliyorsunuz. Sayfa açılmazsa düğmeye tıklayın.',
    backButton: 'Devam et',
    neutral: 'Ödeme bulunamadı',
    neutralHint: 'Bu bağlantı bir ödemeye ait değil. Lütfen rezervasyonu yaptığınız siteye dönün.',
  },
  de: {
    header: 'Sichere Zahlung',
    toBank: 'Sie werden zu Ihrer Bank weitergeleitet',
    toBankHint:
      'Ihre Bank bittet Sie, die Zahlung zu bestätigen. Falls nichts passiert, klicken Sie auf die Schaltfläche.',
    toBankButton: 'Weiter zu Ihrer Bank',
    completed: 'Ihre Zahlung ist abgeschlossen',
    failed: 'Ihre Buchung konnte nicht abgeschlossen werden',
    declined: 'Ihre Zahlung wurde nicht angenommen',
    unknown: 'Ihre Zahlung wird geprüft',
    unknownHint:
      'Das kann einen Moment dauern. Die Seite wird automatisch aktualisiert. Bitte lassen Sie sie geöffnet.',
    unknownButton: 'Erneut prüfen',
    backHint: 'Sie werden zu Ihrer Buchung zurückgeleitet. Falls nichts passiert, klicken Sie auf die Schaltfläche.',
    backButton: 'Weiter',
    neutral: 'Zahlung nicht gefunden',
    neutralHint:
      'Dieser Link gehört zu keiner Zahlung. Bitte kehren Sie zu der Website zurück, auf der Sie gebucht haben.',
  },
};

const marks = { completed: 'good', failed: 'bad', declined: 'bad', unknown: 'waiting' } as const;

/** Returns the page's tone. The agency receives more details than the page shows. */
function toneOf(kind: PaymentOutcome['kind']): keyof typeof marks {
  switch (kind) {
    case 'completed':
    case 'failed':
      return kind;
    case 'unknown':
    case 'inProgress':
    case 'challenge':
      return 'unknown';
    case 'declined':
    case 'voided':
    case 'expired':
    case 'withdrawn':
    case 'chargedLate':
      return 'declined';
    default:
      return unreachable(kind);
  }
}

/**
 * Renders the page that sends the customer to the bank, automatically or with a button. The agency displays the page to
 * its customer.
 */
export function bankPage(challenge: Challenge, { language, nonce }: { language: Language; nonce: string }): string {
  const text = texts[language];
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action ${new URL(challenge.url).origin}; base-uri 'none'`;
  const fields = challenge.fields.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">`);
  const body = html`<form id="bank" method="post" action="${challenge.url}">${fields}<button type="submit">${text.toBankButton}</button></form>
<script nonce="${nonce}">document.getElementById('bank').submit()</script>`;
  const head = html`<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return document({ language, nonce, title: text.toBank, hint: text.toBankHint, head, body, mark: 'waiting' });
}

/**
 * Renders the page that automatically redirects the customer from the bank to the finish URL, even without scripts. The
 * page also contains a link to that URL. While the outcome is unknown, the finish URL shows this page again.
 */
export function returnPage(
  outcome: PaymentOutcome,
  { language, nonce, finishAddress }: { language: Language; nonce: string; finishAddress: string },
): Page {
  const text = texts[language];
  const tone = toneOf(outcome.kind);
  const [seconds, hint, button] =
    tone === 'unknown' ? [2, text.unknownHint, text.unknownButton] : [1, text.backHint, text.backButton];
  const head = html`<meta http-equiv="refresh" content="${String(seconds)}; url=${finishAddress}">`;
  const body = html`<a class="button" href="${finishAddress}">${button}</a>`;
  return {
    content: document({ language, nonce, title: text[tone], hint, head, body, mark: marks[tone] }),
    policy: pagePolicy(nonce),
  };
}

/** Renders a page for requests that do not belong to any payment. */
export function neutralPage({ language, nonce }: { language: Language; nonce: string }): Page {
  const { neutral, neutralHint } = texts[language];
  return { content: document({ language, nonce, title: neutral, hint: neutralHint }), policy: pagePolicy(nonce) };
}

const pagePolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const style = `
:root { font: 16px/1.5 system-ui, sans-serif; ${SYSTEM_COLOURS} }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--shade); color: var(--ink); }
main { box-sizing: border-box; width: min(26rem, 100% - 2rem); padding: 1.25rem 2rem 2.5rem; border-radius: 1rem; text-align: center; background: var(--sheet); box-shadow: 0 1px 3px #0002, 0 8px 32px #0001; }
header { margin: 0 -2rem 2rem; padding: 0 2rem 1rem; border-bottom: 1px solid var(--line); font-size: .9rem; font-weight: 600; color: var(--soft); }
.mark { box-sizing: border-box; width: 3.25rem; height: 3.25rem; margin: 0 auto 1.25rem; border-radius: 50%; border: 3px solid; display: grid; place-items: center; font-size: 1.6rem; font-weight: 700; line-height: 1; }
.mark.waiting { color: var(--brand); border-right-color: transparent; animation: turn 1s linear infinite; }
.mark.good { color: var(--good); }
.mark.good::before { content: ""; width: .55em; height: 1em; margin-top: -.25em; border: solid; border-width: 0 4px 4px 0; rotate: 45deg; box-sizing: border-box; }
.mark.bad { color: var(--refused); }
.mark.bad::before { content: "!"; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .mark.waiting { animation: none; } }
h1 { margin: 0 0 .5rem; font-size: 1.35rem; line-height: 1.3; text-wrap: balance; }
p { margin: 0 0 1.5rem; color: var(--soft); text-wrap: pretty; }
p:last-child { margin: 0; }
button, .button { display: inline-block; padding: .7rem 1.6rem; border: 0; border-radius: .6rem; font: inherit; font-weight: 600; background: var(--brand); color: var(--on-brand); text-decoration: none; cursor: pointer; }
button:focus-visible, .button:focus-visible { outline: 3px solid var(--brand); outline-offset: 3px; }
`;

type Document = {
  readonly language: Language;
  readonly nonce: string;
  readonly title: string;
  readonly hint: string;
  readonly head?: Html;
  readonly body?: Html;
  readonly mark?: 'waiting' | 'good' | 'bad';
};

function document({ language, nonce, title, hint, head, body, mark }: Document): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${head}
<title>${title}</title>
<style nonce="${nonce}">${{ markup: style }}</style>
</head>
<body>
<main>
<header>${texts[language].header}</header>
${mark && html`<div class="mark ${mark}"></div>`}
<h1>${title}</h1>
<p>${hint}</p>
${body}
</main>
</body>
</html>
`.markup;
}
