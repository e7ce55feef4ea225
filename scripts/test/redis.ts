import { existsSync } from 'node:fs';

export const REDIS_SERVER = '/usr/bin/redis-server';

/** True if the tests of counters in Redis are skipped because Redis is missing. CI never skips them. */
export const leavesOutRedis = !existsSync(REDIS_SERVER) && process.env.CI !== 'true';
