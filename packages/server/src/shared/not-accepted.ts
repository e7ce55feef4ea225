/** What is out of the range of a field: the rooms' word for what they do not keep. */
export class NotAccepted extends RangeError {
  readonly field: string;
  /** What is accepted there, behind its name. */
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
