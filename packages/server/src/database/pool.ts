import pg from 'pg';
import { typeParsers } from './type-parsers.ts';

export type OpenPool = { readonly pool: pg.Pool; readonly close: () => Promise<void> };

/** A connection that breaks fails the query it is at, and the pool makes a new one. Without a listener it would end the process. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ types: typeParsers, ...config });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
