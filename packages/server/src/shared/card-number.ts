import { Redacted } from './redacted.ts';

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 1; place <= digits.length; place++) {
    const digit = Number(digits[digits.length - place]);
    const value = place % 2 === 0 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** A card number that is never printed in full. As text, it shows only its first six and last four digits. */
export class CardNumber extends Redacted {
  readonly #digits: string;

  constructor(digits: string) {
    super();
    this.#digits = digits;
  }

  get firstSix(): string {
    return this.#digits.slice(0, 6);
  }

  get lastFour(): string {
    return this.#digits.slice(-4);
  }

  /** Returns the full number. Use it only to charge the card and to create the keyed fingerprint of the request. */
  reveal(): string {
    return this.#digits;
  }

  override toString(): string {
    return `${this.firstSix}…${this.lastFour}`;
  }
}
