import type { Json } from '../../../fuzz/contract.ts';
import { expectSame, expectStatus, expectThat, needed, type Rule } from '../rules.ts';
import type { Run } from './reserving.ts';

/** Returns the rules for an exchange rate publisher. Publishers need no key. */
export function rulesOfPublisher({ caller, now }: Run): Rule[] {
  let published: Json;
  const publication = () => needed(published, 'no publication could be read');
  return [
    {
      id: 'rates.same',
      says: 'A publication never changes. A second call returns the same publication or a later one.',
      async check() {
        const [first, second] = [await caller.call('readExchangeRates'), await caller.call('readExchangeRates')];
        expectStatus(first, 200);
        if (first.body.publishedAt === second.body.publishedAt) expectSame('the publication', first.body, second.body);
        expectThat(first.body.publishedAt <= second.body.publishedAt, 'an earlier publication followed a later one');
        published = first.body;
        return `${published.source}, as of ${published.asOf}`;
      },
    },
    {
      id: 'rates.past',
      says: 'The day of the rates is not after the day of publication, and the publication time is not in the future.',
      async check() {
        const { asOf, publishedAt } = publication();
        expectThat(new Date(publishedAt) <= now(), `the publication time is ${publishedAt}`);
        // The date is in the publisher's time zone, which may be up to fourteen hours ahead of UTC.
        const latest = new Date(new Date(publishedAt).getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
        expectThat(asOf <= latest, `rates published at ${publishedAt} are for ${asOf}`);
        return publishedAt;
      },
    },
    {
      id: 'rates.once',
      says: 'Each currency has one price, the base currency has none, and no buying rate is above its selling rate.',
      async check() {
        const { base, rates } = publication();
        const currencies: string[] = rates.map(({ currency }: Json) => currency);
        expectThat(
          new Set(currencies).size === currencies.length,
          `a currency occurs twice in ${currencies.join(', ')}`,
        );
        expectThat(!currencies.includes(base), `${base} has a price in its own currency`);
        const turned = rates.find(({ buying, selling }: Json) => Number(buying) > Number(selling));
        expectThat(
          turned === undefined,
          `${turned?.currency} has the buying rate ${turned?.buying} and the selling rate ${turned?.selling}`,
        );
        return `${currencies.length} currencies`;
      },
    },
    {
      id: 'request.parameter',
      says: 'A parameter that the contract does not declare is refused with 400 and never ignored.',
      async check() {
        expectStatus(await caller.call('readExchangeRates', { query: { undeclared: 'true' } }), 400, 400);
        return '400';
      },
    },
  ];
}
