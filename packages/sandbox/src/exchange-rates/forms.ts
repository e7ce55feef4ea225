import type { RequestListener } from 'node:http';
import { html } from '@agency-booking/html';
import type { Publication, Publisher } from './publisher.ts';

/**
 * Serves the publication in the formats of two central banks. All other requests are passed to `next`, which implements
 * the contract.
 */
export function serveForms(publisher: Publisher): (next: RequestListener) => RequestListener {
  const forms: Readonly<Record<string, (publication: Publication) => string>> = {
    'today.xml': asTcmb,
    'eurofxref-daily.xml': asEcb,
  };
  return (next) => (request, response) => {
    const write = forms[request.url?.split('/')[2] ?? ''];
    if (request.method !== 'GET' || !write) return next(request, response);
    response.writeHead(200, { 'Content-Type': 'application/xml; charset=utf-8' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${write(publisher.latest())}`);
  };
}

/** Formats a rate with four decimals, as both banks do. */
export const priceText = (price: number): string => price.toFixed(4);

/** Returns the rates as `today.xml`, the format of the central bank of Türkiye. */
function asTcmb({ asOf, rates }: Publication): string {
  const [year, month, day] = asOf.split('-');
  const currencies = rates.map(({ currency, unit, lira }, index) => {
    const price = priceText(lira);
    return html`
  <Currency CrossOrder="${String(index)}" Kod="${currency}" CurrencyCode="${currency}">
    <Unit>${String(unit)}</Unit>
    <ForexBuying>${price}</ForexBuying>
    <ForexSelling>${price}</ForexSelling>
    <BanknoteBuying></BanknoteBuying>
    <BanknoteSelling></BanknoteSelling>
  </Currency>`;
  });
  return html`<Tarih_Date Tarih="${day}.${month}.${year}" Date="${month}/${day}/${year}">${currencies}
</Tarih_Date>`.markup;
}

/** Returns the rates as `eurofxref-daily.xml`, the format of the European Central Bank, with one euro as the base. */
function asEcb({ asOf, rates }: Publication): string {
  const euro = rates.find(({ currency }) => currency === 'EUR')!.lira;
  const others = rates.filter(({ currency }) => currency !== 'EUR');
  const lines = [{ currency: 'TRY', unit: 1, lira: 1 }, ...others].map(
    ({ currency, unit, lira }) => html`
      <Cube currency="${currency}" rate="${priceText((euro * unit) / lira)}"/>`,
  );
  return html`<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time="${asOf}">${lines}
    </Cube>
  </Cube>
</gesmes:Envelope>`.markup;
}
