import { existsSync } from 'node:fs';

export const REDIS_SERVER = '/usr/bin/redis-server';

/** Tests of counters in Redis count as skipped if Redis is missing. CI never skips them. */
export const leavesOutRedis = !existsSync(REDIS_SERVER) && process.env.CI !== 'true';
