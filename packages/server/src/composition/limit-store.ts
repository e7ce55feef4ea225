import { createPostgresStore } from '../http/limits.postgres.ts';
import { createMemoryStore, type LimitStore } from '../http/limits.ts';
import type { Given } from './given.ts';

/**
 * Opens the store for rate limits. Uses Redis if it is configured, and otherwise PostgreSQL. With an embedded database,
 * the single instance counts requests in memory.
 */
export async function openLimitStore({ config, database, now, log }: Given): Promise<LimitStore> {
  const { redisUrl } = config.limits;
  if (redisUrl) {
    const { openRedisStore } = await import('../http/limits.redis.ts');
    return openRedisStore(redisUrl, { prefix: `limit:${config.environment}:`, now, log });
  }
  if (database.kind === 'embedded') return createMemoryStore(now);
  return createPostgresStore(database.pool);
}
