import { inspect } from 'node:util';

/** A value of which only `toString()` is ever printed, also as JSON and in a log of an object that contains it. */
export abstract class Redacted {
  abstract toString(): string;

  toJSON(): string {
    return this.toString();
  }

  [inspect.custom](): string {
    return this.toString();
  }
}
