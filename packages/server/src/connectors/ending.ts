import type { CallFailure } from '../ports/call-result.ts';

/**
 * A single-listener abort signal that carries a reason. An `AbortSignal` with its listener list would cost as much as
 * the rest of the call.
 */
export class Ending {
  #why: CallFailure | undefined;
  #listener: (() => void) | undefined;

  get why(): CallFailure | undefined {
    return this.#why;
  }

  /** Ends the call. Only the first reason is kept. */
  end(why: CallFailure): void {
    if (this.#why) return;
    this.#why = why;
    this.#listener?.();
  }

  /** Registers the listener, and calls it immediately if the call has already ended. */
  onEnd(listener: () => void): void {
    this.#listener = listener;
    if (this.#why) listener();
  }
}
