import { z } from 'zod';
import { setting } from './config.declared.ts';
import { optional, positive, redisUrl, whole } from './config.kinds.ts';

const seconds = () => whole(1, 31_536_000);

const MAX_SCALE_IN_PRODUCTION = 10;
const scale = () => ({
  ...positive(1_000_000),
  inProduction: {
    accepts: (value: string) => Number(value) <= MAX_SCALE_IN_PRODUCTION,
    needs: `at most ${MAX_SCALE_IN_PRODUCTION}: the limits are published`,
  },
});

/** How much, and for how long. */
export const limitSettings = () =>
  z.object({
    connections: setting('MAX_CONNECTIONS', whole(1, 100_000), {
      default: '2000',
      meaning: 'how many clients may be connected to this process; more are turned away',
    }),
    requestsUnderWay: setting('MAX_REQUESTS_UNDER_WAY', whole(2, 100_000), {
      default: '500',
      meaning: 'how many requests this process works on at once; more are 503, and an agency gets half of them at most',
    }),
    rateLimitScale: setting('RATE_LIMIT_SCALE', scale(), {
      default: '1',
      meaning: 'multiplies every rate limit, for load tests',
    }),
    redisUrl: setting('REDIS_URL', optional(redisUrl()), {
      meaning: 'Redis or Valkey, where all instances count the limits; without it they count in PostgreSQL',
    }),
    carSearchTtlSeconds: setting('CAR_SEARCH_TTL_SECONDS', seconds(), {
      default: '900',
      meaning: 'how long the cars of a search can be ordered',
    }),
    carSearchSharedSeconds: setting('CAR_SEARCH_SHARED_SECONDS', whole(0, 60), {
      // A vendor that the sandbox is told to fail is seen failing in the next search.
      default: '0',
      productionDefault: '10',
      meaning: 'how long what a vendor has answered to a car search is its answer to every equal one; 0: not at all',
    }),
    transferOfferTtlSeconds: setting('TRANSFER_OFFER_TTL_SECONDS', seconds(), {
      default: '1800',
      meaning: 'how long the offers of a transfer search can be ordered',
    }),
    transferOrderTtlSeconds: setting('TRANSFER_ORDER_TTL_SECONDS', seconds(), {
      default: '3600',
      meaning: 'how long a transfer order may stay unpaid',
    }),
    passengerDetailsDays: setting('PASSENGER_DETAILS_DAYS', whole(0, 3_650), {
      default: '30',
      meaning: 'how many days after the last ride the documents of its travellers are erased',
    }),
    personalDataDays: setting('PERSONAL_DATA_DAYS', whole(1, 3_650), {
      default: '90',
      meaning: 'how many days after it was over all that an order holds of people is erased',
    }),
  });
