import { type Html, html } from '@agency-booking/html';

/** Only shown where a script can copy. */
export function copyButton(text: string): Html {
  return html`<button type="button" class="copy" data-copy="${text}" aria-label="Copy ${text}">Copy</button>`;
}
