import pg from 'pg';
import { createShares, currentShare } from './shares.ts';
import { typeParsers } from './type-parsers.ts';

export type OpenPool = { readonly pool: FairPool; readonly close: () => Promise<void> };

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** A pool whose connections are shared fairly between agencies and kinds of work, and which outlives each of them. */
export class FairPool extends pg.Pool {
  readonly #shares: ReturnType<typeof createShares>;

  constructor({ patienceMilliseconds, ...config }: pg.PoolConfig & { max: number; patienceMilliseconds: number }) {
    super({ types: typeParsers, ...config });
    this.#shares = createShares(config.max, patienceMilliseconds);
    // A connection that breaks fails the query it is at, and a new one is made. Without a listener it would end the process.
    this.on('error', () => {});
    this.on('connect', (client) => client.on('error', () => {}));
  }

  /** How many connections each share holds now, and how much waits for one. */
  usage() {
    return { held: this.#shares.held, waiting: this.#shares.countWaiting() };
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  /** `query` comes here too, with a callback. */
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
