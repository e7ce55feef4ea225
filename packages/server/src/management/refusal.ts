import { NotAccepted } from '../shared/not-accepted.ts';

/** Kinds of objects that a command can fail to find; the management contract has an error for each. */
export type Thing =
  | 'agency'
  | 'key'
  | 'callbackOrigin'
  | 'billingAddress'
  | 'creditRecord'
  | 'approval'
  | 'order'
  | 'supplier'
  | 'campaign'
  | 'exchangeRates'
  | 'task';

/** Thrown when an operator's action is rejected and changes nothing. The one-line message explains what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Kind of object that was not found, if that is the reason for the refusal. */
  readonly unknown: Thing | undefined;

  constructor(message: string, unknown?: Thing) {
    super(message);
    this.unknown = unknown;
  }
}

export function refuse(message: string): never {
  throw new Refusal(message);
}

export function refuseUnknown(what: Thing, message: string): never {
  throw new Refusal(message, what);
}

export class FieldRefusal extends Refusal {
  readonly field: string;
  readonly accepted: string;

  constructor(field: string, accepted: string) {
    super(`${field}: ${accepted}.`);
    this.field = field;
    this.accepted = accepted;
  }
}

export function refuseField(field: string, accepted: string): never {
  throw new FieldRefusal(field, accepted);
}

/** Converts a `NotAccepted` error into a field refusal with the same message. */
export async function inRange<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotAccepted) refuseField(error.field, error.accepted);
    throw error;
  }
}
