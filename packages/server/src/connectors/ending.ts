import type { CallFailure } from '../ports/call-result.ts';

/** Says that a call has to end, and why. It has one listener: a signal with a list of them costs as much as the rest of a call. */
export class Ending {
  #why: CallFailure | undefined;
  #listener: (() => void) | undefined;

  get why(): CallFailure | undefined {
    return this.#why;
  }

  /** The first reason stays. */
  end(why: CallFailure): void {
    if (this.#why) return;
    this.#why = why;
    this.#listener?.();
  }

  /** At once where it has ended. */
  onEnd(listener: () => void): void {
    this.#listener = listener;
    if (this.#why) listener();
  }
}
