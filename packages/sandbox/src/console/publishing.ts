import { type Html, html } from '@agency-booking/html';
import { PUBLISHING, type Publisher, type Publishing } from '../exchange-rates/publisher.ts';

const WORDS: Readonly<Record<Publishing, string>> = {
  usual: 'Up to date',
  overdue: 'A week late',
  outdated: '12 days late',
  jumped: '20% higher',
};

/** Renders the options for the next publication. The service fetches rates every ten minutes. */
export function publishingForm(publisher: Publisher): Html {
  const current = publisher.publishing();
  const button = (choice: Publishing) =>
    html`<button name="publishing" value="${choice}" aria-pressed="${String(choice === current)}">${WORDS[choice]}</button>`;
  return html`<form method="post" action="/console/exchange-rates" aria-label="Next publication">${PUBLISHING.map(button)}</form>`;
}
