import { z } from 'zod';
import { setting } from './declared.ts';
import { optional, positive, redisUrl, whole } from './kinds.ts';

const seconds = () => whole(1, 31_536_000);

const MAX_SCALE_IN_PRODUCTION = 10;
const scale = () => ({
  ...positive(1_000_000),
  inProduction: {
    accepts: (value: string) => Number(value) <= MAX_SCALE_IN_PRODUCTION,
    needs: `a factor of at most ${MAX_SCALE_IN_PRODUCTION}, because the limits are published`,
  },
});

export const limitSettings = () =>
  z.object({
    connections: setting('MAX_CONNECTIONS', whole(1, 100_000), {
      default: '2000',
      meaning: 'Maximum number of client connections for this process. Further connections are refused.',
    }),
    requestsUnderWay: setting('MAX_REQUESTS_UNDER_WAY', whole(2, 100_000), {
      default: '500',
      meaning:
        'Maximum number of concurrent requests in this process. Further requests return 503. One agency can have at most half of these requests.',
    }),
    rateLimitScale: setting('RATE_LIMIT_SCALE', scale(), {
      default: '1',
      meaning: 'Factor that multiplies every rate limit, for load tests',
    }),
    redisUrl: setting('REDIS_URL', optional(redisUrl()), {
      meaning:
        'Connection to Redis or Valkey, where all instances count requests for rate limits. Without it, they count in PostgreSQL.',
    }),
    carSearchTtlSeconds: setting('CAR_SEARCH_TTL_SECONDS', seconds(), {
      default: '900',
      meaning: 'Seconds for which the cars of a search can be ordered',
    }),
    carSearchSharedSeconds: setting('CAR_SEARCH_SHARED_SECONDS', whole(0, 60), {
      // Staging does not cache, so that a fault set in the sandbox takes effect in the next search.
      default: '0',
      productionDefault: '10',
      meaning: 'Seconds for which a vendor response is reused for identical car searches. 0 disables reuse.',
    }),
    transferOfferTtlSeconds: setting('TRANSFER_OFFER_TTL_SECONDS', seconds(), {
      default: '1800',
      meaning: 'Seconds for which the offers of a transfer search can be ordered',
    }),
    transferOrderTtlSeconds: setting('TRANSFER_ORDER_TTL_SECONDS', seconds(), {
      default: '3600',
      meaning: 'Seconds for which a transfer order can remain unpaid',
    }),
    passengerDetailsDays: setting('PASSENGER_DETAILS_DAYS', whole(0, 3_650), {
      default: '30',
      meaning: 'Days from the last ride until the documents of its travellers are erased',
    }),
    personalDataDays: setting('PERSONAL_DATA_DAYS', whole(1, 3_650), {
      default: '90',
      meaning: 'Days from the end of an order until its personal data is erased',
    }),
  });
