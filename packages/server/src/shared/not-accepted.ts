/**
 * The error for a value outside the accepted range of a field. Modules throw it for values that they refuse to store.
 */
export class NotAccepted extends RangeError {
  readonly field: string;
  /** The accepted values, worded to follow the field name. */
  readonly accepted: string;

  constructor(field: string, accepted: string) {
    super(`${field}: ${accepted}`);
    this.field = field;
    this.accepted = accepted;
  }
}

export function notAccepted(field: string, accepted: string): never {
  throw new NotAccepted(field, accepted);
}
