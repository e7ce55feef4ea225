import { Redacted } from './redacted.ts';

/** A secret that can charge a card once. The secret is never stored or printed. */
export class CardToken extends Redacted {
  readonly #token: string;

  constructor(token: string) {
    super();
    this.#token = token;
  }

  /** Returns the token. Use it only in a request to the processor. */
  reveal(): string {
    return this.#token;
  }

  override toString(): string {
    return 'card token';
  }
}
