import { inspect } from 'node:util';

/** A secret that can charge a card once. It is never stored, and never printed. */
export class CardToken {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** Returns the token. Use it only in a request to the processor. */
  reveal(): string {
    return this.#token;
  }

  toString(): string {
    return 'card token';
  }

  toJSON(): string {
    return this.toString();
  }

  [inspect.custom](): string {
    return this.toString();
  }
}
