import { type Html, html } from '@agency-booking/html';

/** Renders a copy button, which is visible only if scripts can write to the clipboard. */
export function copyButton(text: string): Html {
  return html`<button type="button" class="copy" data-copy="${text}" aria-label="Copy ${text}">Copy</button>`;
}
