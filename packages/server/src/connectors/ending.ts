import type { CallFailure } from '../ports/call-result.ts';

/** An abort signal that has one listener and a reason. An `AbortSignal` would cost as much as the rest of the call. */
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

  /** Calls the listener immediately if the call has already ended. */
  onEnd(listener: () => void): void {
    this.#listener = listener;
    if (this.#why) listener();
  }
}
