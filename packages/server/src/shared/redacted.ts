import { inspect } from 'node:util';

/**
 * A value that is printed only as the result of its `toString()`. This also applies to JSON and to logs of objects that
 * contain the value.
 */
export abstract class Redacted {
  abstract toString(): string;

  toJSON(): string {
    return this.toString();
  }

  [inspect.custom](): string {
    return this.toString();
  }
}
