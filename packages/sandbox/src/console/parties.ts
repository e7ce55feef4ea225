import { EXCHANGE_RATES } from '@agency-booking/connector-contracts/parties';
import { type Html, html } from '@agency-booking/html';
import { CREDIT_BUREAU, type Party, PROCESSOR, parties } from '../connectors.ts';
import type { Publisher } from '../exchange-rates/publisher.ts';
import { plural } from '../formatting.ts';
import type { Faults } from '../traffic/faults.ts';
import type { Misstatements } from '../traffic/misstatements.ts';
import type { Offices } from '../vendor/offices.ts';
import { transferSuppliers } from '../world/transfer-suppliers.ts';
import type { Vendor } from '../world/vendor.ts';
import { vendors } from '../world/vendors.ts';
import { behaviourForms, statementForm } from './behaviour.ts';
import { publishingForm } from './publishing.ts';

/** Descriptions of the parties other than vendors and transfer suppliers. */
const DETAIL: Readonly<Record<string, string>> = {
  [PROCESSOR]: 'cards and refunds',
  [CREDIT_BUREAU]: 'credit checks and SMS',
  [EXCHANGE_RATES]: 'formats of TCMB, the ECB and our contract',
};

type PartiesDeps = {
  readonly faults: Faults;
  readonly misstatements: Misstatements;
  readonly offices: Offices;
  readonly publisher: Publisher;
};

export function partiesSection({ faults, misstatements, offices, publisher }: PartiesDeps): Html {
  const item = ({ code, name }: Party, detail: string | undefined, hasLogo = true) =>
    html`<li id="${code}" tabindex="-1" class="behaves-${faults.nextOf(code) ?? faults.of(code)}">
${hasLogo ? html`<img src="/logos/${code}.svg" alt="" width="40" height="40">` : undefined}<div><h3>${name}</h3><p class="detail">${[code, detail].filter(Boolean).join(' · ')}</p></div>
${behaviourForms(code, name, faults)}
${statementForm(code, name, misstatements)}${code === EXCHANGE_RATES ? publishingForm(publisher) : undefined}
</li>`;
  const others = parties.filter((party) => ![...vendors, ...transferSuppliers].some(({ code }) => code === party.code));
  return html`<section id="parties"><h2>Processor, bureau, rates</h2>
<ul class="vendors">${others.map((party) => item(party, DETAIL[party.code], false))}</ul>
<h2>Rental vendors</h2><ul class="vendors">${vendors.map((vendor) => item(vendor, vendorDetail(vendor, offices)))}</ul>
<h2>Transfer suppliers</h2><ul class="vendors">${transferSuppliers.map((supplier) =>
    item(supplier, `${supplier.regions.map(({ name }) => name).join(', ')} · ${supplier.currency}`),
  )}</ul></section>`;
}

function vendorDetail(vendor: Vendor, offices: Offices): string {
  const where = vendor.isEverywhere ? 'offices at every searched place' : plural(offices.count(vendor), 'office');
  return `${where} · ${vendor.homeCurrency}`;
}
