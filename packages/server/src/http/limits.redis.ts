import { Redis } from 'ioredis';
import type { Now } from '../ports/clock.ts';
import { StartupError } from '../shared/startup-error.ts';
import type { LimitStore } from './limits.ts';
import { createWindows } from './limits.windows.ts';
import type { Log } from './log.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Maximum wait for Redis, long enough that a busy process does not mistake its own delay for a Redis failure. */
const ANSWER_TIMEOUT_MS = 1_000;
/** Pause after a failure, during which no request waits for Redis. */
const REST_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

const COUNT = `local used = redis.call('incr', KEYS[1])
if used == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { used, redis.call('pttl', KEYS[1]) }`;

type Counting = { readonly countRequest: (bucket: string, milliseconds: number) => Promise<[number, number]> };

/**
 * Opens a store on Redis or Valkey that is shared by all instances. Each count is one atomic round trip. While the
 * server does not respond, each process counts separately and logs an error, so an agency may use its full limit on
 * each instance. `prefix` is prepended to every key, so that environments can share a server. Throws a StartupError if
 * the server is unreachable at startup.
 */
export async function openRedisStore(
  url: string,
  { prefix, now, log }: { readonly prefix: string; readonly now: Now; readonly log: Log },
): Promise<LimitStore> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: ANSWER_TIMEOUT_MS,
    retryStrategy: (times) => Math.min(times * 100, MAX_RECONNECT_DELAY_MS),
    keyPrefix: prefix,
    scripts: { countRequest: { lua: COUNT, numberOfKeys: 1 } },
  });
  let problem: unknown;
  redis.on('error', (error) => {
    problem = error;
  });
  await redis.connect().catch((error) => {
    redis.disconnect();
    throw unreachableAtStart(problem ?? error);
  });

  const counting = redis as Redis & Counting;
  const here = createWindows(now);
  let isAway = false;
  let restsUntil = 0;

  function noteAway(error: unknown): void {
    restsUntil = performance.now() + REST_MS;
    if (isAway) return;
    isAway = true;
    log.error({ error }, 'Redis unavailable, each process counts limits locally');
  }

  return {
    async count(bucket, windowSeconds) {
      if (performance.now() < restsUntil) return here.count(bucket, windowSeconds);
      try {
        const [used, resetMilliseconds] = await counting.countRequest(bucket, windowSeconds * 1000);
        if (isAway) log.info('Redis available again');
        isAway = false;
        return { used, resetMilliseconds };
      } catch (error) {
        noteAway(error);
        return here.count(bucket, windowSeconds);
      }
    },
    /** Redis expires the keys automatically. */
    deleteExpired: async () => {},
    close: async () => redis.disconnect(),
  };
}

function unreachableAtStart(error: unknown): StartupError {
  const { message, code } = error as NodeJS.ErrnoException;
  return new StartupError(
    `REDIS_URL: Redis does not answer (${(message || code || '').replace(/\s+/g, ' ')}). Start it, correct ` +
      'the URL, or unset REDIS_URL to count in PostgreSQL.',
    { cause: error },
  );
}
