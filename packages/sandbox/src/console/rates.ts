import { type Html, html } from '@agency-booking/html';
import type { Publisher } from '../exchange-rates/publisher.ts';
import type { Faults } from '../traffic/faults.ts';
import { behaviourForms } from './behaviour.ts';
import { publishingForm } from './publishing.ts';
import { timeTag } from './words.ts';

type RatesDeps = { readonly publisher: Publisher; readonly faults: Faults };

export function ratesSection({ publisher, faults }: RatesDeps, party: string): Html {
  const { asOf, publishedAt, rates } = publisher.latest();
  const row = ({ currency, unit, lira }: (typeof rates)[number]) =>
    html`<tr><th scope="row">${unit} ${currency}</th><td>${lira.toFixed(4)} TRY</td></tr>`;
  return html`<section id="rates"><h2>Published rates</h2>
<p class="hint">Rates for ${asOf}, published at ${timeTag(new Date(publishedAt))} in the formats of TCMB, the ECB and our contract.</p>
<table><thead><tr><th scope="col">Currency</th><th scope="col">Buying and selling rate</th></tr></thead><tbody>${rates.map(row)}</tbody></table>
</section>
<section id="${party}" class="sheet"><h2>Next publication</h2>${publishingForm(publisher)}
<h2>Publisher behaviour</h2>${behaviourForms(party, 'the publisher', faults)}</section>`;
}
