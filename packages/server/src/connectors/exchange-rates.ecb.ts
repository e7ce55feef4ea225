import { z } from 'zod';
import type { Publication } from '../ports/exchange-rates.ts';
import { readXml } from './exchange-rates.xml.ts';

const shape = z.object({
  Envelope: z.object({
    Cube: z.tuple([
      z.object({
        Cube: z.tuple([
          z.object({
            time: z.iso.date(),
            Cube: z
              .array(
                z.object({
                  currency: z.string().regex(/^[A-Z]{3}$/),
                  rate: z.string().regex(/^(?=.*[1-9])\d{1,12}(\.\d{1,18})?$/),
                }),
              )
              .min(1),
          }),
        ]),
      }),
    ]),
  }),
});

const DECIMALS = 15;

/**
 * Reads the European Central Bank's `eurofxref-daily.xml` file. The file lists the value of one euro in each currency,
 * so a price in euros is the reciprocal of that value. Buying and selling rates are equal. The file contains a date
 * without a time; it is published at about 16:00. Throws a CallFailed if the text has a different format.
 */
export function readEcb(text: string): Publication {
  const { Envelope } = readXml(text, { shape, lists: ['Cube'] });
  const { time: asOf, Cube: currencies } = Envelope.Cube[0].Cube[0];
  return {
    asOf,
    publishedAt: new Date(`${asOf}T16:00:00+01:00`),
    source: 'ECB',
    base: 'EUR',
    rates: currencies.map(({ currency, rate }) => {
      const price = (1 / Number(rate)).toFixed(DECIMALS);
      return { currency, unit: 1, buying: price, selling: price };
    }),
  };
}
