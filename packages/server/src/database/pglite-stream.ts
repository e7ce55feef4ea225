import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { nextTurn } from '../shared/next-turn.ts';

const YIELD_AFTER_MS = 8;
const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const FLUSH = 'H'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);

/**
 * Passes pg's messages to PGlite in complete exchanges, because PGlite cannot recover from an error in a partial
 * exchange.
 */
export class PGliteStream extends Duplex {
  readonly #database: PGlite;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;
  #lastYield = performance.now();

  constructor(database: PGlite) {
    super();
    this.#database = database;
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#exchange(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  async #exchange(written: Buffer): Promise<void> {
    this.#pending = this.#pending.length === 0 ? written : Buffer.concat([this.#pending, written]);
    const end = this.#endOfExchange();
    if (end === 0) return;
    const messages = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    await this.#letTimersRun();
    const answer: Buffer[] = [];
    // Without this callback PGlite would parse its response and keep the result.
    // Both file systems in use write synchronously, so no sync is needed.
    const onRawData = (bytes: Uint8Array) => void answer.push(Buffer.from(bytes));
    await this.#database.execProtocolRawStream(messages, { onRawData, syncToFs: false });
    if (answer.length > 0) this.push(Buffer.concat(answer));
  }

  /** Returns the number of pending bytes that form complete messages and require a response. */
  #endOfExchange(): number {
    let [at, end] = [0, 0];
    while (this.#pending.length >= at + 5) {
      // The first message of a connection has a length but no type.
      const type = this.#started ? this.#pending[at] : SYNC;
      const next = at + (this.#started ? 1 : 0) + this.#pending.readInt32BE(at + (this.#started ? 1 : 0));
      if (next > this.#pending.length || type === TERMINATE) break;
      this.#started = true;
      at = next;
      if (type === SYNC || type === QUERY || type === FLUSH) end = at;
    }
    return end;
  }

  /**
   * Yields to the event loop. PGlite responds within the same event loop turn, so a chain of queries would starve every
   * timer.
   */
  async #letTimersRun(): Promise<void> {
    if (performance.now() - this.#lastYield < YIELD_AFTER_MS) return;
    await nextTurn();
    this.#lastYield = performance.now();
  }

  // pg calls these methods on its socket; without a network they have no effect.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
