import pg from 'pg';
import { createShares, currentShare } from './shares.ts';
import { typeParsers } from './type-parsers.ts';

export type OpenPool = { readonly pool: FairPool; readonly close: () => Promise<void> };

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** A connection pool that agencies and background jobs share fairly and that survives broken connections. */
export class FairPool extends pg.Pool {
  readonly #shares: ReturnType<typeof createShares>;

  constructor({ patienceMilliseconds, ...config }: pg.PoolConfig & { max: number; patienceMilliseconds: number }) {
    super({ types: typeParsers, ...config });
    this.#shares = createShares(config.max, patienceMilliseconds);
    // If a connection breaks, its current query fails and the connection is replaced. Without a listener, the error
    // would end the process.
    this.on('error', () => {});
    this.on('connect', (client) => client.on('error', () => {}));
  }

  /** Returns the number of connections in use by each share, and the number of waiting requests. */
  usage() {
    return { held: this.#shares.held, waiting: this.#shares.countWaiting() };
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  /** `query` also calls this method, with a callback. */
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect();
    if (!connected) return connecting;
    connecting.then(
      (client) => connected(undefined, client, client.release),
      (error) => connected(error, undefined, () => {}),
    );
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    const leave = await this.#shares.take(currentShare());
    try {
      const client = await super.connect();
      const { release } = client;
      client.release = (error) => {
        release(error);
        leave();
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
}
