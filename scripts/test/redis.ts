import { existsSync } from 'node:fs';

export const REDIS_SERVER = '/usr/bin/redis-server';

/** A machine without Redis leaves out what counts in one, and counts it so; CI does not. */
export const leavesOutRedis = !existsSync(REDIS_SERVER) && process.env.CI !== 'true';
