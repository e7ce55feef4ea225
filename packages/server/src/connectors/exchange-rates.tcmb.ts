import { z } from 'zod';
import type { Publication } from '../ports/exchange-rates.ts';
import { readXml } from './exchange-rates.xml.ts';

/** A price, or an empty string if no price is published. */
const price = z.string().regex(/^(\d{1,12}(\.\d{1,18})?)?$/);

const shape = z.object({
  Tarih_Date: z.object({
    Date: z.string().regex(/^\d\d\/\d\d\/\d{4}$/),
    Currency: z
      .array(
        z.object({
          CurrencyCode: z.string().regex(/^[A-Z]{3}$/),
          Unit: z.string().regex(/^[1-9]\d{0,6}$/),
          ForexBuying: price,
          ForexSelling: price,
        }),
      )
      .min(1),
  }),
});

/**
 * Reads the `today.xml` file published by the Central Bank of Türkiye. Prices are in lira, and for some currencies they
 * apply to 100 units. The file contains a date without a time; it is published at 15:30. Throws a CallFailed if the
 * text has a different format.
 */
export function readTcmb(text: string): Publication {
  const { Tarih_Date: day } = readXml(text, { shape, lists: ['Currency'] });
  const [month, date, year] = day.Date.split('/');
  const asOf = `${year}-${month}-${date}`;
  const priced = day.Currency.filter(({ ForexBuying, ForexSelling }) => ForexBuying && ForexSelling);
  return {
    asOf,
    publishedAt: new Date(`${asOf}T15:30:00+03:00`),
    source: 'TCMB',
    base: 'TRY',
    rates: priced.map(({ CurrencyCode, Unit, ForexBuying, ForexSelling }) => ({
      currency: CurrencyCode,
      unit: Number(Unit),
      buying: ForexBuying,
      selling: ForexSelling,
    })),
  };
}
