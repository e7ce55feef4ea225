import type { Json } from '../../foreign/contract.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import type { Run } from './reserving.ts';

/** What the service expects of a publisher of exchange rates. No key is needed. */
export function rulesOfPublisher({ caller, now }: Run): Rule[] {
  let published: Json;
  const publication = () => needed(published, 'no publication could be read');
  return [
    {
      id: 'rates.same',
      says: 'A publication is never changed: read again, it is the same, or a later one.',
      async check() {
        const [first, second] = [await caller.call('readExchangeRates'), await caller.call('readExchangeRates')];
        expectStatus(first, 200);
        if (first.body.publishedAt === second.body.publishedAt) expectSame('the publication', first.body, second.body);
        expectThat(first.body.publishedAt <= second.body.publishedAt, 'an earlier publication came after a later one');
        published = first.body;
        return `${published.source}, as of ${published.asOf}`;
      },
    },
    {
      id: 'rates.past',
      says: 'What is published is of the past: its day is not after the day of its publication, and that is not to come.',
      async check() {
        const { asOf, publishedAt } = publication();
        expectThat(new Date(publishedAt) <= now(), `it is published at ${publishedAt}`);
        // The day is that of the publisher, whose clock may be fourteen hours ahead of UTC.
        const latest = new Date(new Date(publishedAt).getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
        expectThat(asOf <= latest, `published at ${publishedAt}, it is of ${asOf}`);
        return publishedAt;
      },
    },
    {
      id: 'rates.once',
      says: 'Each currency has one price, the base has none, and nobody buys at more than he sells at.',
      async check() {
        const { base, rates } = publication();
        const currencies: string[] = rates.map(({ currency }: Json) => currency);
        expectThat(new Set(currencies).size === currencies.length, `twice among ${currencies.join(', ')}`);
        expectThat(!currencies.includes(base), `${base} has a price in itself`);
        const turned = rates.find(({ buying, selling }: Json) => Number(buying) > Number(selling));
        expectThat(
          turned === undefined,
          `${turned?.currency} is bought at ${turned?.buying}, sold at ${turned?.selling}`,
        );
        return `${currencies.length} currencies`;
      },
    },
    {
      id: 'request.parameter',
      says: 'A parameter that the contract does not declare is refused with 400, never ignored.',
      async check() {
        expectStatus(await caller.call('readExchangeRates', { query: { undeclared: 'true' } }), 400, 400);
        return '400';
      },
    },
  ];
}
