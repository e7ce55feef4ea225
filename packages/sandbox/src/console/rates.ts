import { type Html, html } from '@agency-booking/html';
import type { Publisher } from '../exchange-rates/publisher.ts';
import type { Faults } from '../traffic/faults.ts';
import { behaviourForms } from './behaviour.ts';
import { publishingForm } from './publishing.ts';
import { timeTag } from './words.ts';

type RatesDeps = { readonly publisher: Publisher; readonly faults: Faults };

/** What is published now, and the buttons that make it late or wrong. */
export function ratesSection({ publisher, faults }: RatesDeps, party: string): Html {
  const { asOf, publishedAt, rates } = publisher.latest();
  const row = ({ currency, unit, lira }: (typeof rates)[number]) =>
    html`<tr><th scope="row">${unit} ${currency}</th><td>${lira.toFixed(4)} TRY</td></tr>`;
  return html`<section id="rates"><h2>Published</h2>
<p class="hint">Of ${asOf}, published ${timeTag(new Date(publishedAt))}, as TCMB, as the ECB, and after our contract.</p>
<table><thead><tr><th scope="col">Currency</th><th scope="col">Bought and sold at</th></tr></thead><tbody>${rates.map(row)}</tbody></table>
</section>
<section id="${party}" class="sheet"><h2>What is published</h2>${publishingForm(publisher)}
<h2>How the publisher behaves</h2>${behaviourForms(party, 'the publisher', faults)}</section>`;
}
